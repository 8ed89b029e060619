"""Verilog-2001: a module, its entries for ``$readmemh``, and a bench that tries every input and counts what differs."""

from __future__ import annotations

from collections.abc import Iterable

from xphi.integers.emit._parts import header, steps
from xphi.integers.kinds import Kind
from xphi.integers.result import Table
from xphi.integers.schemes import Steps


def files(table: Table, name: str, file: str) -> list[tuple[str, str | bytes]]:
    """The module, its entries, the bench, and the outputs that the bench expects."""
    scheme = steps(table)
    module = "\n".join([*_module(table, scheme, name), ""])
    bench = "\n".join([*_bench(table, name), ""])
    return [
        (file, module),
        (f"{name}.mem", _memory(table.entries.tolist(), table.result)),
        (f"{name}_tb.v", bench),
        (f"{name}_expected.mem", _memory(table.outputs.tolist(), table.result)),
    ]


def _memory(values: Iterable[int], kind: Kind) -> str:
    """One number in a line, in two's complement."""
    digits, mask = -(-kind.width // 4), (1 << kind.width) - 1
    return "".join(f"{value & mask:0{digits}x}\n" for value in values)


def _module(table: Table, scheme: Steps, name: str) -> list[str]:
    source, result = table.source, table.result
    signed = " signed" if result.signed else ""
    # one bit more than the input: its difference from the lowest is not negative
    wide = source.width + 1
    count = len(table)
    lines = [
        *(f"// {line}" for line in header(table)),
        f"module {name} (",
        f"    input  wire{' signed' if source.signed else ''} [{source.width - 1}:0] q,",
        f"    output wire{signed} [{result.width - 1}:0] y",
        ");",
        f"    reg{signed} [{result.width - 1}:0] entries [0:{count - 1}];",
        f'    initial $readmemh("{name}.mem", entries);',
        f"    wire signed [{wide}:0] place = $signed({{{_extension(source)}, q}}) - ({scheme.low});",
    ]
    if not scheme.linear:
        return [*lines, f"    assign y = entries[place[{wide - 1}:{scheme.shift}]];", "endmodule"]
    # the rise has a bit more than an entry; times an offset of `shift` bits, and rounded, it fits below
    span = result.width + scheme.shift + 3
    zeros = f"{{{span - scheme.shift}{{1'b0}}}}"
    low = _widened(result, "low", span)
    high = _widened(result, "high", span)
    return [
        *lines,
        f"    wire [{wide - scheme.shift - 1}:0] i = place[{wide - 1}:{scheme.shift}];",
        f"    wire{signed} [{result.width - 1}:0] low = entries[i];",
        f"    wire{signed} [{result.width - 1}:0] high = entries[i + 1'b1];",
        f"    wire signed [{span - 1}:0] offset = $signed({{{zeros}, place[{scheme.shift - 1}:0]}});",
        f"    wire signed [{span - 1}:0] first = $signed({{{low}}});",
        f"    wire signed [{span - 1}:0] rise = $signed({{{high}}}) - first;",
        f"    wire signed [{span - 1}:0] moved = (rise * offset + {scheme.half}) >>> {scheme.shift};",
        f"    wire signed [{span - 1}:0] sum = first + moved;",
        f"    assign y = sum[{result.width - 1}:0];",
        "endmodule",
    ]


def _extension(kind: Kind) -> str:
    """Two bits above an input that keep its value."""
    return f"{{2{{q[{kind.width - 1}]}}}}" if kind.signed else "2'b00"


def _widened(kind: Kind, value: str, span: int) -> str:
    """An entry, and above it the bits that keep its value."""
    bit = f"{value}[{kind.width - 1}]" if kind.signed else "1'b0"
    return f"{{{span - kind.width}{{{bit}}}}}, {value}"


def _bench(table: Table, name: str) -> list[str]:
    source, result = table.source, table.result
    count, width = len(table.truth.codes), result.width
    return [
        f"// Tries all {count} inputs of {name}; prints PASS, or what differs and FAIL.",
        "`timescale 1ns/1ps",
        f"module {name}_tb;",
        f"    reg [{source.width - 1}:0] q;",
        f"    wire [{width - 1}:0] y;",
        f"    reg [{width - 1}:0] expected [0:{count - 1}];",
        "    integer k, wrong;",
        f"    {name} under_test (.q(q), .y(y));",
        "    initial begin",
        f'        $readmemh("{name}_expected.mem", expected);',
        "        wrong = 0;",
        f"        for (k = 0; k < {count}; k = k + 1) begin",
        f"            q = k + ({source.low});",
        "            #1;",
        "            if (y !== expected[k]) begin",
        "                wrong = wrong + 1;",
        '                if (wrong <= 10) $display("input %0h: %0h, expected %0h", q, y, expected[k]);',
        "            end",
        "        end",
        f'        if (wrong == 0) $display("PASS: {count} inputs");',
        '        else $display("FAIL: %0d inputs differ", wrong);',
        "        $finish;",
        "    end",
        "endmodule",
    ]
