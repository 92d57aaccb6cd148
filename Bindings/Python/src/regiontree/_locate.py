"""Where the rows of a frame are: their codes and addresses read together."""

from . import _columns, _ids

#: What a column of codes, or of addresses, is called where the caller doesn't say.
_CODES = ("code", "adcode", "region_code", "area_code", "行政区划代码", "区划代码", "地区代码", "代码")
_ADDRESSES = ("address", "addr", "地址", "详细地址", "收货地址", "联系地址")
_RANKS = ("province", "prefecture", "county", "town")
#: The columns of the answer.
COLUMNS = _RANKS + ("id", "confidence", "rest", "note")
_ROWS = 100_000
_SURE = {word: place for place, word in enumerate(_columns.CONFIDENCE)}


def locate(frame, code=None, address=None, tree=None, progress=None):
    """Tells where each row of a frame is, by its code, its address, or both.

    ``frame``: a DataFrame of pandas or Polars, or a table of Arrow; the answer is of the same kind and has a row for
    each row: ``province``, ``prefecture``, ``county`` and ``town``, the names; ``id``, the ID of the smallest region
    that is known; ``confidence``, ordered: guess, likely, certain; ``rest`` of the address; and ``note``.

    ``code``, ``address``: what the columns are called; "code" and "address", or 区划代码, 地址 and some others, if
    nothing is said. ``progress``: is called with the number of rows that are done, and of all rows.

    A code in force names its region, and an address inside it may name a smaller one. A code that is no longer in
    force stands for the region it became. ``note`` tells what else there is to know, with spaces between:

    - "former-code": the code is no longer in force; "divided-code": it became several regions, of which the address
      tells the one, and otherwise the smallest region that holds all of them is meant;
    - "unknown-code": no region has or had the code, so that the address alone counts;
    - "disagree": code and address name different places; the address counts where it is certain, else the code, and
      the confidence is "guess".

    Where there is no prefecture, the municipality (北京市), or the county right below the province (仙桃市), stands
    for it.
    """
    if not _columns.has_pyarrow():
        raise ImportError("locate needs pyarrow: pip install 'regiontree[arrow]'")
    import pyarrow

    if tree is None:
        from . import china

        tree = china()
    kind, columns = _open(frame)
    codes = _named(columns, code, _CODES)
    addresses = _named(columns, address, _ADDRESSES)
    if codes is None and addresses is None:
        raise ValueError(
            "locate needs a column of codes or of addresses: code=…, address=…; there are " + ", ".join(map(str, columns)))
    count = len(frame) if kind != "arrow" else frame.num_rows
    reader = _Reader(tree)
    parts = []
    for start in range(0, count, _ROWS) if count else [0]:
        end = min(count, start + _ROWS)
        parts.append(reader.read(
            None if codes is None else _slice(frame, codes, start, end, kind),
            None if addresses is None else _slice(frame, addresses, start, end, kind), end - start))
        if progress is not None:
            progress(end, count)
    table = pyarrow.concat_tables(parts)
    if kind == "polars":
        import polars

        made = polars.from_arrow(table)
        return made.with_columns(polars.col("confidence").cast(polars.Enum(_columns.CONFIDENCE)))
    if kind == "arrow":
        return table
    import pandas

    return pandas.DataFrame(
        {name: _columns._pandas_array(column.unify_dictionaries() if name == "confidence" else column, None)
         for name, column in zip(table.column_names, table.columns)}, index=frame.index)


def _open(frame):
    """Whose frame it is, and what its columns are called."""
    own = {type(each).__module__.partition(".")[0] for each in (frame,)} | {
        base.__module__.partition(".")[0] for base in type(frame).__mro__}
    if "pandas" in own and hasattr(frame, "columns"):
        return "pandas", list(frame.columns)
    if "polars" in own and hasattr(frame, "columns"):
        if not hasattr(frame, "height"):
            raise TypeError("locate takes a DataFrame: collect() the LazyFrame first")
        return "polars", list(frame.columns)
    if hasattr(frame, "column_names"):
        return "arrow", list(frame.column_names)
    raise TypeError(f"locate takes a DataFrame of pandas or Polars, or a table of Arrow, not {type(frame)}")


def _named(columns, name, usual):
    if name is not None:
        if name not in columns:
            raise KeyError(f"there is no column {name!r}: there are {', '.join(map(str, columns))}")
        return name
    found = [each for each in columns if isinstance(each, str) and each.strip().lower() in usual]
    if len(found) > 1:
        raise ValueError(f"which column is it, {' or '.join(map(repr, found))}? Say code=… and address=…")
    return found[0] if found else None


