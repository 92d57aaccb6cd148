"""Area codes and postcodes: the attributes area_code and postcode of china.xml.

What all below a region share stands at the region: 0571 at 杭州市 and at none of its districts.
"""

import ast
import collections
import csv
import io
import json
import re
import xml.etree.ElementTree
import zipfile

from .tables import core, rows, stem
from .wheels import expect, label

AREA_CODE, POSTCODE = re.compile("0\\d{2,3}"), re.compile("\\d{6}")
# Names that many districts have: not of the same place without the city.
COMMON = {"城", "郊", "东", "西", "南", "北", "新城", "城关", "城中", "城区", "郊区", "矿"}


class Places:
    """The provinces, prefectures and counties by what they are and were called."""

    def __init__(self, names, parents, former):
        self.names, self.parents = names, parents
        self.called = collections.defaultdict(list)
        self.provinces = {core(name): code for code, name in names.items() if code.endswith("0000")}
        for code, name in names.items():
            if len(code) == 6:
                self.called[code] = [name, *former.get(code, "").split("|")]

    def add_former(self, document):
        """Names of regions that are no more and went into one of today as a whole."""
        for element in xml.etree.ElementTree.fromstring(document).iter("region"):
            successors = (element.get("successors") or "").split()
            if len(successors) == 1:
                self.called[successors[0]].append(element.get("name"))

    def is_called(self, code, name):
        return any(text and name in (text, core(text), stem(text)) for text in self.called[code])

    def prefecture(self, province, city):
        """The prefecture of a short name, or the county right below its province; `None` for another county."""
        top = self.provinces[core(province)]
        if core(self.names[top]) == core(city):
            # 吉林市 in 吉林省; a municipality is its own city.
            below = [code for code in self.names if self.parents.get(code) == top
                     and code.endswith("00") and core(self.names[code]) == core(city)]
            return below[0] if below else top
        found = [code for code in self.names if len(code) == 6 and self.parents[code] == top
                 and self.is_called(code, city)]
        expect(len(found) <= 1, f"{province} has {found}, which are all {city}")
        return found[0] if found else None


def of_cities(wheel, places):
    """{code of a prefecture: (area code, postcode)}."""
    table = wheel.read("jionlp/dictionary/phone_location.zip")
    with zipfile.ZipFile(io.BytesIO(table)) as archive:
        text = archive.read("phone_location.txt").decode("utf-8")
    result = {}
    for line in text.splitlines():
        if not line or line[0] == "\t":
            continue
        place, area, postcode = line.split("\t")
        # The table was one of numbers once.
        postcode, area = postcode.zfill(6), re.sub("^00", "0", area)
        expect(AREA_CODE.fullmatch(area) and POSTCODE.fullmatch(postcode), f"{place}: {area}, {postcode}")
        code = places.prefecture(*(place.split(" ") if " " in place else (place, place)))
        # The counties among them have the code of their prefecture (梅河口市), or an older one (莱芜).
        if code:
            result[code] = area, postcode
    return result


def area_codes(cities, path, places):
    """{code: area code}."""
    result = {code: area for code, (area, _) in cities.items()}
    for code, name, text, _ in rows(path, 4):
        expect(places.names.get(code) == name, f"{path.name}: {code} is {places.names.get(code)}")
        expect(AREA_CODE.fullmatch(text), f"{path.name}: {text}")
        expect(result.get(code) != text, f"{path.name}: {code} is {text} without it")
        result[code] = text
    return without_shared(result, places)


def postcodes(wheel, cities, path, places):
    """{code: postcode} of what is called so in the package's list of counties, and lies where it says."""
    text = wheel.read("china_region/region.csv").decode("utf-8")
    listed = collections.defaultdict(set)
    for row in csv.DictReader(io.StringIO(text.replace("\r", ""))):
        postcode = row["zipCode"].zfill(6)
        if POSTCODE.fullmatch(postcode) and len(row["zipCode"]) > 4:
            listed[core(row["province"]), core(row["county"])].add((row["city"], row["county"], postcode))
    result = {code: postcode for code, (_, postcode) in cities.items()}
    for code in places.called:
        if code in result or code.endswith("0000"):
            continue
        found = postcode_of(code, listed, places)
        city = result.get(places.parents[code]) or result.get(code[:2] + "0000")
        # The first two digits are the province's.
        if found and (city is None or found[:2] == city[:2] or code[2:4] == "90"):
            result[code] = found
    for code, name, postcode, _ in rows(path, 4):
        expect(places.names.get(code) == name, f"{path.name}: {code} is {places.names.get(code)}")
        expect(result.get(code) == postcode, f"{path.name}: {code} is {result.get(code)} without it")
        del result[code]
    return without_shared(result, places)


