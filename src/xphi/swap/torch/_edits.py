"""Changes of a model that can be taken back."""

from __future__ import annotations

from typing import Any, Protocol

from torch import nn


class Edit(Protocol):
    """A change: made, there, taken back."""

    where: str

    def make(self) -> None:
        """Make the change."""

    def there(self) -> bool:
        """Whether the model still is as the change left it."""

    def take_back(self) -> None:
        """Put back what was there."""


class Entry:
    """Another value for a key of a dictionary: a module's submodules, or its attributes.

    Parameters
    ----------
    where : str
        The path, for messages.
    holder : dict
    key : str
    new : object
    """

    def __init__(self, where: str, holder: dict[str, Any], key: str, new: Any) -> None:
        self.where, self.holder, self.key, self.new = where, holder, key, new
        self.old = holder[key]

    def make(self) -> None:
        """Put the new value in; of a module, the state of the old one goes with it."""
        if isinstance(self.new, nn.Module) and isinstance(self.old, nn.Module):
            carry(self.old, self.new)
        self.holder[self.key] = self.new

    def there(self) -> bool:
        """Whether the new value still is where it was put."""
        return self.holder.get(self.key) is self.new

    def take_back(self) -> None:
        """Put the old value back; a module that went into training or evaluation meanwhile stays so."""
        if isinstance(self.new, nn.Module) and isinstance(self.old, nn.Module):
            self.old.training = self.new.training
        self.holder[self.key] = self.old


class Forward:
    """Another `forward` for one module, by a class of its own.

    An attribute of the instance would do as well for a call, but not for a copy: the copy's would be the original's.

    Parameters
    ----------
    where : str
        The path, for messages.
    module : Module
    forward : function
    """

    def __init__(self, where: str, module: Any, forward: Any) -> None:
        self.where, self.module, self.old = where, module, type(module)
        members = {name: getattr(self.old, name) for name in ("__module__", "__qualname__", "__doc__")}
        self.new = type(self.old.__name__, (self.old,), {**members, "forward": forward})

    def make(self) -> None:
        """Give the module the class."""
        self.module.__class__ = self.new

    def there(self) -> bool:
        """Whether it still is of that class."""
        return type(self.module) is self.new

    def take_back(self) -> None:
        """Give it the old class."""
        self.module.__class__ = self.old


def carry(old: Any, new: Any) -> None:
    """Training flag and hooks of `old` for `new`; the hooks are the same dictionaries, so their handles still work."""
    new.training = old.training
    for name in vars(old):
        if "hook" in name and name in vars(new):
            vars(new)[name] = vars(old)[name]
