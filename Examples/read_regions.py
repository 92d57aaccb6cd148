#!/usr/bin/env python3
"""Prints a .regions file as CSV (id,parent,name, rank if there are any, attributes), depth first.

    Examples/read_regions.py china.regions > china.csv

Written from Sources/Regions/Regions.docc/FileFormat.md alone, to show that the document is enough.
It decodes everything and needs nothing but Python 3.8.
"""
import csv
import sys
import zlib


def fail(message):
    sys.exit("read_regions.py: error: " + message)


def width(x):
    return x.bit_length()


class Section:
    """Reads the parts of a section one after the other."""

    def __init__(self, data):
        self.data = data
        self.at = 0

    def number(self):
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def numbers(self, count):
        return [self.number() for _ in range(count)]

    def take(self, size):
        self.at += size
        if self.at > len(self.data):
            fail("a section ends early")
        return self.data[self.at - size:self.at]

    def text(self):
        return self.take(self.number()).decode("utf-8")

    def packed(self, count, bits):
        whole = int.from_bytes(self.take((count * bits + 7) // 8), "little")
        if bits == 0:
            return [0] * count
        digits = bin(whole)[2:].zfill(count * bits)
        end = len(digits)
        return [int(digits[end - (i + 1) * bits:end - i * bits], 2) for i in range(count)]

    def stream(self):
        size = self.number()
        data = self.take((size + 7) // 8)
        return bin(int.from_bytes(b"\1" + data, "big"))[3:3 + size]

    def monotone(self, searchable):
        count = self.number()
        last = self.number()
        low_bits = max(0, width(last // count) - 1) if count else 0
        lows = self.packed(count, low_bits)
        if not count:
            return []
        highs_size = count + (last >> low_bits) + 1
        highs = self.packed(highs_size, 1)
        samples = (count - 1) // 32
        if searchable:
            self.take((samples * width(highs_size) + 7) // 8)
            samples = (last >> low_bits) // 32
        self.take((samples * width(highs_size) + 7) // 8)
        ones = [position for position, bit in enumerate(highs) if bit]
        return [(p - i) << low_bits | lows[i] for i, p in enumerate(ones)]


def decoder(counts):
    """A table from codes, as strings of 0 and 1, to symbol numbers."""
    table = {}
    code = 0
    for length, count in enumerate(counts, 1):
        code <<= 1
        for _ in range(count):
            table[format(code, "0%db" % length)] = len(table)
            code += 1
    return table


def decode(table, stream, at):
    end = at + 1
    while stream[at:end] not in table:
        end += 1
        if end - at > 24:
            fail("a code is not in the table")
    return table[stream[at:end]], end


def texts(section):
    count, _, longest, terminator_length = section.numbers(4)
    counts = []
    symbols = []  # by code: a reference
    pairs = characters = 0
    terminator = object()
    for length in range(1, longest + 1):
        enders, others, single = section.numbers(3)
        row = [terminator] if length == terminator_length else []
        row += [("pair", pairs + i) for i in range(enders + others)]
        row += [("character", characters + i) for i in range(single)]
        pairs += enders + others
        characters += single
        symbols += row
        counts.append(len(row))
    unused_pairs, unused_characters = section.numbers(2)
    pairs += unused_pairs
    characters += unused_characters
    w = width(pairs + characters)
    lefts = [x & (1 << w) - 1 for x in section.monotone(False)]
    rights = section.packed(pairs, w)
    pages = section.numbers(section.number())
    v = width(max(1, 4096 * len(pages) - 1))
    places = [x & (1 << v) - 1 for x in section.monotone(False)]
    alphabet = [chr(pages[p // 4096] * 4096 + p % 4096) for p in places]
    section.monotone(False)
    stream = section.stream()
    known = {}

    def expand(reference):
        """The text of a symbol, and whether the terminator ends it."""
        if reference == pairs + characters:
            return "", True
        if reference >= pairs:
            return alphabet[reference - pairs], False
        if reference not in known:
            left, _ = expand(lefts[reference])
            right, ends = expand(rights[reference])
            known[reference] = left + right, ends
        return known[reference]

    table = decoder(counts)
    result = []
    at = 0
    for _ in range(count):
        text = ""
        while True:
            symbol, at = decode(table, stream, at)
            symbol = symbols[symbol]
            if symbol is terminator:
                break
            kind, index = symbol
            part, ends = expand(index if kind == "pair" else pairs + index)
            text += part
            if ends:
                break
        result.append(text)
    return result


def digits(section, levels):
    block_size = 1 << section.number()
    parameters = []
    for _ in levels:
        lengths = section.numbers(section.number())
        unit, step, family, ascending = section.numbers(4)
        parameters.append((lengths, unit, step, family, ascending, section.monotone(True)))
    section.numbers(len(levels))
    counts = section.numbers(section.number())
    escape = section.number() - 1
    jump_width, remainder_width, run_width = section.numbers(3)
    tokens = section.packed(sum(counts), jump_width + remainder_width + run_width)
    table = decoder(counts)
    starts = section.monotone(False)
    stream = section.stream()
    section.packed(section.number(), width(sum(levels)))
    ids = []
    block = 0
    for nodes, (lengths, unit, step, family, ascending, bases) in zip(levels, parameters):
        for index, base in enumerate(bases):
            keys = []
            at = starts[block]
            block += 1
            size = min(block_size, nodes - index * block_size)
            key = base
            if ascending or stream[at] == "0":
                keys.append(key)
            at += 0 if ascending else 1
            while len(keys) < size:
                token, at = decode(table, stream, at)
                run = 0
                if token == escape:
                    w = int(stream[at:at + 6], 2)
                    z = int(stream[at + 6:at + 6 + w] or "0", 2)
                    at += 6 + w
                    key += z // 2 if z % 2 == 0 else -((z + 1) // 2)
                else:
                    field = tokens[token]
                    jump = field & (1 << jump_width) - 1
                    remainder = field >> jump_width & (1 << remainder_width) - 1
                    run = field >> jump_width + remainder_width
                    key = key + remainder if jump == 0 else (key // family + jump) * family + remainder
                keys.append(key)
                for _ in range(run):
                    key += step
                    keys.append(key)
                # A run may end behind the block.
            for key in keys[:size]:
                key *= unit
                if len(lengths) <= 1:
                    ids.append(str(key).zfill(lengths[0] if lengths else 1))
                else:
                    value, rank = divmod(key, len(lengths))
                    value //= 10 ** (lengths[-1] - lengths[rank])
                    ids.append(str(value).zfill(lengths[rank]))
    return ids


def spelled(column, nodes, names):
    separator = column.text()
    spellings = texts(column)
    characters = column.monotone(True)
    numbers = column.packed(len(characters), width(len(spellings)))
    spelling = {chr(c): spellings[n] for c, n in zip(characters, numbers)}
    exceptions = dict(zip(column.monotone(True), texts(column)))
    return [
        exceptions[node] if node in exceptions
        else separator.join(spelling[character] for character in names[node])
        for node in nodes]


def attributes(section, count, names):
    columns = []
    for _ in range(section.number()):
        column = Section(section.take(section.number()))
        name = column.text()
        kind, sparse = column.numbers(2)
        if kind > 2:
            continue
        nodes = column.monotone(True) if sparse else range(count)
        if kind == 0:
            values = texts(column)
        elif kind == 2:
            values = spelled(column, nodes, names)
        else:
            size, minimum, bits = column.numbers(3)
            minimum -= (minimum >> 63) << 64
            values = [(minimum + x + 2**63) % 2**64 - 2**63 for x in column.packed(size, bits)]
        columns.append((name, dict(zip(nodes, values))))
    return columns


def ranks(section, count):
    for _ in range(section.number()):
        section.text()
    starts = section.monotone(True)
    values = section.packed(len(starts), section.number())
    result = {}
    for start, end, value in zip(starts, starts[1:] + [count], values):
        if value:
            result.update(dict.fromkeys(range(start, end), value))
    return result


def main(path):
    data = open(path, "rb").read()
    if data[:8] != b"\x89Region\n":
        fail("not a .regions file")
    little = lambda at, size: int.from_bytes(data[at:at + size], "little")
    if little(8, 2) != 1:
        fail("unknown version %d" % little(8, 2))
    if little(16, 8) != len(data):
        fail("wrong size")
    table_end = 32 + 24 * little(12, 4)
    if zlib.crc32(data[:28] + data[32:table_end]) != little(28, 4):
        fail("the header is damaged")
    sections = {}
    for at in range(32, table_end, 24):
        offset, size = little(at + 8, 8), little(at + 16, 8)
        content = data[offset:offset + size]
        if zlib.crc32(content) != little(at + 4, 4):
            fail("section %s is damaged" % data[at:at + 4].decode())
        sections[data[at:at + 4]] = Section(content)

    tree = sections[b"TREE"]
    count = tree.number()
    levels = tree.numbers(tree.number())
    families = tree.monotone(True)
    run_starts = tree.monotone(True)
    run_families = tree.monotone(True) + [len(families)]
    children = {}
    for run, start in enumerate(run_starts):
        for family in range(run_families[run], run_families[run + 1]):
            end = families[family + 1] if family + 1 < len(families) else count
            children[start + family - run_families[run]] = range(families[family], end)

    section = sections[b"IDS "]
    ids = digits(section, levels) if section.number() == 0 else texts(section)
    names = texts(sections[b"NAME"])
    columns = attributes(sections[b"ATTR"], count, names) if b"ATTR" in sections else []
    if b"RANK" in sections:
        columns.insert(0, ("rank", ranks(sections[b"RANK"], count)))

    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["id", "parent", "name"] + [name for name, _ in columns])
    stack = [(node, "") for node in reversed(range(levels[0]))]
    while stack:
        node, parent = stack.pop()
        values = [column.get(node, "") for _, column in columns]
        out.writerow([ids[node], parent, names[node]] + values)
        stack += [(child, ids[node]) for child in reversed(children.get(node, ()))]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: read_regions.py FILE")
    sys.stdout.reconfigure(encoding="utf-8", newline="")
    main(sys.argv[1])
