"""``python -m xphi`` is the command line."""

from xphi.cli import main

main()
