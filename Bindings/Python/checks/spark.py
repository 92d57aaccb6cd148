"""Runs the functions on Spark with two executor processes, one of which is killed on the way.

Called by Scripts/check spark: `spark.py ROWS ADDRESSES`. Every result is compared with that of this process.
"""

import os
import re
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

import regiontree
import regiontree.spark

CORES = 2
ROW_COUNT, ADDRESS_COUNT = int(sys.argv[1]), int(sys.argv[2])
STREETS = ("文三路%d号", "中山大道%d号", "人民路%d弄", "解放街%d号楼", " %d")


def codes_of(numbers, codes):
    """The code of each row: spread over all of them, the same in every process."""
    return codes[(numbers.astype(np.uint64) * np.uint64(2654435761) >> np.uint64(7)) % np.uint64(len(codes))]


def addresses_of(numbers, paths):
    """The address of each row."""
    places = (numbers.astype(np.uint64) * np.uint64(2654435761) >> np.uint64(7)) % np.uint64(len(paths))
    return [
        paths[place] + STREETS[number % len(STREETS)] % (number % 997 + 1)
        for number, place in zip(numbers.tolist(), places.tolist())
    ]


def table_of_ids(path):
    """The rows of the table: the kind, what is written, the ID it means."""
    with open(path, encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                kind, value, id = line.rstrip("\n").split("\t")
                yield kind, re.sub(r"\\u\{(\w+)\}", lambda escape: chr(int(escape[1], 16)), value), id


def all_codes():
    return np.array([int(region.id) for region in regiontree.china().values()], dtype=np.int64)


def all_paths():
    china = regiontree.china()
    return china.paths([region.id for region in china.regions(level=3)], sep="")


def make_codes(batches):
    codes = all_codes()
    for batch in batches:
        yield pa.RecordBatch.from_pydict({"code": codes_of(batch.column(0).to_numpy(), codes)})


def make_addresses(batches):
    paths = all_paths()
    for batch in batches:
        yield pa.RecordBatch.from_pydict({"address": addresses_of(batch.column(0).to_numpy(), paths)})


def executors(application):
    """The processes of this application's executors."""
    lines = subprocess.run(
        ["ps", "-eo", "pid=,args="], capture_output=True, text=True, check=True).stdout.splitlines()
    return [
        int(line.split(None, 1)[0]) for line in lines
        if "CoarseGrainedExecutorBackend" in line and application in line and "java" in line]


def timed(what, rows, run):
    start = time.perf_counter()
    result = run()
    seconds = time.perf_counter() - start
    print(f"{what}: {rows:,} rows in {seconds:.1f} s, {rows / seconds / CORES / 1e6:.2f} million a second and core")
    return result


def main():
    from pyspark.sql import SparkSession
    from pyspark.sql import functions as F

    session = (
        SparkSession.builder.master(f"local-cluster[{CORES},1,1024]").appName("regiontree")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "100000")
        .config("spark.sql.shuffle.partitions", "4")
        .config("spark.task.maxFailures", "8")
        .getOrCreate())
    session.sparkContext.setLogLevel("OFF")
    functions = regiontree.spark.register(session)
    print("workers:", sorted(regiontree.spark.worker_versions(session)))

    # The data lies in files, so that making it is not measured.
    folder = sys.argv[3]
    session.range(ROW_COUNT, numPartitions=16).mapInArrow(make_codes, "code long").write.parquet(f"{folder}/codes")
    session.range(ADDRESS_COUNT, numPartitions=16).mapInArrow(
        make_addresses, "address string").write.parquet(f"{folder}/addresses")
    codes = session.read.parquet(f"{folder}/codes")
    addresses = session.read.parquet(f"{folder}/addresses")

    # One process: what has to come out.
    china = regiontree.china()
    code_column = pa.array(codes_of(np.arange(ROW_COUNT), all_codes()))
    start = time.perf_counter()
    provinces = china.ancestors(code_column, rank="province", dictionary=True, threads=1)
    print(f"one process, one thread: {ROW_COUNT / (time.perf_counter() - start) / 1e6:.1f} million rows a second")
    expected = {row["values"]: row["counts"] for row in pc.value_counts(provinces).to_pylist()}

    def by_functions():
        ancestor = functions["region_ancestor"](F.col("code"), F.lit("province"))
        counted = codes.select(functions["region_name"](ancestor).alias("province")).groupBy("province").count()
        return {row["province"]: row["count"] for row in counted.collect()}

    assert timed("province names by functions", ROW_COUNT, by_functions) == expected

    distinct = all_codes()
    table = session.createDataFrame(
        list(zip(distinct.tolist(), china.ancestors(distinct.tolist(), rank="province"))),
        "code long, province string")

    def by_join():
        counted = codes.join(F.broadcast(table), "code", "left").groupBy("province").count()
        return {row["province"]: row["count"] for row in counted.collect()}

    assert timed("province names by a broadcast join", ROW_COUNT, by_join) == expected

    # Addresses, and an executor that dies of it.
    texts = addresses_of(np.arange(ADDRESS_COUNT), all_paths())
    start = time.perf_counter()
    matched = china.match_many(pa.array(texts), threads=1).field("id")
    print(f"one process, one thread: {ADDRESS_COUNT / (time.perf_counter() - start) / 1e6:.2f} million addresses a second")
    expected = {row["values"]: row["counts"] for row in pc.value_counts(matched).to_pylist()}
    application = session.sparkContext.applicationId
    killed = []

    def kill_one():
        before = executors(application)
        if before:
            os.kill(before[0], signal.SIGKILL)
            killed.append(before[0])

    timer = threading.Timer(float(sys.argv[4]), kill_one)
    timer.start()

    def by_match():
        counted = addresses.select(functions["region_match"]("address").alias("id")).groupBy("id").count()
        return {row["id"]: row["count"] for row in counted.collect()}

    result = timed("addresses matched, an executor killed on the way", ADDRESS_COUNT, by_match)
    was_on_the_way = bool(killed)
    timer.cancel()
    assert was_on_the_way, "the work was over before an executor was killed: give it more rows"
    assert result == expected, "rows were lost or doubled"
    print(f"executor {killed[0]} was killed, nothing lost; {len(executors(application))} executors now")

    # SQL, NULLs and what is unknown.
    row = session.sql(
        "SELECT region_name('110101') a, region_path('440305') b, region_parent('440305') c, region_name(NULL) d,"
        " region_name('x') e, region_rest('杭州市西湖区文三路478号') f").first()
    assert tuple(row) == ("东城区", "广东省/深圳市/南山区", "440300", None, None, "文三路478号"), row
    row = session.sql(
        "SELECT region_path('440305', ' › ') a, region_name(110101.0D) b, region_name(' 110101000000 ') c,"
        " region_current('110103') d, region_matched('北京市崇文区幸福大街1号') e, region_confidence('abc') f").first()
    assert row.a == "广东省 › 深圳市 › 南山区" and row.b == row.c == "东城区" and row.d == "110101", row
    assert tuple(row.e) == ("110101", "幸福大街1号", "certain") and row.f is None, row
    ranks = session.createDataFrame([("110101", "province"), ("440305", "county"), ("440305", None)], "code string, r string")
    ranks.coalesce(1).createOrReplaceTempView("ranks")
    named = session.sql("SELECT region_ancestor(code, r) FROM ranks")
    assert [row[0] for row in named.collect()] == ["110000", "440305", None]
    assert named.columns == ["region_ancestor(code, r)"], named.columns

    # The table of IDs that the tests of all languages read, as strings and as numbers.
    checked = 0
    for kind, type in (("text", "string"), ("integer", "bigint"), ("float", "double")):
        rows = [row for row in table_of_ids(sys.argv[6]) if row[0] == kind and row[2] != "error"]
        values = [(float(value) if kind == "float" else int(value) if kind == "integer" else value,) for _, value, _ in rows]
        named = session.createDataFrame(values, f"code {type}").select(functions["region_path"]("code")).collect()
        wrong = [
            (row, answer[0]) for row, answer in zip(rows, named)
            if answer[0] != ("/".join(region.name for region in china[row[2]].path) if row[2] else None)]
        assert not wrong, wrong
        checked += len(rows)
    assert checked >= 100
    for row in table_of_ids(sys.argv[6]):
        if row[2] == "error":
            try:
                session.sql(f"SELECT region_name(CAST('{row[1]}' AS DOUBLE))").collect()
            except Exception as error:
                assert "an ID is an integer or a text, not a number with a fraction" in str(error), error
            else:
                raise AssertionError(f"{row[1]} was taken")
    print(f"{checked} ways to write an ID are read as elsewhere")

    # Pasted messages.
    row = session.sql("SELECT region_contact('张三 13600488000 杭州市西湖区文三路478号') a, region_contact(NULL) b").first()
    assert (row.a.name, list(row.a.phones), row.a.id, row.a.detail) == ("张三", ["13600488000"], "330106", "文三路478号"), row
    assert row.b is None or row.b.name is None, row

    # A file of one's own, shipped to the executors.
    session.sparkContext.addFile(sys.argv[5])
    own = regiontree.spark.functions(file=os.path.basename(sys.argv[5]))
    assert session.range(1).select(own["region_name"](F.lit("110101"))).first()[0] == "东城区"
    session.stop()
    print("Spark answers as one process does")


if __name__ == "__main__":
    main()
