"""The functions of this package in DuckDB, over whole columns at a time.

>>> import duckdb, regiontree.duckdb
>>> connection = duckdb.connect()
>>> regiontree.duckdb.register(connection)
>>> connection.execute("SELECT region_path('440305')").fetchone()
('广东省/深圳市/南山区',)
"""

import pyarrow as _pa

from . import china as _china
from ._functions import functions as _functions


def register(connection, tree=None):
    """Makes `region_name(id)`, `region_path(id [, sep])`, `region_parent(id)`, `region_ancestor(id, rank)`,
    `region_match(text)` and `region_rest(text)` functions of a connection, and `regions` a table.

    IDs are text; an integer is cast. NULL for NULL, and for an ID that no region has. A separator and a rank
    are the same for all rows of a call. ``tree``: the data set, that of China if none is given.
    """
    tree = _china() if tree is None else tree
    by_name = {}
    for name, kinds, call in _functions(tree):
        by_name.setdefault(name, []).append((kinds, call))
    for name, forms in by_name.items():
        macros = []
        for kinds, call in forms:
            # DuckDB's Python functions have one form a name and take no other type: a macro casts.
            inner = f"_{name}_{len(kinds)}"
            connection.create_function(
                inner, _whole(call, len(kinds)), ["VARCHAR"] * len(kinds), "VARCHAR", type="arrow",
                null_handling="special")
            letters = "ab"[: len(kinds)]
            macros.append(
                f"({', '.join(letters)}) AS {inner}({', '.join(f'{letter}::VARCHAR' for letter in letters)})")
        connection.execute(f"CREATE OR REPLACE TEMP MACRO {name} {', '.join(macros)}")
    nodes = list(tree)
    table = _pa.table({
        "id": _pa.array([region.id for region in nodes], _pa.string()),
        "name": _pa.array([region.name for region in nodes], _pa.string()),
        "parent": _pa.array([region.parent.id if region.parent else None for region in nodes], _pa.string()),
        "level": _pa.array([region.level for region in nodes], _pa.int32()),
        "rank": _pa.array([region.rank for region in nodes], _pa.int32()),
    })
    connection.register("regions", table)


def _whole(call, count):
    """DuckDB hands chunked columns over, takes one piece, and counts a function's parameters."""
    def one(ids):
        answer = call(ids)
        return answer.combine_chunks() if isinstance(answer, _pa.ChunkedArray) else answer

    def two(ids, options):
        answer = call(ids, options)
        return answer.combine_chunks() if isinstance(answer, _pa.ChunkedArray) else answer

    return one if count == 1 else two
