"""What SQL engines are given: functions of Arrow columns, one table of them for all engines."""

import pyarrow as pa
import pyarrow.compute as pc

#: What an address says.
MATCH = pa.struct([("id", pa.string()), ("rest", pa.string()), ("confidence", pa.string())])
#: What a pasted message says.
CONTACT = pa.struct([
    ("name", pa.string()), ("phones", pa.list_(pa.string())), ("postcode", pa.string()), ("id_number", pa.string()),
    ("id", pa.string()), ("detail", pa.string()), ("left_over", pa.list_(pa.string())),
    ("doubtful", pa.list_(pa.string())), ("confidence", pa.string())])
#: A region that a search found.
FOUND = pa.struct([("id", pa.string()), ("name", pa.string()), ("path", pa.string()), ("kind", pa.string())])
#: A region below another.
CHILD = pa.struct(
    [("id", pa.string()), ("name", pa.string()), ("parent", pa.string()), ("level", pa.int32()), ("rank", pa.int32())])
_USUAL_LIMIT = 20


def whole(column):
    """A column in one piece; one of nothing but NULLs, which have no type of their own, as texts."""
    if isinstance(column, pa.ChunkedArray):
        column = column.combine_chunks()
        if isinstance(column, pa.ChunkedArray):
            column = column.chunk(0) if column.num_chunks else pa.array([], column.type)
    return column.cast(pa.string()) if pa.types.is_null(column.type) else column


def _by_option(first, options, call):
    """`call(rows, option)` for the rows of each different option (a rank, a separator), NULL for one that is NULL."""
    options = whole(options)
    different = options.unique().to_pylist()
    if len(different) == 1 and different[0] is not None:
        return call(first, different[0])
    answer = pa.nulls(len(first), pa.string())
    for option in different:
        if option is None:
            continue
        rows = pc.indices_nonzero(pc.fill_null(pc.equal(options, pa.scalar(option, options.type)), False))
        # Where each row's answer stands among those of its option.
        places = pc.index_in(pa.array(range(len(first)), pa.uint64()), rows)
        answer = pc.coalesce(answer, whole(call(first.take(rows), option)).take(places))
    return answer


def _parents(tree, ids):
    # By node: a parent's ID is found once for each different region.
    nodes = tree.nodes(ids).dictionary_encode()
    regions = [None if node is None else tree._region(node).parent for node in nodes.dictionary.to_pylist()]
    parents = pa.array([region and region.id for region in regions], pa.string())
    return parents.take(nodes.indices)


def _matched(tree, texts):
    return _as(MATCH, tree.match_many(texts))


def _as(type, answers):
    """The fields of a type of a column of structs, its numbers of words as words."""
    fields = []
    for field in type:
        column = answers.field(field.name)
        if pa.types.is_dictionary(column.type):
            column = column.dictionary_decode()
        fields.append(whole(column).cast(field.type))
    missing = answers.is_null() if answers.null_count else None
    return pa.StructArray.from_arrays(fields, fields=list(type), mask=missing)


def _found(tree, texts, limits=None):
    numbers = [_USUAL_LIMIT] * len(texts) if limits is None else whole(limits).to_pylist()
    rows = []
    for text, limit in zip(texts.to_pylist(), numbers):
        if text is None or limit is None:
            rows.append(None)
            continue
        rows.append([
            {"id": each.id, "name": each.name, "path": "/".join(region.name for region in each.region.path),
             "kind": each.kind}
            for each in tree.search(text, limit=int(limit))])
    return pa.array(rows, pa.list_(FOUND))


def _children(tree, ids):
    rows = []
    for id in ids.to_pylist():
        region = tree.get(id)
        rows.append(None if region is None else [
            {"id": child.id, "name": child.name, "parent": region.id, "level": child.level, "rank": child.rank}
            for child in region.children])
    return pa.array(rows, pa.list_(CHILD))


def functions(tree):
    """What there is: the name without its prefix, the kinds of the arguments ("id", "text" or "number"), the type of
    the answer, and the function over columns."""
    text = pa.string()

    def path(ids, separators=None):
        if separators is None:
            return tree.paths(whole(ids))
        return _by_option(whole(ids), separators, lambda rows, separator: tree.paths(rows, sep=separator))

    def ancestor(ids, ranks):
        return _by_option(whole(ids), ranks, lambda rows, rank: tree.ancestors(rows, rank=rank, answer="id"))

    return [
        ("name", ("id",), text, lambda ids: tree.names(whole(ids))),
        ("path", ("id",), text, path),
        ("path", ("id", "text"), text, path),
        ("parent", ("id",), text, lambda ids: _parents(tree, whole(ids))),
        ("ancestor", ("id", "text"), text, ancestor),
        ("current", ("id",), text, lambda ids: tree.current(whole(ids))),
        ("match", ("text",), text, lambda texts: tree.match_many(whole(texts)).field("id")),
        ("rest", ("text",), text, lambda texts: tree.match_many(whole(texts)).field("rest")),
        ("confidence", ("text",), text, lambda texts: tree.match_many(whole(texts)).field("confidence").dictionary_decode()),
        ("matched", ("text",), MATCH, lambda texts: _matched(tree, whole(texts))),
        ("contact", ("text",), CONTACT, lambda texts: _as(CONTACT, tree.contacts(whole(texts)))),
    ]


def tables(tree):
    """The same of functions that answer with rows."""
    return [
        ("search", ("text",), pa.list_(FOUND), lambda texts: _found(tree, whole(texts))),
        ("search", ("text", "number"), pa.list_(FOUND), lambda texts, limits: _found(tree, whole(texts), limits)),
        ("children", ("id",), pa.list_(CHILD), lambda ids: _children(tree, whole(ids))),
    ]
