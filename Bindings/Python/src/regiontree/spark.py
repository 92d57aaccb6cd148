"""The functions of this package in Apache Spark, as Arrow UDFs.

    import regiontree.spark
    regiontree.spark.register(session)
    session.sql("SELECT region_name('110101')")

The package has to be installed where the executors run; the bundled data set is inside it. Another file is
shipped with ``session.sparkContext.addFile(path)`` and named ``register(session, file="china.regions")``. Each
Python worker opens it once, and maps it: workers of one machine share its pages.
"""

import functools as _functools
import os as _os

_NAMES = {
    "region_name": ("id",),
    "region_path": ("id",),
    "region_parent": ("id",),
    "region_ancestor": ("id", "text"),
    "region_match": ("text",),
    "region_rest": ("text",),
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
    return {(name, len(kinds)): call for name, kinds, call in functions(tree)}


def _call(name, file, columns):
    import pyarrow as pa

    answer = _calls(file)[name, len(columns)](*columns)
    if isinstance(answer, pa.ChunkedArray):
        answer = answer.combine_chunks()
    return answer.cast(pa.string())


def functions(file=None):
    """The functions as Arrow UDFs, by name, for the DataFrame interface: codes are strings or integers.

    ``file``: the name of a file shipped by ``addFile``, or a path that is there on all machines.
    """
    import pyarrow as pa
    from pyspark.sql.functions import arrow_udf

    def one(name):
        def of_one(ids: pa.Array) -> pa.Array:
            return _call(name, file, (ids,))

        return arrow_udf(of_one, "string")

    def two(name):
        def of_two(ids: pa.Array, options: pa.Array) -> pa.Array:
            return _call(name, file, (ids, options))

        return arrow_udf(of_two, "string")

    return {
        name: one(name) if len(kinds) == 1 else two(name) for name, kinds in _NAMES.items()}


def register(session, file=None):
    """Makes `region_name(id)`, `region_path(id)`, `region_parent(id)`, `region_ancestor(id, rank)`,
    `region_match(text)` and `region_rest(text)` functions of a session's SQL.

    IDs may be strings or integers; NULL for NULL, and for an ID that no region has.

    - Returns: the functions by name, for the DataFrame interface.
    """
    made = functions(file)
    for name, function in made.items():
        session.udf.register(name, function)
    return made


def worker_versions(session):
    """The versions of this package and of its data set that the workers have, as a set: one, if all is well."""
    def report(batches):
        import pyarrow as pa

        import regiontree

        for _ in batches:
            yield pa.RecordBatch.from_pydict({
                "package": [regiontree.__version__],
                "data": [regiontree.china().metadata.as_of],
            })

    rows = session.range(64, numPartitions=8).mapInArrow(report, "package string, data string")
    return {(row.package, row.data) for row in rows.distinct().collect()}
