"""Rates of the package beside what else does the same in Python; called by `Scripts/bench python`.

Everything runs on one thread, in turns, and the median of the rounds counts: of processor time, so that what else
the machine does counts less. Compare ratios, not rates.
"""

import platform
import statistics
import sys
import time
import timeit
import warnings

warnings.filterwarnings("ignore")

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc

import regiontree

SMOKE = "--smoke" in sys.argv
ROWS = 200_000 if SMOKE else 5_000_000
ROUNDS = 1 if SMOKE else 5
STREETS = ("文三路%d号", "中山大道%d号", "人民路%d弄", "解放街%d号楼")

pa.set_cpu_count(1)
china = regiontree.china()
regions = list(china.values())
ids = np.array([int(region.id) for region in regions], dtype=np.int64)
names = [region.name for region in regions]
drawn = ids[np.random.default_rng(20261121).integers(0, len(ids), ROWS)]


def compare(title, unit, rows, contestants):
    """Runs the contestants in turns; each is a name and a function."""
    seconds = {name: [] for name, _ in contestants}
    for _ in range(ROUNDS):
        for name, run in contestants:
            start = time.process_time()
            run()
            seconds[name].append(time.process_time() - start)
    print(f"\n{title}")
    ours = None
    for name, _ in contestants:
        rate = rows / statistics.median(seconds[name])
        ours = ours or rate
        print(f"  {name:45} {rate / unit[0]:9.2f} {unit[1]}   {ours / rate:6.2f} ×")


print(f"{platform.machine()}, Python {platform.python_version()}, pandas {pd.__version__}, "
      f"pyarrow {pa.__version__}; {ROWS:,} rows of {len(ids):,} regions, {ROUNDS} rounds, one thread")

series = pd.Series(drawn)
mapping = dict(zip(ids.tolist(), names))
keys, values, column = pa.array(ids), pa.array(names), pa.array(drawn)
index = pd.Series(names, index=ids)

# All of them answer the same.
some = column[:1000]
assert china.names(some).to_pylist() == pc.take(values, pc.index_in(some, keys)).to_pylist()
assert china.names(some, dictionary=True).to_pylist() == china.names(some).to_pylist()

MILLION = (1e6, "million a second")
compare("names of integer IDs", MILLION, ROWS, [
    ("regiontree, names", lambda: china.names(drawn, threads=1)),
    ("regiontree, dictionary-encoded", lambda: china.names(drawn, dictionary=True, threads=1)),
    ("regiontree, a pandas Series", lambda: china.names(series, threads=1)),
    ("pandas, map of a dictionary", lambda: series.map(mapping)),
    ("pandas, map of a Series", lambda: series.map(index)),
    ("Arrow, index_in and take", lambda: pc.take(values, pc.index_in(column, keys))),
])

import gb2260

count = 2_000 if SMOKE else 50_000
single = [
    ("regiontree", lambda: china["110101"].name),
    ("gb2260", lambda: gb2260.get("110101").name),
    ("a dictionary", lambda: mapping[110101]),
]
print("\none name")
for name, run in single:
    best = min(timeit.repeat(run, timer=time.process_time, number=count, repeat=ROUNDS)) / count
    print(f"  {name:45} {best * 1e9:9.0f} nanoseconds")

import cpca

address_count = 500 if SMOKE else 20_000
paths = china.paths([region.id for region in china.regions(level=3)], sep="")
addresses = [
    paths[number * 7919 % len(paths)] + STREETS[number % 4] % (number % 997 + 1)
    for number in range(address_count)]
cpca.transform(addresses[:10])
china.match_many(addresses[:10])
texts = pa.array(addresses)
compare("addresses", (1e3, "thousand a second"), address_count, [
    ("regiontree, match_many", lambda: china.match_many(texts, threads=1)),
    ("cpca, transform", lambda: cpca.transform(addresses)),
])

import duckdb
import regiontree.duckdb

connection = duckdb.connect()
connection.execute("SET threads = 1")
regiontree.duckdb.register(connection, table="regions")
rows = 200_000 if SMOKE else 10_000_000
connection.register("drawn", pa.table({"id": pa.array(np.resize(drawn, rows)).cast(pa.string())}))
connection.execute("CREATE TABLE codes AS SELECT id FROM drawn")
compare(f"DuckDB, {rows:,} rows", MILLION, rows, [
    ("region_name(id)", lambda: connection.execute("SELECT count(region_name(id)) FROM codes").fetchall()),
    ("a join with a table of names", lambda: connection.execute(
        "SELECT count(name) FROM codes LEFT JOIN regions USING (id)").fetchall()),
])
