"""The functions of this package in DuckDB, over whole columns at a time.

>>> import duckdb, regiontree.duckdb
>>> connection = duckdb.connect()
>>> regiontree.duckdb.register(connection)
>>> connection.execute("SELECT region_path('440305')").fetchone()
('广东省/深圳市/南山区',)
>>> connection.execute("SELECT name FROM region_search('nanshan', 1)").fetchone()
('南山区',)
"""

import threading as _threading

import pyarrow as _pa

from . import china as _china
from ._functions import functions as _functions, tables as _tables, whole as _whole

#: What functions of DuckDB's are called that the ones below are made of.
_INNER = "_regiontree"
_lock = _threading.Lock()
#: The trees that functions were made for: their number is part of the functions' names.
_trees = []
_TYPES = {"id": "VARCHAR", "text": "VARCHAR", "number": "INTEGER"}
#: What no ID is: DuckDB's types, and what an ID isn't.
_FRACTIONS = "'FLOAT', 'DOUBLE'"


def register(connection, tree=None, table=None, prefix="region_"):
    """Makes functions of a connection:

    - of an ID: `region_name(id)`, `region_path(id [, sep])`, `region_parent(id)`, `region_ancestor(id, rank)`,
      `region_current(id)`;
    - of an address: `region_match(text)`, `region_rest(text)`, `region_confidence(text)`, and `region_matched(text)`,
      a STRUCT of `id`, `rest` and `confidence` that reads it once;
    - of a pasted message: `region_contact(text)`, a STRUCT of `name`, `phones`, `postcode`, `id_number`, `id` (the
      region's), `detail`, `left_over`, `doubtful` (the parts that someone should look at) and `confidence`;
    - with rows for an answer: `region_search(text [, limit])`, `region_children(id)`.

    IDs are read as they are written: text, integers, floating-point numbers and decimals. NULL for NULL, and for an
    ID that no region has; a number with a fraction, a list or a BLOB is an error.

    ``tree``: the data set, that of China if none is given. ``table``: a name for a table of all regions; there is
    none without. ``prefix``: what the functions' names begin with. What is there under such a name and isn't ours is
    a ValueError, and nothing is made. Registering again is right, and so are cursors: in a database in memory they
    see what was registered before; of a file, each connection and cursor is registered for itself, and nothing is
    written into the file.
    """
    tree = _china() if tree is None else tree
    with _lock:
        number = next((place for place, each in enumerate(_trees) if each is tree), len(_trees))
        if number == len(_trees):
            _trees.append(tree)
        forms = {}
        for kind, there_are in (("one", _functions(tree)), ("rows", _tables(tree))):
            for name, kinds, type, call in there_are:
                forms.setdefault((name, kind), []).append((kinds, type, call))
        _refuse_strangers(connection, [prefix + name for name, _ in forms], table)
        known = {row[0] for row in connection.execute(
            "SELECT DISTINCT function_name FROM duckdb_functions() WHERE starts_with(function_name, ?)",
            [_INNER]).fetchall()}
        scope = "" if _is_in_memory(connection) else "TEMP "
        for (name, kind), each in forms.items():
            macros = []
            for kinds, type, call in each:
                inner = f"{_INNER}_{number}_{name}_{len(kinds)}"
                if inner not in known:
                    connection.create_function(
                        inner, _one_piece(call, len(kinds), type), [_TYPES[each] for each in kinds], _sql_type(type),
                        type="arrow", null_handling="special")
                letters = "ab"[: len(kinds)]
                arguments = ", ".join(
                    _text_of(letter) if each == "id" else f"{letter}::{_TYPES[each]}"
                    for letter, each in zip(letters, kinds))
                call = f"{inner}({arguments})"
                macros.append(f"({', '.join(letters)}) AS " + (
                    call if kind == "one" else f"TABLE (SELECT unnest({call}, recursive := true))"))
            connection.execute(f"CREATE OR REPLACE {scope}MACRO {_quoted(prefix + name)} {', '.join(macros)}")
        if table is not None:
            connection.register(table, tree.to_arrow())


def _text_of(letter):
    """An ID as text; what can't be one is an error. The types are known when a query is planned, so that none of this
    costs a row anything."""
    words = "an ID is an integer or a text, not "
    refused = " ".join(
        f"WHEN {condition} THEN error('{words}{what}')" for condition, what in (
            (f"typeof({letter}) = 'BLOB'", "bytes"),
            (f"typeof({letter}) = 'BOOLEAN'", "a boolean"),
            (f"typeof({letter}) LIKE '%]'", "a list"),
            (f"typeof({letter}) LIKE 'STRUCT%'", "a struct"),
        ))
    number = f"TRY_CAST({letter}::VARCHAR AS DOUBLE)"
    return (
        f"CASE {refused} WHEN typeof({letter}) IN ({_FRACTIONS}) OR typeof({letter}) LIKE 'DECIMAL%' THEN "
        f"CASE WHEN isnan({number}) THEN NULL WHEN {number} <> floor({number}) OR isinf({number}) "
        f"THEN error('{words}a number with a fraction') "
        f"WHEN abs({number}) < 1e18 THEN TRY_CAST({number} AS BIGINT)::VARCHAR END "
        f"ELSE {letter}::VARCHAR END")


def _refuse_strangers(connection, names, table):
    """ValueError if anything of the user's has a name that is to be ours."""
    found = connection.execute(
        "SELECT function_name FROM duckdb_functions() WHERE list_contains(?, function_name)"
        " AND NOT coalesce(contains(macro_definition, ?), false)", [names, _INNER]).fetchall()
    if found:
        raise ValueError(f"there is a function {found[0][0]} already: say prefix=…")
    if table is None:
        return
    if connection.execute(
            "SELECT 1 FROM duckdb_tables() WHERE lower(table_name) = lower(?)", [table]).fetchall():
        raise ValueError(f"there is a table {table} already: give another name")
    view = connection.execute(
        "SELECT sql FROM duckdb_views() WHERE lower(view_name) = lower(?) AND NOT internal", [table]).fetchall()
    if view and "arrow_scan" not in (view[0][0] or ""):
        raise ValueError(f"there is a view {table} already: give another name")


def _is_in_memory(connection):
    return connection.execute(
        "SELECT path IS NULL FROM duckdb_databases() WHERE database_name = current_database()").fetchall()[0][0]


def _quoted(name):
    return '"' + name.replace('"', '""') + '"'


def _sql_type(type):
    if _pa.types.is_list(type):
        return _sql_type(type.value_type) + "[]"
    if _pa.types.is_struct(type):
        return "STRUCT(" + ", ".join(f'"{field.name}" {_sql_type(field.type)}' for field in type) + ")"
    return "INTEGER" if _pa.types.is_int32(type) else "VARCHAR"


def _one_piece(call, count, type):
    """DuckDB hands chunked columns over, takes one piece, and counts a function's parameters."""
    def answer(*columns):
        made = _whole(call(*columns))
        return made if made.type == type else made.cast(type)

    def one(ids):
        return answer(ids)

    def two(ids, options):
        return answer(ids, options)

    return one if count == 1 else two
