"""The functions of this package in Apache Spark 3.5 and later, over whole columns at a time.

    import regiontree.spark
    regiontree.spark.register(session)
    session.sql("SELECT region_name('110101')")

The package has to be installed where the executors run, which ``register`` looks after; the bundled data set is
inside it. Another file is shipped with ``session.sparkContext.addFile(path)`` and named
``register(session, file="china.regions")``. Each Python worker opens it once. Such a file must not be written into
while workers have it open, unless it has at most a megabyte; ship another one under another name instead.

For DataFrames, ``functions()`` has the same by name; a rank is a column or ``lit("province")``:

    f = regiontree.spark.functions()
    frame.select(f["region_name"](f["region_ancestor"]("code", lit("province"))))
"""

import functools as _functools
import os as _os

_PREFIX = "region_"
#: The functions, and how many arguments they take.
_NAMES = {
    "region_name": 1, "region_path": 2, "region_parent": 1, "region_ancestor": 2, "region_current": 1,
    "region_match": 1, "region_rest": 1, "region_confidence": 1, "region_matched": 1,
    "region_contact": 1,
}
#: What they answer with, if that is no string.
_STRUCTS = {
    "region_matched": "struct<id: string, rest: string, confidence: string>",
    "region_contact": (
        "struct<name: string, phones: array<string>, postcode: string, id_number: string, id: string, detail: string,"
        " left_over: array<string>, doubtful: array<string>, confidence: string>"),
}


@_functools.lru_cache(maxsize=None)
def _calls(file):
    """What runs in a worker: the data set is opened when it is first wanted, and kept."""
    import regiontree
    from regiontree._functions import functions

    if file is None:
        tree = regiontree.china()
    elif _os.path.isabs(file) and _os.path.exists(file):
        tree = regiontree.open(file)
    else:
        from pyspark import SparkFiles

        tree = regiontree.open(SparkFiles.get(file))
    return {(_PREFIX + name, len(kinds)): (type, call) for name, kinds, type, call in functions(tree)}


def _call(name, file, columns):
    from regiontree._functions import whole

    type, call = _calls(file)[name, len(columns)]
    answer = whole(call(*columns))
    return answer if answer.type == type else answer.cast(type)


def _call_pandas(name, file, columns):
    """The same for Spark before 4.1, which hands pandas' Series over."""
    import pandas
    import pyarrow as pa

    answer = _call(name, file, [pa.array(column, from_pandas=True) for column in columns])
    if pa.types.is_struct(answer.type):
        return pandas.DataFrame({field.name: answer.field(place).to_pandas() for place, field in enumerate(answer.type)})
    return answer.to_pandas()


def functions(file=None):
    """The functions by name, for DataFrames: of codes, which are strings or numbers, and of addresses.

    ``file``: the name of a file shipped by ``addFile``, or a path that is there on all machines.
    """
    from pyspark.sql import functions as sql

    make = _by_arrow if hasattr(sql, "arrow_udf") else _by_pandas
    return {name: make(sql, name, count, file) for name, count in _NAMES.items()}


def _by_arrow(sql, name, count, file):
    import pyarrow as pa

    if count == 1:
        def call(column: pa.Array) -> pa.Array:
            return _call(name, file, (column,))
    elif name == "region_path":
        def call(column: pa.Array, separator: pa.Array = None) -> pa.Array:
            return _call(name, file, (column,) if separator is None else (column, separator))
    else:
        def call(column: pa.Array, option: pa.Array) -> pa.Array:
            return _call(name, file, (column, option))
    # What columns and plans are called.
    call.__name__ = name
    return sql.arrow_udf(call, _STRUCTS.get(name, "string"))


def _by_pandas(sql, name, count, file):
    import pandas as pd

    if name in _STRUCTS:
        def call(column: pd.Series) -> pd.DataFrame:
            return _call_pandas(name, file, (column,))
    elif count == 1:
        def call(column: pd.Series) -> pd.Series:
            return _call_pandas(name, file, (column,))
    elif name == "region_path":
        def call(column: pd.Series, separator: pd.Series = None) -> pd.Series:
            return _call_pandas(name, file, (column,) if separator is None else (column, separator))
    else:
        def call(column: pd.Series, option: pd.Series) -> pd.Series:
            return _call_pandas(name, file, (column, option))
    call.__name__ = name
    return sql.pandas_udf(call, _STRUCTS.get(name, "string"))


def register(session, file=None, check=True):
    """Makes `region_name(id)`, `region_path(id [, sep])`, `region_parent(id)`, `region_ancestor(id, rank)`,
    `region_current(id)`, `region_match(text)`, `region_rest(text)`, `region_confidence(text)`,
    `region_matched(text)`, a struct of `id`, `rest` and `confidence`, and `region_contact(text)`, a struct of what a
    pasted message says, functions of a session's SQL.

    IDs are read as they are written: strings, integers, floating-point numbers and decimals; NULL for NULL, and for
    an ID that no region has. Ranks and separators may differ from row to row.

    ``check``: asks the executors first, by a small job, whether they have this package in this version; RuntimeError
    says what is missing where.

    - Returns: the functions by name, for DataFrames.
    """
    if check:
        _check(session)
    made = functions(file)
    for name, function in made.items():
        session.udf.register(name, function)
    return made


def _check(session):
    from . import __version__

    for package, data in sorted(worker_versions(session)):
        if package == __version__:
            continue
        there = f"have regiontree {package}" if data else f"can't import regiontree ({package})"
        raise RuntimeError(
            f"executors {there}: install regiontree {__version__} with its extra [spark] for the Python that they run")


def worker_versions(session):
    """The versions of this package and of its data set that the workers have, as a set: one, if all is well. A worker
    without the package says why in place of the version, and "" for the data."""
    def report(batches):
        import pyarrow as pa

        for _ in batches:
            try:
                import regiontree
                import regiontree._functions  # noqa: F401

                package, data = regiontree.__version__, regiontree.china().metadata.as_of
            except ImportError as error:
                package, data = str(error), ""
            yield pa.RecordBatch.from_pydict({"package": [package], "data": [data]})

    # By value: a worker without the package can't look the function up in it.
    report.__module__ = "__main__"
    rows = session.range(64, numPartitions=8).mapInArrow(report, "package string, data string")
    return {(row.package, row.data) for row in rows.distinct().collect()}
