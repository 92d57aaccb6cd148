"""Changes of a source that leave its meaning as it is, for `Scripts/corpus --perturb SEED`.

`variants(files, columns, order, random)` gives for a source (a list of (name, bytes)) all changes of it that
can be made, as (kind, function); the function makes the changed files. Text tables and JSON are changed, other
formats are not.
"""
import collections, csv, datetime, io, json, os, re, sqlite3, tempfile
from xml.sax.saxutils import escape, quoteattr

WORDS = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "../../Sources/RegionsImport/Words/words.tsv")
# What words may stand for each other as a heading. A level has to have a rank: others are another level elsewhere.
MEANINGS = {"id": "id", "id-part": "id", "name": "name", "parent": "parent", "level": "level",
            "level-number": "level-number"}


def read_words():
    """The words of headings by what they mean and by language, and what each means, from the import's own file."""
    words, meanings = collections.defaultdict(dict), {}
    with open(WORDS, encoding="utf-8") as file:
        for line in file:
            if line.startswith("#"):
                continue
            meaning, rank, language, found = line.rstrip("\n").split("\t")
            if meaning in MEANINGS and language != "*" and (meaning != "level" or rank != "-"):
                key = MEANINGS[meaning], rank
                for word in found.split(","):
                    word = word.strip().replace("_", " ")
                    words[key].setdefault(language, []).append(word)
                    meanings.setdefault(word.lower(), key)
    return words, meanings


def translations(headings, chance):
    """What different headings are called in another language, those of which it has a word."""
    words, meanings = read_words()
    keys = {heading: meanings.get(re.sub(r"[_\s]", "", heading.lower())) for heading in headings}
    others = {heading: {language: known for language, known in words[key].items() if heading.lower() not in known}
              for heading, key in keys.items() if key}
    languages = sorted({language for known in others.values() for language in known})
    language = chance.choice(languages) if languages else None
    found = {}
    for heading, known in others.items():
        left = [word for word in known.get(language, []) if word not in {*headings, *found.values()}]
        if left:
            found[heading] = chance.choice(left)
    return found


class Table:
    """Rows of texts below headings, or none, and what they are written as."""

    def __init__(self, headings, rows, form, delimiter=","):
        self.headings, self.rows, self.form, self.delimiter = headings, rows, form, delimiter

    def copy(self, headings=None, rows=None, form=None):
        return Table(
            headings if headings is not None else self.headings,
            rows if rows is not None else self.rows, form or self.form, self.delimiter)

    def written(self, stem):
        """The file's name and bytes."""
        if self.form == "csv":
            out = io.StringIO()
            writer = csv.writer(out, delimiter=self.delimiter, lineterminator="\n")
            writer.writerows(([self.headings] if self.headings else []) + self.rows)
            return stem + ".csv", out.getvalue().encode()
        objects = [{h: c for h, c in zip(self.headings, row)} for row in self.rows]
        if self.form == "json":
            return stem + ".json", json.dumps(objects, ensure_ascii=False).encode()
        if self.form == "xml":
            lines = ["<rows>"]
            for row in objects:
                cells = "".join(f"<f n={quoteattr(str(h))}>{escape(str(c))}</f>" for h, c in row.items())
                named = all(h.isascii() and h.isidentifier() for h in row)
                if named:
                    cells = "".join(f"<{h}>{escape(str(c))}</{h}>" for h, c in row.items())
                lines.append(f"<row>{cells}</row>")
            return stem + ".xml", "\n".join(lines + ["</rows>"]).encode()
        path = tempfile.mktemp(suffix=".sqlite")
        try:
            with sqlite3.connect(path) as base:
                names = ",".join('"%s"' % h.replace('"', "") for h in self.headings)
                base.execute(f'CREATE TABLE "{stem}" ({names})')
                marks = ",".join("?" * len(self.headings))
                base.executemany(f'INSERT INTO "{stem}" VALUES ({marks})', self.rows)
            base.close()
            with open(path, "rb") as file:
                return stem + ".sqlite", file.read()
        finally:
            os.unlink(path)


