"""Writes a tree in every form that is known, for `Scripts/corpus transplant`.

`FORMS` has the forms: each takes a `Plant` and returns the files, as {name: bytes}, and how the IDs come out:
a function of a node, or `None` where the form tells none.
"""
import csv, io, json, re
from xml.sax.saxutils import escape, quoteattr

import perturb

LEVELS = [
    ("region", "province", "district", "ward"), ("state", "county", "city", "village"),
    ("province", "city", "area", "street"), ("departamento", "provincia", "distrito", "barrio"),
    ("land", "kreis", "gemeinde", "ortsteil"), ("provinsi", "kabupaten", "kecamatan", "desa"),
    ("oblast", "raion", "commune", "village"), ("regione", "provincia", "comune", "frazione"),
]
PLURALS = [
    ("regions", "provinces", "districts", "wards"), ("states", "counties", "cities", "villages"),
    ("provinces", "cities", "areas", "streets"), ("departamentos", "provincias", "distritos", "barrios"),
    ("laender", "kreise", "gemeinden", "ortsteile"), ("provinsi", "kabupaten", "kecamatan", "desa"),
    ("oblasts", "raions", "communes", "villages"), ("regioni", "province", "comuni", "frazioni"),
]
BELOW = ["children", "items", "nodes", "subdivisions", "sub", "areas", "divisions", "childs", "list", "units"]
NAMES = ["name", "title", "label", "text", "nombre", "region_name"]
IDS = ["id", "code", "value", "key", "geo_id", "region_code"]
PARENTS = ["parent_id", "parent", "pid", "parentId", "parent_code", "superior", "upper_code", "belongs_to"]


class Node:
    def __init__(self, name, code, above):
        self.name, self.code, self.above, self.below = name, code, above, []
        self.level = above.level + 1 if above else 0

    @property
    def line(self):
        """The nodes from the root to this one."""
        return (self.above.line if self.above else []) + [self]


class Plant:
    """A tree to be written, its codes, and what is random about it."""

    def __init__(self, roots, random):
        self.roots, self.random = roots, random
        self.nodes = [node for root in roots for node in self.walk(root)]
        self.depth = max(node.level for node in self.nodes) + 1
        self.by_level = [[n for n in self.nodes if n.level == k] for k in range(self.depth)]
        self.place = {node: place for place, node in enumerate(self.nodes)}
        which = random.randrange(len(LEVELS))
        self.words, self.plurals = LEVELS[which], PLURALS[which]
        self.number()

    def walk(self, node):
        yield node
        for below in node.below:
            yield from self.walk(below)

    def number(self):
        """The source's own codes if all have one that nobody else has; else codes by place, or running numbers."""
        codes = [node.code for node in self.nodes]
        # What the tool made of places is no source's own.
        own = len(set(codes)) == len(codes) and all(0 < len(c) < 20 and "/" not in c for c in codes)
        self.scheme = self.random.choice(["own", "own", "prefix", "running"] if own else ["prefix", "running"])
        self.local = {}
        widths = [max([2] + [len(str(len(n.below))) for n in level]) for level in [[]] + self.by_level]
        start = self.random.choice([1, 1, 11, 100, 3001])

        def number(nodes, prefix):
            for place, node in enumerate(nodes):
                part = str(place + (11 if not prefix and len(nodes) < 80 else 1))
                self.local[node] = part
                code = prefix + part.zfill(max(widths[node.level], len(str(len(nodes) + 11)) if not prefix else 0))
                if self.scheme == "prefix":
                    node.code = code
                elif self.scheme == "running":
                    node.code = str(start + self.place[node])
                number(node.below, code)

        number(self.roots, "")

    # What records have besides.

    def columns_besides(self, most=6):
        """Columns that say nothing about the tree, as (heading, function of a node)."""
        pick, place = self.random, self.place
        mix = lambda n, by: (place[n] * 7919 + len(n.name) * 31 + by * 17) % 9973
        found = [
            ("population", lambda n: str(500 + mix(n, 1) * 37)), ("area_km2", lambda n: f"{mix(n, 2) / 7:.2f}"),
            ("lat", lambda n: f"{10 + mix(n, 3) / 311:.5f}"), ("lon", lambda n: f"{20 + mix(n, 4) / 211:.5f}"),
            ("name_en", lambda n: "Place " + "".join(chr(97 + int(d)) for d in str(mix(n, 5))).capitalize()),
            ("postal_code", lambda n: f"{10000 + mix(n, 6) * 9}"), ("timezone", lambda n: f"UTC+{n.line[0].level + 2}"),
            ("updated_at", lambda n: f"2021-{mix(n, 7) % 12 + 1:02}-{mix(n, 8) % 28 + 1:02}"),
            ("active", lambda n: ["true", "false"][mix(n, 9) % 13 == 0]), ("founded", lambda n: str(1700 + mix(n, 10) % 300)),
            ("capital", lambda n: n.below[0].name if n.below else ""), ("phone_prefix", lambda n: f"0{mix(n, 11) % 800 + 100}"),
            ("wikidata", lambda n: f"Q{mix(n, 12) * 13 + 1000}"), ("status", lambda n: "official"),
        ]
        return pick.sample(found, pick.choice([0, 0, 1, 2, 3, most]))

    def record(self, node, keys, besides, name):
        found = {keys[0]: node.code, name: node.name} if keys else {name: node.name}
        found.update({heading: cell(node) for heading, cell in besides})
        return found

    def rows(self, headings, rows, stem="data", forms=("csv", "csv", "csv", "json", "json", "xml", "sqlite")):
        """A table in one of the forms that tables have."""
        form = self.random.choice(forms)
        return dict([perturb.Table(headings, rows, form, self.random.choice(",,,;\t")).written(stem)])


