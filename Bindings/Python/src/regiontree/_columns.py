"""Columns in, columns of the same kind out.

Nothing here imports pyarrow, pandas, NumPy or Polars unless the caller did, or the answer has to be of Arrow.
"""

import sys

_DICTIONARY, _STRICT = 1, 2
#: "No region", as the library says it.
_NONE = 0xFFFFFFFF

#: NumPy's kinds and sizes as Arrow writes them.
_FORMATS = {
    "i1": "c", "i2": "s", "i4": "i", "i8": "l", "u1": "C", "u2": "S", "u4": "I", "u8": "L",
    "f4": "f", "f8": "g",
}
#: From the least sure to the surest, as in the C library.
CONFIDENCE = ("guess", "likely", "certain")


class Column:
    """A column of answers for who has no pyarrow: what speaks Arrow takes it by its protocol."""

    __slots__ = ("_capsules",)

    def __init__(self, capsules):
        self._capsules = capsules

    def __arrow_c_schema__(self):
        return self._capsules[0]

    def __arrow_c_array__(self, requested_schema=None):
        return self._capsules

    def __repr__(self):
        return "<Column of Arrow: for pyarrow.array(…), polars.Series(…) and others of its protocol>"


def kind_of(column):
    """Whose column it is: "list", "series" (pandas), "index", "array" (of pandas), "numpy", "polars", "arrow" or
    "items"; TypeError for what is no column."""
    if isinstance(column, (list, tuple)):
        return "list"
    if isinstance(column, (str, bytes, bytearray, int, float)) or column is None:
        raise TypeError(f"a column is a list, an array or a Series, not one value of {type(column)}")
    # Only what is there already can be the type of something.
    pandas = sys.modules.get("pandas")
    if pandas is not None:
        if isinstance(column, pandas.DataFrame):
            raise TypeError("a column is one of the DataFrame's, not the DataFrame")
        if isinstance(column, pandas.Series):
            return "series"
        if isinstance(column, pandas.Index):
            return "index"
        if isinstance(column, pandas.api.extensions.ExtensionArray):
            return "array"
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(column, numpy.ndarray):
        return "numpy"
    polars = sys.modules.get("polars")
    if polars is not None:
        if isinstance(column, (polars.DataFrame, polars.LazyFrame)):
            raise TypeError("a column is one of the DataFrame's, not the DataFrame")
        if isinstance(column, polars.Series):
            return "polars"
    if hasattr(column, "__arrow_c_array__") or hasattr(column, "__arrow_c_stream__"):
        return "arrow"
    if not hasattr(column, "__iter__") and not hasattr(column, "__getitem__"):
        raise TypeError(f"a column is a list, an array or a Series, not {type(column)}")
    return "items"


class _Table:
    """What answers for IDs: a table of the library."""

    def __init__(self, table, dictionary):
        self.table = table
        self.flags = _STRICT | (_DICTIONARY if dictionary else 0)

    def map(self, schema, array, threads):
        return self.table.map(schema, array, self.flags, threads)

    def map_stream(self, stream, threads):
        return self.table.map_stream(stream, self.flags, threads)

    def map_address(self, address, count, kind, threads):
        return self.table.map_address(address, count, kind, self.flags, threads)

    def map_list(self, items, threads):
        return self.table.map_list(items, threads)


class _Matches:
    """What answers for addresses: a matcher of the library."""

    map_address = None

    def __init__(self, matcher, within, until):
        self.matcher, self.within, self.until = matcher, within, until

    def map(self, schema, array, threads):
        return self.matcher.map(self.within, schema, array, self.until, threads)

    def map_stream(self, stream, threads):
        return self.matcher.map_stream(self.within, stream, self.until, threads)

    def map_list(self, items, threads):
        """A pair of capsules."""
        return self.matcher.map_list(self.within, items, self.until, threads)


class _Contacts:
    """What takes messages apart: a matcher of the library."""

    map_address = None

    def __init__(self, matcher, within, until):
        self.matcher, self.within, self.until = matcher, within, until

    def map(self, schema, array, threads):
        return self.matcher.contact_map(self.within, schema, array, self.until, threads)

    def map_stream(self, stream, threads):
        return self.matcher.contact_map_stream(self.within, stream, self.until, threads)

    def map_list(self, items, threads):
        """A pair of capsules."""
        return self.matcher.contact_map_list(self.within, items, self.until, threads)


def answers(table, ids, dictionary, threads):
    """The answers of a table for a column of IDs."""
    kind = kind_of(ids)
    if kind in ("list", "items"):
        return table.map_list(ids, threads)
    source = _Table(table, dictionary)
    if kind == "numpy":
        return _numpy(ids, source, threads)
    if kind in ("series", "index", "array"):
        if not has_pyarrow():
            return _like_pandas(ids, kind, _plain_array(table.map_list(ids.tolist(), threads), dictionary))
        column = _chunked(_from_pandas(ids, source, threads))
        return _like_pandas(ids, kind, _pandas_array(column, ids.dtype))
    if kind == "polars":
        return _like_polars(ids, _from_polars(ids, source, threads))
    return _arrow(_from_arrow(ids, source, threads))


