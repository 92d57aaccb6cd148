"""IDs as they are written: columns of what they mean, made of their different values."""

from . import _columns


def normalize(tree, ids):
    """See RegionTree.normalize."""
    kind = _columns.kind_of(ids)
    if kind in ("list", "items") or not _columns.has_pyarrow():
        made = [tree._normalized(id) for id in (ids.tolist() if hasattr(ids, "tolist") else ids)]
        if kind in ("list", "items", "numpy"):
            return made
        import pandas

        return pandas.DataFrame(
            {"id": [each.id for each in made], "how": [each.how for each in made]}, index=getattr(ids, "index", None))
    import pyarrow

    values, indices = distinct(ids)
    made = [tree._normalized(value) for value in values]
    columns = {
        "id": pyarrow.array([each.id for each in made], pyarrow.string()).take(indices),
        "how": pyarrow.array([each.how for each in made], pyarrow.string()).take(indices),
    }
    if kind in ("series", "index", "array"):
        import pandas

        return pandas.DataFrame(
            {name: _columns._pandas_array(pyarrow.chunked_array([column]), getattr(ids, "dtype", None))
             for name, column in columns.items()},
            index=ids.index if kind == "series" else None)
    struct = pyarrow.StructArray.from_arrays(list(columns.values()), list(columns))
    if kind == "polars":
        import polars

        return polars.Series(struct).alias(ids.name)
    return struct


def current(tree, ids):
    """See RegionTree.current."""
    def one(value):
        region, _ = tree._current(value)
        return None if region is None else region.id

    kind = _columns.kind_of(ids)
    if kind in ("list", "items") or not _columns.has_pyarrow():
        made = [one(id) for id in (ids.tolist() if hasattr(ids, "tolist") else ids)]
        return made if kind in ("list", "items", "numpy") else _columns._like_pandas(
            ids, kind, _columns._plain_array(made))
    import pyarrow

    values, indices = distinct(ids)
    made = pyarrow.array([one(value) for value in values], pyarrow.string()).take(indices)
    if kind in ("series", "index", "array"):
        return _columns._like_pandas(
            ids, kind, _columns._pandas_array(pyarrow.chunked_array([made]), ids.dtype))
    if kind == "polars":
        import polars

        return polars.Series(made).alias(ids.name)
    return made


def distinct(column):
    """The different values of a column, and the number of its value for each row, null for a missing one."""
    import pyarrow

    kind = _columns.kind_of(column)
    if kind in ("list", "items"):
        return _distinct_items(list(column))
    if kind == "numpy" and (column.dtype.kind not in "iuf" or hasattr(column, "mask")):
        return _distinct_items(column.tolist())
    if kind == "polars":
        if str(column.dtype) == "Object":
            return _distinct_items(column.to_list())
        made = column.to_arrow()
    elif kind == "arrow":
        made = column
        if not isinstance(made, (pyarrow.Array, pyarrow.ChunkedArray)):
            made = (pyarrow.array if hasattr(made, "__arrow_c_array__") else pyarrow.chunked_array)(made)
    else:
        try:
            made = pyarrow.array(column, from_pandas=True)
        except (pyarrow.ArrowException, TypeError, ValueError, NotImplementedError):
            return _distinct_items(column.tolist())
    if isinstance(made, pyarrow.ChunkedArray):
        made = made.combine_chunks()
        if isinstance(made, pyarrow.ChunkedArray):
            made = made.chunk(0) if made.num_chunks else pyarrow.nulls(0)
    if not pyarrow.types.is_dictionary(made.type):
        if pyarrow.types.is_null(made.type):
            return [], pyarrow.nulls(len(made), pyarrow.int32())
        if str(made.type) in ("string_view", "binary_view"):
            made = made.cast(pyarrow.string() if str(made.type) == "string_view" else pyarrow.binary())
        made = made.dictionary_encode()
    return made.dictionary.to_pylist(), made.indices


def _distinct_items(items):
    import pyarrow

    numbers, values, indices = {}, [], []
    for item in items:
        try:
            key = type(item), item
            number = numbers.get(key)
        except TypeError:  # a list has no hash, and is no ID: the one who reads it says so
            key, number = None, None
        if number is None:
            number = len(values)
            values.append(item)
            if key is not None:
                numbers[key] = number
        indices.append(number)
    return values, pyarrow.array(indices, pyarrow.int32())