def dump(value, stem="data"):
    return {stem + ".json": json.dumps(value, ensure_ascii=False).encode()}


def text(name, lines):
    return {name: ("\n".join(lines) + "\n").encode()}


CODE = lambda node: node.code


# One list with parents.

def adjacency(p):
    besides, keys = p.columns_besides(), (p.random.choice(IDS), p.random.choice(PARENTS))
    name, top = p.random.choice(NAMES), p.random.choice(["", "", "0"])
    if top in {node.code for node in p.nodes}:
        top = ""
    rows = [[n.code, n.name, n.above.code if n.above else top, *(cell(n) for _, cell in besides)] for n in p.nodes]
    headings = [keys[0], name, keys[1], *(heading for heading, _ in besides)]
    order = list(range(len(headings)))
    if p.random.random() < 0.5:
        p.random.shuffle(order)
    if p.random.random() < 0.3:
        p.random.shuffle(rows)
    return p.rows([headings[i] for i in order], [[row[i] for i in order] for row in rows]), CODE


def adjacency_kinds(p):
    """With the level's word, and a parent that is given with its own kind."""
    besides = p.columns_besides(2)
    headings = ["code", "name", "type", "parent_code", *(heading for heading, _ in besides)]
    rows = [[n.code, n.name, p.words[n.level].capitalize(), n.above.code if n.above else "",
             *(cell(n) for _, cell in besides)] for n in p.nodes]
    return p.rows(headings, rows), CODE


def keyed_adjacency(p):
    besides = p.columns_besides(3)
    return dump({n.code: {"name": n.name, "parent": n.above.code if n.above else None,
                          **{h: c(n) for h, c in besides}} for n in p.nodes}), CODE


def yaml_adjacency(p):
    lines = []
    for n in p.nodes:
        lines += [f"- id: {json.dumps(n.code)}", f"  name: {json.dumps(n.name, ensure_ascii=False)}"]
        if n.above:
            lines.append(f"  parent: {json.dumps(n.above.code)}")
    return text("regions.yml", lines), CODE