def match_many(tree, matcher, texts, within, until, threads):
    """The matches of a column of addresses."""
    scope = None if within == _NONE else tree._region(within)
    return _of_texts(
        texts, _Matches(matcher, within, until), threads,
        lambda text: None if tree._missing(text) else tree.match(text, within=scope, until=until or None),
        _plain_matches)


def contacts(tree, matcher, texts, within, until, threads):
    """The contacts of a column of messages."""
    scope = None if within == _NONE else tree._region(within)
    return _of_texts(
        texts, _Contacts(matcher, within, until), threads,
        lambda text: None if tree._missing(text) else tree.contact(text, within=scope, until=until or None),
        _plain_contacts)


def _of_texts(texts, source, threads, one, plain):
    """The structs of a column of texts; of a list, or of what there is no pyarrow for, ``one`` of each."""
    kind = kind_of(texts)
    if kind in ("list", "items") or kind == "numpy" and not has_pyarrow():
        return [one(text) for text in texts]
    if kind == "numpy":
        return _arrow(source.map_list(_plain(texts), threads))
    if kind in ("series", "index", "array"):
        if not has_pyarrow():
            return plain([one(text) for text in texts.tolist()], getattr(texts, "index", None))
        import pandas

        columns = _fields(_from_pandas(texts, source, threads))
        return pandas.DataFrame(
            {name: _pandas_array(column, None if name in ("confidence", "node") else texts.dtype)
             for name, column in columns.items()},
            index=texts.index if kind == "series" else None)
    if kind == "polars":
        return _like_polars(texts, _from_polars(texts, source, threads))
    return _arrow(_from_arrow(texts, source, threads))


# ---- In

def _from_arrow(column, source, threads):
    """A pair of capsules, or a list of them."""
    if hasattr(column, "__arrow_c_array__"):
        return source.map(*column.__arrow_c_array__(), threads)
    return source.map_stream(column.__arrow_c_stream__(), threads)


def _plain(array):
    """A NumPy array as a list; what a mask hides is None."""
    return array.tolist()


def _numpy(array, source, threads):
    if array.ndim != 1:
        raise ValueError(f"IDs have one dimension, not {array.ndim}")
    if not has_pyarrow():
        import numpy

        made = numpy.empty(len(array), dtype=object)
        made[:] = source.map_list(_plain(array), threads)
        return made
    return _arrow(_from_numpy(array, source, threads))


def _from_numpy(array, source, threads):
    if array.dtype.kind in "iuf" and not hasattr(array, "mask"):
        kind = _FORMATS.get(array.dtype.str[1:])
        if kind is None or not array.dtype.isnative or not array.flags.c_contiguous:
            # Of the other byte order, of two bytes or of more than eight, or not one behind the other.
            array = array.astype(f"f{min(8, max(4, array.dtype.itemsize))}" if kind is None
                                 else array.dtype.newbyteorder("=")).copy()
            kind = _FORMATS[array.dtype.str[1:]]
        return source.map_address(array.__array_interface__["data"][0], len(array), kind, threads)
    return _from_items(_plain(array), source, threads)


def _from_items(items, source, threads):
    """Items of any kind, each of which is read for itself: what Arrow has no one type for."""
    if source.map_address is None:
        return source.map_list(items, threads)
    # The library reads them, as texts or as integers; what is wrong is told with the item's type.
    return source.table.map_items(items, source.flags, threads)


def _from_pandas(column, source, threads):
    dtype = column.dtype
    own = type(dtype).__module__.partition(".")[0]
    if own == "numpy" and dtype.kind in "iuf" and source.map_address is not None:
        return _from_numpy(column.to_numpy(), source, threads)
    import pyarrow

    try:
        made = pyarrow.array(column, from_pandas=True)
    except (pyarrow.ArrowException, TypeError, ValueError, NotImplementedError):
        # Values of several types, or of one that Arrow hasn't.
        return _from_items(column.tolist(), source, threads)
    return _from_arrow(made, source, threads)


def _from_polars(column, source, threads):
    import polars

    if column.dtype == polars.Object:
        return _from_items(column.to_list(), source, threads)
    return _from_arrow(column, source, threads)


# ---- Out

class _Capsules:
    """What pyarrow and Polars take a column from."""

    __slots__ = ("pair",)

    def __init__(self, pair):
        self.pair = pair

    def __arrow_c_schema__(self):
        return self.pair[0]

    def __arrow_c_array__(self, requested_schema=None):
        return self.pair


