"""What SQL engines are given: functions of Arrow columns, one table of them for all engines."""

import pyarrow as pa


def _text(column):
    """A column as text: engines keep codes as integers or text, and in chunks or not."""
    column = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
    # Nothing but NULLs written out, which have no type of their own.
    return column.cast(pa.string()) if pa.types.is_null(column.type) else column


def _one(column, what):
    """The value that a column has in every row: a separator or a rank is one for a call."""
    values = _text(column).unique().to_pylist()
    if len(values) > 1:
        raise ValueError(f"{what} has to be the same in every row, not {values[0]!r} and {values[1]!r}")
    return values[0] if values else None


def _parents(tree, ids):
    # By node: a parent's ID is found once for each different region.
    nodes = tree.nodes(_text(ids)).dictionary_encode()
    parents = [
        None if node is None or tree._region(node).parent is None else tree._region(node).parent.id
        for node in nodes.dictionary.to_pylist()
    ]
    return pa.DictionaryArray.from_arrays(
        nodes.indices, pa.array(parents, pa.string())).cast(pa.string())


def functions(tree):
    """Name, kinds of the arguments ("id" or "text"), and the function over columns."""
    def nulls(column):
        return pa.nulls(len(column), pa.string())

    def path(ids, separators=None):
        if separators is None:
            return tree.paths(_text(ids))
        separator = _one(separators, "region_path's separator")
        return nulls(ids) if separator is None else tree.paths(_text(ids), sep=separator)

    def ancestor(ids, ranks):
        rank = _one(ranks, "region_ancestor's rank")
        return nulls(ids) if rank is None else tree.ancestors(_text(ids), rank=rank, answer="id")

    return [
        ("region_name", ("id",), lambda ids: tree.names(_text(ids))),
        ("region_path", ("id",), path),
        ("region_path", ("id", "text"), path),
        ("region_parent", ("id",), lambda ids: _parents(tree, ids)),
        ("region_ancestor", ("id", "text"), ancestor),
        ("region_match", ("text",), lambda texts: tree.match_many(_text(texts)).field("id")),
        ("region_rest", ("text",), lambda texts: tree.match_many(_text(texts)).field("rest")),
    ]