def json_api(p):
    return dump({"data": [
        {"type": "regions", "id": n.code, "attributes": {"name": n.name},
         "relationships": {"parent": {"data": {"type": "regions", "id": n.above.code} if n.above else None}}}
        for n in p.nodes]}), CODE


def json_lines(p):
    return text("regions.jsonl", [json.dumps(
        {"_id": n.code, "name": n.name, "parent": n.above.code if n.above else None}, ensure_ascii=False)
        for n in p.nodes]), CODE


def couch(p):
    rows = [{"id": n.code, "key": n.code, "value": {"rev": f"1-{p.place[n] * 7919 % 65537:04x}"}, "doc": {
        "_id": n.code, "name": n.name, "parent": n.above.code if n.above else None}} for n in p.nodes]
    return dump({"total_rows": len(rows), "offset": 0, "rows": rows}), CODE


def geo_properties(p):
    besides = p.columns_besides(3)
    return dump({"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {
            "code": n.code, "name": n.name, "parent_code": n.above.code if n.above else None,
            **{h: c(n) for h, c in besides}},
         "geometry": {"type": "Point", "coordinates": [20 + p.place[n] / 7, 50 - p.place[n] / 9]}} for n in p.nodes]}), CODE


def children_ids(p):
    return dump([{"id": n.code, "name": n.name, "children": [b.code for b in n.below]} for n in p.nodes]), CODE


# Nested.

def nested(p):
    besides = p.columns_besides(3)
    key = p.random.choice([[p.random.choice(BELOW)] * 9, list(p.plurals[1:]) + ["units"] * 9])
    ids, name = p.random.choice(IDS), p.random.choice(NAMES)
    empty = p.random.random() < 0.3

    def write(n):
        found = p.record(n, (ids,), besides, name)
        if n.below or empty:
            found[key[n.level]] = [write(b) for b in n.below]
        return found

    value = [write(root) for root in p.roots]
    return dump(p.random.choice([value, {p.plurals[0]: value}, {"code": 200, "message": "ok", "data": value}])), CODE


def nested_names(p):
    key = p.random.choice([[p.random.choice(BELOW)] * 9, list(p.plurals[1:]) + ["units"] * 9])

    def write(n):
        if not n.below and n.level == p.depth - 1:
            return n.name
        return {"name": n.name, key[n.level]: [write(b) for b in n.below]}

    return dump([write(root) for root in p.roots]), None


def nested_yaml(p):
    lines = []

    def write(n, front):
        lines.append(f"{front}- code: {json.dumps(n.code)}")
        lines.append(f"{front}  name: {json.dumps(n.name, ensure_ascii=False)}")
        if n.below:
            lines.append(f"{front}  {p.plurals[n.level + 1] if n.level < 3 else 'children'}:")
            for b in n.below:
                write(b, front + "    ")

    for root in p.roots:
        write(root, "")
    return text("regions.yaml", lines), CODE


def tuples(p):
    def write(n):
        return [n.code, n.name] + ([[write(b) for b in n.below]] if n.below else [])
    return dump([write(root) for root in p.roots]), CODE


def module(p):
    ids, name, below = p.random.choice([("value", "label", "children"), ("id", "name", "cities"), ("code", "text", "sub")])

    def write(n, front):
        inner = "".join(write(b, front + "  ") for b in n.below)
        part = f", {below}: [\n{inner}{front}]" if n.below else ""
        return f"{front}{{ {ids}: {json.dumps(n.code)}, {name}: {json.dumps(n.name, ensure_ascii=False)}{part} }},\n"

    head = p.random.choice(["export default [", "module.exports = [", "const REGIONS = [", "export const regions: Region[] = ["])
    return {"regions.js" if "Region[]" not in head else "regions.ts": (
        "// Regions\n" + head + "\n" + "".join(write(r, "  ") for r in p.roots) + "];\n").encode()}, CODE