def _arrow(mapped):
    """As pyarrow's, if there is a pyarrow."""
    if not has_pyarrow():
        return Column(mapped) if isinstance(mapped, tuple) else [Column(pair) for pair in mapped]
    import pyarrow

    if isinstance(mapped, tuple):
        return pyarrow.array(_Capsules(mapped))
    chunks = [pyarrow.array(_Capsules(pair)) for pair in mapped]
    if any(chunk.type != chunks[0].type for chunk in chunks) and not pyarrow.types.is_dictionary(chunks[0].type):
        # Texts of 2 GiB or more are large ones.
        widest = next((chunk.type for chunk in chunks if "large" in str(chunk.type)), chunks[0].type)
        chunks = [chunk.cast(widest) for chunk in chunks]
    return pyarrow.chunked_array(chunks)


def _chunked(mapped):
    import pyarrow

    column = _arrow(mapped)
    return pyarrow.chunked_array([column]) if isinstance(column, pyarrow.Array) else column


def _like_polars(column, mapped):
    import polars

    pairs = [mapped] if isinstance(mapped, tuple) else mapped
    parts = [polars.Series(_Capsules(pair)) for pair in pairs]
    made = parts[0] if len(parts) == 1 else polars.concat(parts)
    if made.dtype == polars.Struct:
        made = _ordered(made)
    return made.alias(column.name)


def _ordered(matches):
    """A Series of matches with an ordered confidence; of an address that is null, the match stays null."""
    import polars

    fields = matches.struct.unnest().with_columns(polars.col("confidence").cast(polars.Enum(CONFIDENCE)))
    return fields.select(
        polars.when(matches.is_not_null()).then(polars.struct(polars.all())).alias("match")).to_series()


def _like_pandas(column, kind, values):
    """Values as the kind of pandas' container that a column is, with its index and name."""
    import pandas

    if kind == "series":
        return pandas.Series(values, index=column.index, name=column.name, copy=False)
    if kind == "index":
        return pandas.Index(values, name=column.name)
    return values


def _pandas_array(column, dtype):
    """A column of Arrow as pandas keeps such values: texts in its own type of text, or that of the column asked for."""
    import pandas
    import pyarrow

    if pyarrow.types.is_dictionary(column.type):
        return column.to_pandas().array
    if pyarrow.types.is_list(column.type) or pyarrow.types.is_large_list(column.type):
        return pandas.Series(column.to_pylist(), dtype=object).array
    if not (pyarrow.types.is_string(column.type) or pyarrow.types.is_large_string(column.type)):
        return pandas.UInt32Dtype().__from_arrow__(column)
    if isinstance(dtype, pandas.ArrowDtype):
        return pandas.arrays.ArrowExtensionArray(column)
    text = dtype if isinstance(dtype, pandas.StringDtype) else pandas.Series([""]).dtype
    return text.__from_arrow__(column) if isinstance(text, pandas.StringDtype) else column.to_pandas().array


def _plain_array(values, dictionary=False):
    """The same of a list, where there is no pyarrow."""
    import pandas

    if any(isinstance(value, int) for value in values):
        return pandas.array(values, dtype="UInt32")
    if dictionary:
        return pandas.Categorical(values)
    return pandas.Series(values, dtype=pandas.Series([""]).dtype).array


def _plain_matches(matches, index):
    """A frame of matches, where there is no pyarrow."""
    import pandas

    found = [match if match else None for match in matches]
    return pandas.DataFrame({
        "id": _plain_array([match and match.id for match in found]),
        "rest": _plain_array([None if match is None else match.rest for match in matches]),
        "confidence": pandas.Categorical(
            [match and match.confidence for match in found], categories=CONFIDENCE, ordered=True),
        "node": pandas.array([match and match.region.number for match in found], dtype="UInt32"),
    }, index=index)


def _plain_contacts(contacts, index):
    """A frame of contacts, where there is no pyarrow."""
    import pandas

    def texts(part):
        found = [contact and getattr(contact, part) for contact in contacts]
        return _plain_array([field and field.text for field in found])

    def lists(part):
        return pandas.Series(
            [None if contact is None else [str(each) for each in getattr(contact, part)] for contact in contacts],
            dtype=object).array

    regions = [contact and contact.region for contact in contacts]
    return pandas.DataFrame({
        "name": texts("name"), "phones": lists("phones"), "postcode": texts("postcode"), "id_number": texts("id_number"),
        "id": texts("region"), "detail": texts("detail"), "left_over": lists("left_over"), "doubtful": lists("doubtful"),
        "confidence": pandas.Categorical(
            [contact and contact.confidence for contact in contacts], categories=CONFIDENCE, ordered=True),
        "node": pandas.array([found and found.region.number for found in regions], dtype="UInt32"),
    }, index=index)


def has_pyarrow():
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        return False
    return True


def _fields(mapped):
    """The columns of matches, by name."""
    import pyarrow

    column = _chunked(mapped)
    table = pyarrow.Table.from_batches(
        [pyarrow.RecordBatch.from_struct_array(chunk) for chunk in column.chunks])
    return {name: table.column(name) for name in table.column_names}