def postcode_of(code, listed, places):
    """What the list has for a county by its name of today, else by one of before; `None` if it has several."""
    province, parent = places.names[code[:2] + "0000"], places.parents[code]
    cities = {core(name) for name in places.called[parent] if name} | {core(province)}
    for name in places.called[code]:
        named = listed.get((core(province), core(name)), set()) if name else set()
        near = {row for row in named if core(row[0]) in cities}
        # A county may have come from another city since: 寿县.
        if not near and core(name) not in COMMON and len({city for city, _, _ in named}) == 1:
            near = named
        found = {row[2] for row in near if row[1] == name} or {row[2] for row in near}
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def without_shared(values, places):
    """Without what the region above has as well."""
    result = {}
    for code, value in values.items():
        above = places.parents[code]
        while above and above not in values:
            above = places.parents[above]
        if values.get(above) != value:
            result[code] = value
    return result


# MARK: Held against others

def value_of(values, code, places):
    while code and code not in values:
        code = places.parents[code]
    return values.get(code)


def compare(areas, posts, places, numbers, table, other):
    """Prints where other packages say something else of an area code or a postcode."""
    compare_areas(areas, places, numbers, table)
    compare_postcodes(posts, places, other)


def compare_areas(areas, places, numbers, table):
    """Area codes with the names that Google's library has for the beginnings of telephone numbers, and with the
    other table of the package they are from."""
    given = collections.defaultdict(set)
    for code, area in areas.items():
        given[area].add(code)
    known = {}
    line = re.compile(r"^ '86(\d{2,3})':.*'zh': u\(('(?:[^'\\]|\\.)*')\)", re.M)
    for name in numbers.namelist():
        if re.fullmatch(r"phonenumbers/geodata/data\d+\.py", name):
            for digits, text in line.findall(numbers.read(name).decode("utf-8")):
                known["0" + digits] = ast.literal_eval(text)
    agreeing = 0
    for area in sorted(given.keys() | known.keys()):
        named = [code for code in given[area] if any(
            core(name) in known.get(area, "") for above in (code, places.parents[code])
            for name in places.called.get(above, ()) if name)]
        if named:
            agreeing += 1
        else:
            said = "、".join(places.names[code] for code in sorted(given[area]))
            print(f"  {area}: {said or '-'} here, {known.get(area, '-')} in {label('numbers')}")
    print(f"{label('numbers')}: {agreeing} area codes are of the same city")
    said = dict(line.split(" ") for line in table.read(
        "jionlp/dictionary/landline_phone_area_code.txt").decode("utf-8").split("\n") if line)
    same = 0
    for area, place in said.items():
        code = places.prefecture(*place.split("/"))
        mine = value_of(areas, code, places) if code else None
        if area == mine:
            same += 1
        else:
            print(f"  {area}: {place} in the table of area codes, {mine} here")
    print(f"{label('changes')}, table of area codes: {same} of {len(said)}")


def compare_postcodes(posts, places, wheel):
    """Postcodes with a list of most that are in use, by the county that each belongs to."""
    counties = collections.defaultdict(set)
    for row in json.loads(wheel.read("countrystatecity_postal_codes/data/by-country/CN/postcodes.json")):
        counties[row["localityName"]].add(row["code"])
    exact = near = 0
    for code, postcode in sorted(posts.items()):
        below = [c for c in places.parents if len(c) == 6 and c.startswith(code.rstrip("0"))]
        there = set().union(*(counties[name] for c in {code, *below} for name in places.called[c] if name))
        if postcode in there:
            exact += 1
        elif any(postcode[:4] == other[:4] for other in there):
            near += 1
        else:
            others = sorted({other[:4] for other in there})
            print(f"  {code}\t{places.names[code]}\t{postcode}\t{' '.join(others) or 'none'} there")
    print(f"{label('postcodes-2')}: {exact} of {len(posts)} postcodes are of the place, of {near} the first four digits")