def php(p):
    quote = lambda s: "'" + s.replace("\\", "\\\\").replace("'", "\\'") + "'"

    def write(n, front):
        inner = "".join(write(b, front + "  ") for b in n.below)
        part = f", 'children' => array(\n{inner}{front})" if n.below else ""
        return f"{front}array('id' => {quote(n.code)}, 'name' => {quote(n.name)}{part}),\n"

    return {"regions.php": ("<?php\nreturn array(\n" + "".join(write(r, "  ") for r in p.roots) + ");\n").encode()}, CODE


# Dictionaries.

def by_name(p):
    """Names that hold names, arrays of texts below: where a place is not as deep, it is empty or an array as well."""
    def write(n):
        if n.level == p.depth - 2 or n.below and not any(b.below for b in n.below):
            return [b.name for b in n.below]
        return {b.name: write(b) for b in n.below}
    return dump({root.name: write(root) for root in p.roots}), None


def by_name_yaml(p):
    lines = []
    quote = lambda s: json.dumps(s, ensure_ascii=False)

    def write(n, front):
        lines.append(f"{front}{quote(n.name)}:" + ("" if n.below else " []"))
        for b in n.below:
            if n.level == p.depth - 2:
                lines.append(f"{front}  - {quote(b.name)}")
            else:
                write(b, front + "  ")

    for root in p.roots:
        write(root, "")
    return text("regions.yml", lines), None


def by_code(p):
    besides = p.columns_besides(2)
    key = p.random.choice([[p.random.choice(BELOW)] * 9, list(p.plurals[1:]) + ["units"] * 9])

    def write(n):
        found = {"name": n.name, **{h: c(n) for h, c in besides}}
        if n.below:
            found[key[n.level]] = {b.code: write(b) for b in n.below}
        return found

    return dump({root.code: write(root) for root in p.roots}), CODE


def below_codes(p):
    """Names by code, a dictionary for each place that has any below it."""
    found = {"0": {root.code: root.name for root in p.roots}}
    if any(n.code == "0" for n in p.nodes):
        return None
    for n in p.nodes:
        if n.below:
            found[n.code] = {b.code: b.name for b in n.below}
    return dump(found), CODE


def level_dictionaries(p):
    """Names by code, a dictionary for each level; the codes tell what is above."""
    if p.scheme != "prefix":
        return None
    return dump({f"{word}_list": {n.code: n.name for n in level} for word, level in zip(p.words, p.by_level)}), CODE


# Tables.

def tables(p):
    """A file a level, of whatever form."""
    if p.depth > 4:
        return None
    files, form = {}, p.random.choice(["csv", "json", "xml"])
    for k, level in enumerate(p.by_level):
        besides = p.columns_besides(2)
        headings = ["id", "name"] + ([p.words[k - 1] + "_id"] if k else []) + [h for h, _ in besides]
        rows = [[n.code, n.name] + ([n.above.code] if k else []) + [c(n) for _, c in besides] for n in level]
        files.update(p.rows(headings, rows, p.plurals[k], (form,)))
    return files, CODE


def prefix(p):
    if p.scheme != "prefix":
        return None
    besides = p.columns_besides()
    return p.rows(["code", "name", *(h for h, _ in besides)],
                  [[n.code, n.name, *(c(n) for _, c in besides)] for n in p.nodes]), CODE


def wide(p, local=False, coded=True):
    """A row for each place that has nothing below; a code and a name a level, or names alone."""
    if p.depth > 4:
        return None
    besides = p.columns_besides(3)
    headings, own = [], lambda n: p.local[n] if local else n.code
    for k in range(p.depth):
        headings += [p.words[k] + "_code", p.words[k] + "_name"] if coded else [p.words[k]]
    rows = []
    for leaf in p.nodes:
        if not leaf.below:
            row = []
            for n in leaf.line:
                row += [own(n), n.name] if coded else [n.name]
            rows.append(row + [""] * (len(headings) - len(row)) + [c(leaf) for _, c in besides])
    return p.rows(headings + [h for h, _ in besides], rows), None if local or not coded else CODE