def _slice(frame, name, start, end, kind):
    if kind == "pandas":
        column = frame[name]
        if getattr(column, "ndim", 1) != 1:
            raise ValueError(f"there are several columns {name!r}")
        return column.iloc[start:end]
    if kind == "polars":
        return frame[name][start:end]
    return frame.column(name).slice(start, end - start)


class _Reader:
    """Reads parts of a frame; what is known of a region is kept from one part to the next."""

    def __init__(self, tree):
        import pyarrow

        self.tree = tree
        regions = list(tree.values())
        self.parents = [None if region.parent is None else region.parent.number for region in regions]
        self.ids = pyarrow.array([region.id for region in regions], pyarrow.string())
        names = [region.name for region in regions]
        self.names = {}
        own = [[None] * len(regions) for _ in _RANKS]
        for number, region in enumerate(regions):
            parent = self.parents[number]
            if parent is not None:
                for column in own:
                    column[number] = column[parent]
            rank = region.rank
            if rank is not None and 1 <= rank <= len(_RANKS):
                own[rank - 1][number] = names[number]
            # No prefecture above a county: what stands in its place.
            if rank == 3 and own[1][number] is None:
                is_city = parent is not None and names[parent].endswith("市")
                own[1][number] = names[parent] if is_city else names[number]
        for number, region in enumerate(regions):
            if region.rank == 1 and names[number].endswith("市"):
                own[1][number] = names[number]
        for rank, column in zip(_RANKS, own):
            self.names[rank] = pyarrow.array(column, pyarrow.string())
        self.known_codes = {}

    def is_in(self, node, region):
        """Whether a node is a region or lies below it."""
        while node is not None and node > region:
            node = self.parents[node]
        return node == region

    def shared(self, nodes):
        """The smallest region that holds all of some; None if there is none."""
        path = self.path(nodes[0])
        for node in nodes[1:]:
            other = set(self.path(node))
            path = [each for each in path if each in other]
        return path[0] if path else None

    def path(self, node):
        path = []
        while node is not None:
            path.append(node)
            node = self.parents[node]
        return path

    def code(self, value):
        """What a code says: its region, the regions it may mean, and a note."""
        known = self.known_codes.get((type(value), value))
        if known is None:
            known = self.read_code(value)
            self.known_codes[type(value), value] = known
        return known

    def read_code(self, value):
        tree = self.tree
        if tree._missing(value) or isinstance(value, str) and not value.strip():
            return None, (), None
        region, several = tree._current(value)
        if region is not None:
            return region.number, (), "former-code" if several else None
        if several:
            numbers = [each.number for each in several]
            return self.shared(numbers), tuple(numbers), "former-code divided-code"
        if tree.former is not None and value in tree.former:
            return None, (), "former-code unknown-code"
        return None, (), "unknown-code"

    def read(self, codes, addresses, count):
        """The answers for a part of the rows, as a table."""
        import pyarrow
        import pyarrow.compute as pc

        nothing = pyarrow.nulls(count, pyarrow.int64())
        if codes is None:
            meanings, code_numbers = [], nothing
        else:
            values, code_numbers = _ids.distinct(codes)
            meanings = [self.code(value) for value in values]
            code_numbers = code_numbers.cast(pyarrow.int64())
        if addresses is None:
            nodes, sures, rests, texts = nothing, nothing, pyarrow.nulls(count, pyarrow.string()), None
        else:
            texts = _text(addresses)
            matches = self.tree.match_many(texts)
            nodes = matches.field("node").cast(pyarrow.int64())
            sures = pc.index_in(matches.field("confidence").dictionary_decode(), pyarrow.array(_columns.CONFIDENCE))
            sures = sures.cast(pyarrow.int64())
            rests = matches.field("rest")
        # Rows with the same code, region and confidence have the same answer: it is found once.
        size = len(self.parents) + 1
        key = pc.add(pc.multiply(pc.add(pc.fill_null(code_numbers, -1), 1), 4 * size), pc.add(
            pc.multiply(pc.add(pc.fill_null(nodes, -1), 1), 4), pc.add(pc.fill_null(sures, -1), 1)))
        keys = key.dictionary_encode()
        made = []
        for each in keys.dictionary.to_pylist():
            number, below = divmod(each, 4 * size)
            node, sure = divmod(below, 4)
            made.append(self.together(
                meanings[number - 1] if number else (None, (), None), node - 1 if node else None, sure - 1))
        found = pyarrow.array([each[0] for each in made], pyarrow.int64()).take(keys.indices)
        sure = pyarrow.array([each[1] for each in made], pyarrow.int64()).take(keys.indices)
        notes = pyarrow.array([each[2] for each in made], pyarrow.string()).take(keys.indices)
        again = pyarrow.array([each[3] for each in made], pyarrow.int64()).take(keys.indices)
        if texts is not None and again.null_count < count:
            found, sure, rests, notes = self.read_again(texts, again, found, sure, rests, notes)
        columns = {rank: self.names[rank].take(found) for rank in _RANKS}
        columns["id"] = self.ids.take(found)
        columns["confidence"] = pyarrow.DictionaryArray.from_arrays(
            sure.cast(pyarrow.int32()), pyarrow.array(_columns.CONFIDENCE), ordered=True)
        columns["rest"] = rests.cast(pyarrow.string())
        columns["note"] = notes
        return pyarrow.table(columns)

    def together(self, code, node, sure):
        """What a code and an address say together: region, confidence, note, and the region in which the address
        is to be read again."""
        region, several, note = code
        if region is None:
            return node, sure if node is not None else None, note, None
        if several:
            # The address tells which of them.
            if node is not None and any(self.is_in(node, each) for each in several):
                return node, sure, note, None
            if node is None or self.is_in(region, node):
                return region, _SURE["likely"], note, region
            return node, _SURE["guess"], f"{note} disagree", None
        if node is None:
            return region, _SURE["certain"], note, region
        if node == region:
            return region, _SURE["certain"], note, None
        if self.is_in(node, region):
            # Inside the code's region the address may be surer, or not sure at all.
            return node, sure, note, region if sure < _SURE["certain"] else None
        if self.is_in(region, node):
            return region, _SURE["certain"], note, region
        disagree = "disagree" if note is None else f"{note} disagree"
        if sure == _SURE["certain"]:
            return node, _SURE["guess"], disagree, None
        return region, _SURE["guess"], disagree, region

    def read_again(self, texts, again, found, sure, rests, notes):
        """Reads addresses once more, inside the regions of their codes."""
        import pyarrow
        import pyarrow.compute as pc

        rows = pc.indices_nonzero(again.is_valid())
        by_region = {}
        for row, region in zip(rows.to_pylist(), again.take(rows).to_pylist()):
            by_region.setdefault(region, []).append(row)
        found, sure, rests, notes = found.to_pylist(), sure.to_pylist(), rests.to_pylist(), notes.to_pylist()
        for region, rows in by_region.items():
            matches = self.tree.match_many(texts.take(pyarrow.array(rows)), within=self.tree._region(region), threads=1)
            for row, match in zip(rows, matches.to_pylist()):
                if match is None or match["node"] is None:
                    continue
                inside, surely = match["node"], _SURE[match["confidence"]]
                note = notes[row]
                if inside == region:
                    # As much as the code says, and the names are read.
                    if not (note or "").endswith("disagree"):
                        rests[row] = match["rest"]
                    continue
                if (note or "").endswith("disagree"):
                    if surely < _SURE["certain"]:
                        continue
                    note = note[:-len("disagree")].strip() or None
                found[row], sure[row], rests[row], notes[row] = inside, surely, match["rest"], note
        return (
            pyarrow.array(found, pyarrow.int64()), pyarrow.array(sure, pyarrow.int64()),
            pyarrow.array(rests, pyarrow.string()), pyarrow.array(notes, pyarrow.string()))


def _text(column):
    """A column of addresses as one of Arrow's texts; what isn't a text is TypeError."""
    import pyarrow

    kind = _columns.kind_of(column)
    if kind == "polars":
        made = column.to_arrow()
    elif kind == "arrow":
        made = column
    else:
        try:
            made = pyarrow.array(column, from_pandas=True)
        except (pyarrow.ArrowException, TypeError):
            raise TypeError("an address is a text") from None
    if isinstance(made, pyarrow.ChunkedArray):
        made = made.combine_chunks()
        if isinstance(made, pyarrow.ChunkedArray):
            made = made.chunk(0) if made.num_chunks else pyarrow.array([], pyarrow.string())
    if pyarrow.types.is_null(made.type) or pyarrow.types.is_floating(made.type) and made.null_count == len(made):
        return pyarrow.nulls(len(made), pyarrow.string())
    if pyarrow.types.is_dictionary(made.type):
        made = made.dictionary_decode()
    if not (pyarrow.types.is_string(made.type) or pyarrow.types.is_large_string(made.type)
            or str(made.type) == "string_view"):
        raise TypeError(f"an address is a text, not {made.type}")
    return made.cast(pyarrow.large_string()) if str(made.type) == "string_view" else made
