"""Columns in, columns of the same kind out.

Nothing here imports pyarrow, pandas or Polars unless the caller did, or the answer has to be of Arrow.
"""

_DICTIONARY = 1

#: NumPy's kinds and sizes as Arrow writes them.
_FORMATS = {
    "i1": "c", "i2": "s", "i4": "i", "i8": "l", "u1": "C", "u2": "S", "u4": "I", "u8": "L",
    "f4": "f", "f8": "g",
}


class Column:
    """A column of answers for who has no pyarrow: what speaks Arrow takes it by its protocol."""

    __slots__ = ("_capsules",)

    def __init__(self, capsules):
        self._capsules = capsules

    def __arrow_c_schema__(self):
        return self._capsules[0]

    def __arrow_c_array__(self, requested_schema=None):
        return self._capsules


def answers(table, ids, dictionary, threads):
    """The answers of a table for a column of IDs."""
    flags = _DICTIONARY if dictionary else 0
    module = type(ids).__module__.partition(".")[0]
    if isinstance(ids, (list, tuple)):
        return table.map_list(ids, threads)
    if module == "pandas":
        return _to_pandas(ids, _from_pandas(ids, table.map, table.map_stream, table.map_address, flags, threads))
    if module == "numpy":
        return _arrow(_from_numpy(ids, table, flags, threads))
    mapped = _from_arrow(ids, table.map, table.map_stream, flags, threads)
    if mapped is None:
        return table.map_list(ids, threads)
    return _like(ids, mapped)


def match_many(tree, matcher, texts, within, until, threads):
    """The matches of a column of addresses."""
    def map(schema, array, flags, threads):
        return matcher.map(within, schema, array, flags, threads)

    def map_stream(stream, flags, threads):
        return matcher.map_stream(within, stream, flags, threads)

    module = type(texts).__module__.partition(".")[0]
    if module == "pandas":
        mapped = _from_pandas(texts, map, map_stream, None, until, threads)
        import pandas

        table = _table(mapped)
        return pandas.DataFrame(
            {name: _pandas_column(table.column(name)) for name in table.column_names},
            index=texts.index)
    if not isinstance(texts, (list, tuple)) and module != "numpy":
        mapped = _from_arrow(texts, map, map_stream, until, threads)
        if mapped is not None:
            return _like(texts, mapped)
    texts = texts.tolist() if hasattr(texts, "tolist") else list(texts)
    if module == "numpy":
        return _arrow(matcher.map_list(within, texts, until, threads))
    return [None if text is None else tree.match(text, within=_region(tree, within), until=until or None)
            for text in texts]


def _region(tree, number):
    return None if number == 0xFFFFFFFF else tree._region(number)


# ---- In

def _from_arrow(column, map, map_stream, flags, threads):
    """A pair of capsules, a list of them, or None if the column doesn't speak Arrow."""
    if hasattr(column, "__arrow_c_array__"):
        return map(*column.__arrow_c_array__(), flags, threads)
    if hasattr(column, "__arrow_c_stream__"):
        return map_stream(column.__arrow_c_stream__(), flags, threads)
    return None


def _from_numpy(array, table, flags, threads):
    interface = array.__array_interface__
    if len(array.shape) != 1:
        raise ValueError(f"IDs have one dimension, not {len(array.shape)}")
    kind = _FORMATS.get(array.dtype.str[1:]) if array.dtype.isnative else None
    if kind is None:
        if array.dtype.kind in "iuf":  # of the other byte order
            return _from_numpy(array.astype(array.dtype.newbyteorder("=")), table, flags, threads)
        import pyarrow

        return table.map(*pyarrow.array(array, from_pandas=True).__arrow_c_array__(), flags, threads)
    if not array.flags.c_contiguous:
        array = array.copy()
        interface = array.__array_interface__
    return table.map_address(interface["data"][0], len(array), kind, flags, threads)


def _from_pandas(series, map, map_stream, map_address, flags, threads):
    dtype = series.dtype
    if map_address is not None and type(dtype).__module__.partition(".")[0] == "numpy" and dtype.kind in "iuf":
        class Table:
            pass

        Table.map = staticmethod(map)
        Table.map_address = staticmethod(map_address)
        return _from_numpy(series.to_numpy(), Table, flags, threads)
    import pyarrow

    column = pyarrow.array(series, from_pandas=True)
    return _from_arrow(column, map, map_stream, flags, threads)


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
    try:
        import pyarrow
    except ImportError:
        return Column(mapped) if isinstance(mapped, tuple) else [Column(pair) for pair in mapped]
    if isinstance(mapped, tuple):
        return pyarrow.array(_Capsules(mapped))
    chunks = [pyarrow.array(_Capsules(pair)) for pair in mapped]
    if not chunks:
        return pyarrow.chunked_array([], type=pyarrow.string())
    if any(pyarrow.types.is_dictionary(chunk.type) for chunk in chunks):
        return pyarrow.chunked_array(chunks)
    widest = max((chunk.type for chunk in chunks), key=pyarrow.types.is_large_string)
    return pyarrow.chunked_array([chunk.cast(widest) for chunk in chunks])


def _like(column, mapped):
    if type(column).__module__.partition(".")[0] == "polars":
        import polars

        pairs = [mapped] if isinstance(mapped, tuple) else mapped
        parts = [polars.Series(column.name, _Capsules(pair)) for pair in pairs]
        if not parts:
            return polars.Series(column.name, [], dtype=polars.String)
        return parts[0] if len(parts) == 1 else polars.concat(parts)
    return _arrow(mapped)


def _pandas_column(column):
    import pandas
    import pyarrow

    if pyarrow.types.is_dictionary(column.type):
        return column.to_pandas()
    return pandas.arrays.ArrowExtensionArray(column)


def _to_pandas(series, mapped):
    import pandas
    import pyarrow

    column = _arrow(mapped)
    if isinstance(column, pyarrow.Array):
        column = pyarrow.chunked_array([column])
    values = _pandas_column(column)
    values = getattr(values, "array", values)
    return pandas.Series(values, index=series.index, name=series.name, copy=False)


def _table(mapped):
    import pyarrow

    pairs = [mapped] if isinstance(mapped, tuple) else mapped
    batches = [
        pyarrow.RecordBatch.from_struct_array(pyarrow.array(_Capsules(pair))) for pair in pairs
    ]
    return pyarrow.Table.from_batches(batches)