def wide_local(p):
    return wide(p, local=True)


def wide_names(p):
    return wide(p, coded=False)


def wide_geo(p):
    """GADM's properties without those of the country: of an evenly deep tree the lowest level's features."""
    if any(not n.below and n.level < p.depth - 1 for n in p.nodes):
        return None
    features = []
    for leaf in p.by_level[-1]:
        found = {}
        for k, n in enumerate(leaf.line):
            found[f"GID_{k + 1}"], found[f"NAME_{k + 1}"] = "XXX." + ".".join(p.local[m] for m in n.line) + "_1", n.name
        features.append({"type": "Feature", "properties": found, "geometry": None})
    return dump({"type": "FeatureCollection", "features": features}, "gadm"), None


def noted_tsv(p):
    """With a title, a note below, and a blank line between."""
    rows = [[n.code, n.name, n.above.code if n.above else ""] for n in p.nodes]
    lines = ["Administrative divisions, as of 2021", "", "code\tname\tparent code"]
    lines += ["\t".join(row) for row in rows]
    return text("regions.tsv", lines + ["", "Source: office of statistics"]), CODE


def path_cells(p):
    mark = p.random.choice(["/", " > ", "|", "::"])
    if any(mark.strip() in n.name for n in p.nodes):
        return None
    return p.rows(["code", "path"], [[n.code, mark.join(m.name for m in n.line)] for n in p.nodes]), CODE


def level_column(p):
    return p.rows(["level", "code", "name"], [[str(n.level + 1), n.code, n.name] for n in p.nodes], forms=("csv", "json")), CODE


def markdown(p):
    clean = lambda s: s.replace("|", "/")
    return text("regions.md", ["# Regions", "", "| Code | Name | Parent |", "|---|---|---|"] + [
        f"| {n.code} | {clean(n.name)} | {n.above.code if n.above else ''} |" for n in p.nodes]), CODE


# Texts.

def indented(p):
    step = p.random.choice(["\t", "  ", "    "])
    return text("regions.txt", [step * n.level + n.name for n in p.nodes]), None


def outlined(p):
    step = p.random.choice(["  ", "    "])
    return text("regions.txt", [step * n.level + "- " + n.name for n in p.nodes]), None


# Elements.

def elements(p):
    tags = p.random.choice([p.words + ("x",) * 9, ("node",) * 9, ("area",) * 9])

    def write(n):
        inner = "".join(write(b) for b in n.below)
        return f"<{tags[n.level]} code={quoteattr(n.code)} name={quoteattr(n.name)}>{inner}</{tags[n.level]}>"

    return text("regions.xml", ["<regions>"] + [write(root) for root in p.roots] + ["</regions>"]), CODE


def element_fields(p):
    if p.depth > 4:
        return None
    wrap = p.random.random() < 0.5

    def write(n):
        inner = "".join(write(b) for b in n.below)
        if wrap and inner:
            inner = f"<{p.plurals[n.level + 1]}_list>{inner}</{p.plurals[n.level + 1]}_list>"
        word = p.words[n.level]
        return f"<{word}><id>{escape(n.code)}</id><name>{escape(n.name)}</name>{inner}</{word}>"

    return text("regions.xml", ["<data>"] + [write(root) for root in p.roots] + ["</data>"]), CODE


def plist(p):
    def write(n):
        inner = "".join(write(b) for b in n.below)
        below = f"<key>children</key><array>{inner}</array>" if n.below else ""
        return (f"<dict><key>code</key><string>{escape(n.code)}</string><key>name</key>"
                f"<string>{escape(n.name)}</string>{below}</dict>")
    return text("regions.plist", ['<?xml version="1.0"?>', '<plist version="1.0"><array>']
                + [write(root) for root in p.roots] + ["</array></plist>"]), CODE