def read_table(name, data, columns):
    """The table of a file, if it is one of text or a JSON list of flat objects."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    end = name.rsplit(".", 1)[-1].lower()
    if end in ("csv", "tsv"):
        best = None
        for delimiter in ",\t;|":
            try:
                rows = [row for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter) if row]
            except csv.Error:
                continue
            if len(rows) > 1 and len({len(row) for row in rows}) == 1 and len(rows[0]) > 1:
                if best is None or len(rows[0]) > len(best[1][0]):
                    best = delimiter, rows
        if best is None:
            return None
        delimiter, rows = best
        # A heading where the tool names a column of it; the tool's own numbering is none.
        if sum(cell.strip() in columns for cell in rows[0]) * 2 > len(rows[0]):
            if len(set(rows[0])) < len(rows[0]):
                return None
            return Table(rows[0], rows[1:], "csv", delimiter)
        return Table(None, rows, "csv", delimiter)
    if end == "json":
        try:
            value = json.loads(text)
        except ValueError:
            return None
        if not isinstance(value, list) or len(value) < 2 or not all(isinstance(row, dict) for row in value):
            return None
        keys = list(value[0])
        scalar = (str, int, float, bool, type(None))
        if any(list(row) != keys or not all(isinstance(c, scalar) for c in row.values()) for row in value):
            return None
        return Table(keys, [list(row.values()) for row in value], "json")
    return None


def is_record(item, shared):
    """Whether an object is a record and no dictionary: each of its array has a key that all have, and it is a word."""
    return isinstance(item, dict) and any(key.isascii() and key[:1].isalpha() for key in shared)


def records(value):
    """All objects that are records in an array. A member more in a dictionary would be a region more."""
    if isinstance(value, list):
        objects = [set(item) for item in value if isinstance(item, dict)]
        shared = set.intersection(*objects) if objects else set()
        for item in value:
            if is_record(item, shared):
                yield item
            yield from records(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            # The way to a record tells the record itself again: a member more in one of the two contradicts it.
            if key != "path":
                yield from records(item)


def table_changes(tables, stems, columns, is_ordered, random):
    """The changes of tables, as (kind, whether rows are left out, maker of files)."""
    def each(change):
        return lambda: [change(table).written(stem) for table, stem in zip(tables, stems)]

    def columns_in_order(table):
        order = list(range(len(table.headings)))
        random.shuffle(order)
        return table.copy([table.headings[i] for i in order], [[row[i] for i in order] for row in table.rows])

    def shuffled(table):
        rows = list(table.rows)
        random.shuffle(rows)
        return table.copy(rows=rows)

    def with_column(heading, cell):
        def change(table):
            place = random.randrange(len(table.rows[0]) + 1)
            put = lambda row, text: row[:place] + [text] + row[place:]
            return table.copy(
                put(table.headings, heading) if table.headings else None,
                [put(row, cell(number)) for number, row in enumerate(table.rows)])
        return change

    def over_ids(change):
        def cell(heading, text):
            return change(str(text)) if heading in wanted and str(text) not in ("", "0", "None") else text
        return lambda table: table.copy(
            rows=[[cell(h, c) for h, c in zip(table.headings, row)] for row in table.rows])

    headed = all(table.headings for table in tables)
    full = not any(str(cell) == "" for table in tables for row in table.rows[:200] for cell in row[:3])
    day = datetime.date(2019, 1, 1)
    found = []
    if headed:
        found.append(("columns in another order", False, each(columns_in_order)))
        if tables[0].form == "csv":
            # A file each may be told apart by its headings alone.
            if len(tables) == 1:
                found.append(("neutral headings", False, each(
                    lambda t: t.copy([f"c{i + 1}" for i in range(len(t.headings))]))))
            found.append(("as JSON rows", False, each(lambda t: t.copy(form="json"))))
        else:
            found.append(("as CSV", False, each(
                lambda t: t.copy(rows=[["" if c is None else c for c in r] for r in t.rows], form="csv"))))
        found.append(("as XML rows", False, each(
            lambda t: t.copy(rows=[["" if c is None else c for c in r] for r in t.rows], form="xml"))))
        found.append(("as SQLite", False, each(lambda t: t.copy(form="sqlite"))))
        called = translations(list(dict.fromkeys(h for table in tables for h in table.headings)), random)
        if called:
            found.append(("headings in another language", False, each(
                lambda t: t.copy([called.get(h, h) for h in t.headings]))))
        for heading, kind, cell in (
            ("c_int", "a column of integers", lambda n: str(random.randrange(1, 10 ** 6))),
            ("n", "a column of small integers", lambda n: str(random.randrange(1, 14))),
            ("updated", "a column of dates", lambda n: str(day + datetime.timedelta(random.randrange(2000)))),
            ("checked", "a column of booleans", lambda n: random.choice(("true", "false"))),
            ("ratio", "a column of floats", lambda n: f"{random.random() * 100:.4f}"),
            ("origin", "a column of one constant", lambda n: "survey"),
        ):
            found.append((kind, False, each(with_column(heading, cell))))
        wanted = {name for name, part in columns.items() if part in ("id", "parent", "code")}
        cells = [str(c) for t in tables for row in t.rows for h, c in zip(t.headings, row) if h in wanted]
        # Where another column has IDs in it, as a path has, or 0 is one of them, they can't change alone.
        known = {c for c in cells if len(c) > 1}
        others = [str(c) for t in tables for row in t.rows[:50] for h, c in zip(t.headings, row) if h not in wanted]
        in_paths = any(known & set(re.split(r"[^0-9A-Za-z]", c)) for c in others if not c.isdigit())
        roots = {str(c) for t in tables for row in t.rows for h, c in zip(t.headings, row) if columns.get(h) == "id"}
        if wanted and cells and not in_paths and "0" not in roots and all(
                c.isdigit() or c in ("", "None") for c in cells):
            found.append(("IDs with a prefix", False, each(over_ids(lambda c: "R" + c))))
            found.append(("IDs as floats", False, each(over_ids(lambda c: c + ".0"))))
            if any(c.startswith("0") and len(c) > 1 for c in cells):
                found.append(("IDs without leading zeros", False, each(over_ids(lambda c: c.lstrip("0") or "0"))))
    if not is_ordered and full:
        found.append(("rows shuffled", False, each(shuffled)))
    if not is_ordered and full and len(tables) == 1 and len(tables[0].rows) >= 100:
        found.append(("every tenth row", True, each(lambda t: t.copy(rows=t.rows[::10]))))
    if headed and len(tables) == 1 and tables[0].form == "csv":
        table = tables[0]
        width = len(table.headings)
        def titled():
            name, data = table.written(stems[0])
            return [(name, f"List of regions{table.delimiter * (width - 1)}\n".encode() + data)]
        def totalled():
            name, data = table.written(stems[0])
            total = ["Total", str(len(table.rows))][:width]
            return [(name, data + (table.delimiter.join(total + [""] * (width - 2)) + "\n").encode())]
        found.append(("a title above", False, titled))
        found.append(("a total below", False, totalled))
    return found


def nested_changes(values, names, random):
    """The changes of JSON that is no table."""
    def each(change):
        def make():
            files = []
            for value, name in zip(values, names):
                copy = json.loads(json.dumps(value))
                files.append((name, json.dumps(change(copy) or copy, ensure_ascii=False).encode()))
            return files
        return make

    def add(key, cell):
        def change(value):
            for record in list(records(value)):
                record[key] = cell()
        return change

    def in_order(value):
        for record in list(records(value)):
            items = list(record.items())
            random.shuffle(items)
            record.clear()
            record.update(items)

    if not any(True for value in values for _ in records(value)):
        return []
    return [
        ("members in another order", False, each(in_order)),
        ("a column of integers", False, each(add("c_int", lambda: random.randrange(1, 10 ** 6)))),
        ("a column of booleans", False, each(add("checked", lambda: random.random() < 0.5))),
        ("a column of one constant", False, each(add("origin", lambda: "survey"))),
        ("an array of two strings", False, each(add(
            "marks", lambda: random.sample(["red", "green", "blue", "white", "black"], 2)))),
        ("an object of two numbers", False, each(add(
            "box", lambda: {"w": random.randrange(99), "h": random.randrange(99)}))),
    ]


def variants(files, columns, is_ordered, random):
    """The changes of a source that can be made.

    files: (name, bytes) each; columns: names of columns with the parts they play; is_ordered: whether the
    order of the rows says what is above.
    """
    stems = [os.path.basename(name).rsplit(".", 1)[0] for name, _ in files]
    tables = [read_table(name, data, columns) for name, data in files]
    if all(tables):
        return table_changes(tables, stems, columns, is_ordered, random)
    if all(name.endswith(".json") for name, _ in files):
        try:
            values = [json.loads(data.decode("utf-8-sig")) for _, data in files]
        except ValueError:
            return []
        return nested_changes(values, [os.path.basename(name) for name, _ in files], random)
    return []
