"""Areas that are no divisions but stand in addresses as if they were: the attribute zones of china.xml."""

import collections
import re
import xml.etree.ElementTree

from .tables import by_code, core

# What people say instead of what a zone is called in full.
SHORT = (
    (re.compile("高新技术(产业)?(开发区|园区)$|高技术产业开发区$|高新技术产业园区$"), "高新区"),
    (re.compile("经济(技术)?开发区$"), "经开区"),
)


def of_statistics(path, names, parents):
    """{code of the lowest division: zones} of the zones that the Bureau of Statistics has codes for.

    A zone lies in a county if the Ministry's list has each of its towns, by its name below the same
    prefecture, in that county; else in the prefecture.
    """
    towns = collections.defaultdict(set)
    for code, name in names.items():
        if len(code) == 9:
            towns[code[:4], name].add(parents[code])
    known = collections.defaultdict(set)
    for code, name in names.items():
        known[code[:4]].add(name)
    result = collections.defaultdict(list)
    for element in xml.etree.ElementTree.parse(path).getroot().iter("region"):
        code, name = element.get("id"), element.get("name")
        prefecture = code[:4] + "00"
        # What has the name of a division is one, of today or before; what is no longer listed may not be there.
        if (len(code) != 6 or code.endswith("00") or code in names or element.get("last")
                or name in known[code[:4]] or prefecture not in names):
            continue
        counties = [towns[code[:4], town.get("name")] for town in element]
        inside = set().union(*counties) if counties and all(len(c) == 1 for c in counties) else set()
        result[inside.pop() if len(inside) == 1 else prefecture].append(name)
    return result


def spellings(zone, place, names):
    """A zone's name and how it is said in short: 石家庄高新区 and 石家庄市高新区 for 石家庄高新技术产业开发区."""
    province = core(names[place[:2] + "0000"])
    city = names.get(place[:4] + "00", names[place[:2] + "0000"])
    stem = core(city)
    found = [zone]
    if zone.startswith(province + stem) and province != stem:
        found.append(zone[len(province):])
    for pattern, short in SHORT:
        said = pattern.sub(short, found[-1])
        if said != found[-1]:
            found.append(said)
            break
    said = found[-1]
    if said.startswith(stem) and not said.startswith(city) and city == stem + "市":
        found.append(city + said[len(stem):])
    return found


def attribute(path, statistics, names, parents):
    """{code: zones}."""
    listed = {code: text.split("|") for code, text in by_code(path, names).items()}
    given = {zone for zones in listed.values() for zone in zones}
    for code, zones in of_statistics(statistics, names, parents).items():
        listed.setdefault(code, []).extend(zone for zone in zones if zone not in given)
    result = {}
    for code, zones in listed.items():
        said = dict.fromkeys(name for zone in zones for name in spellings(zone, code, names))
        if said:
            result[code] = "|".join(said)
    return result