def select(p):
    if p.depth != 2 or any(not root.below for root in p.roots):
        return None
    lines = ['<select name="region">', '<option value="">Please choose</option>']
    for root in p.roots:
        lines.append(f"<optgroup label={quoteattr(root.name)}>")
        lines += [f"<option value={quoteattr(b.code)}>{escape(b.name)}</option>" for b in root.below]
        lines.append("</optgroup>")
    return text("regions.html", lines + ["</select>"]), None


def html_table(p):
    cells = lambda tag, row: "<tr>" + "".join(f"<{tag}>{escape(c)}</{tag}>" for c in row) + "</tr>"
    return text("regions.html", ["<html><body><h1>Regions</h1><table>", cells("th", ["Code", "Name", "Parent"])] + [
        cells("td", [n.code, n.name, n.above.code if n.above else ""]) for n in p.nodes] + ["</table></body></html>"]), CODE


# Envelopes.

def sql_dump(p):
    """A table a level, and tables of something else."""
    if p.depth > 4:
        return None
    quote = lambda s: "'" + s.replace("'", "''") + "'"
    lines = ["SET NAMES utf8;"]
    for k, level in enumerate(p.by_level):
        columns = ["id", "name"] + ([p.words[k - 1] + "_id"] if k else [])
        lines.append(f"CREATE TABLE `{p.plurals[k]}` ({', '.join(f'`{c}` varchar(99)' for c in columns)});")
        for start in range(0, len(level), 50):
            values = ",\n".join("(" + ", ".join(map(quote, [n.code, n.name] + ([n.above.code] if k else []))) + ")"
                                for n in level[start:start + 50])
            lines.append(f"INSERT INTO `{p.plurals[k]}` ({', '.join(f'`{c}`' for c in columns)}) VALUES\n{values};")
    lines.append("CREATE TABLE `users` (`id` int, `login` varchar(20), `email` varchar(40));")
    lines.append("INSERT INTO `users` VALUES (1, 'admin', 'admin@example.org'), (2, 'editor', 'e@example.org');")
    return text("dump.sql", lines), CODE


def firestore(p):
    def write(n):
        found = {"name": n.name, "order": p.place[n]}
        found["__collections__"] = (
            {p.plurals[min(n.level + 1, 3)]: {b.code: write(b) for b in n.below}} if n.below else {})
        return found
    return dump({"__collections__": {p.plurals[0]: {root.code: write(root) for root in p.roots}}}), CODE


def rails_fixtures(p):
    if p.depth > 4:
        return None
    files = {}
    label = {n: f"{p.words[n.level]}_{p.place[n]}" for n in p.nodes}
    for k, level in enumerate(p.by_level):
        lines = []
        for n in level:
            lines += [f"{label[n]}:", f"  code: {json.dumps(n.code)}", f"  name: {json.dumps(n.name, ensure_ascii=False)}"]
            if k:
                lines.append(f"  {p.words[k - 1]}: {label[n.above]}")
        files.update(text(p.plurals[k] + ".yml", lines))
    return files, None


def django_fixtures(p):
    if p.depth > 4:
        return None
    counts, keys = {}, {}
    for n in p.nodes:
        counts[n.level] = counts.get(n.level, 0) + 1
        keys[n] = counts[n.level]
    return dump([{"model": f"geo.{p.words[k]}", "pk": keys[n], "fields": {
        "name": n.name, "code": n.code, **({p.words[k - 1]: keys[n.above]} if k else {})}}
        for k, level in enumerate(p.by_level) for n in level]), None


FORMS = [
    adjacency, adjacency_kinds, keyed_adjacency, yaml_adjacency, json_api, json_lines, couch, geo_properties, children_ids,
    nested, nested_names, nested_yaml, tuples, module, php, by_name, by_name_yaml, by_code, below_codes,
    level_dictionaries, tables, prefix, wide, wide_local, wide_names, wide_geo, noted_tsv, path_cells, level_column,
    markdown, indented, outlined, elements, element_fields, plist, select, html_table, sql_dump, firestore,
    rails_fixtures, django_fixtures]
