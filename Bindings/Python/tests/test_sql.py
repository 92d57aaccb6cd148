"""DuckDB: what is registered, where it is seen, and what of the user's stays."""

import os
import pathlib

import pytest

duckdb = pytest.importorskip("duckdb")
pytest.importorskip("pyarrow")

import regiontree as rt  # noqa: E402
import regiontree.duckdb  # noqa: E402


@pytest.fixture
def connection():
    connection = duckdb.connect()
    regiontree.duckdb.register(connection)
    return connection


def rows(connection, query):
    return connection.execute(query).fetchall()


def test_structs_and_tables(connection):
    address = "北京市崇文区幸福大街1号"
    assert rows(connection, f"SELECT region_matched('{address}'), region_confidence('{address}'), region_confidence('abc')") == [
        ({"id": "110101", "rest": "幸福大街1号", "confidence": "certain"}, "certain", None)]
    assert rows(connection, "SELECT region_matched(NULL), region_current('110103'), region_current('x')") == [
        (None, "110101", None)]
    assert rows(connection, "SELECT * FROM region_search('nanshan', 1)") == [
        ("440305", "南山区", "广东省/深圳市/南山区", "pinyin")]
    assert rows(connection, "SELECT count(*) FROM region_search('南山')") == [(20,)]
    assert rows(connection, "SELECT id, name FROM region_children(440300) LIMIT 1") == [
        (china.id, china.name) for china in rt.china()["440300"].children[:1]]


def test_a_rank_for_each_row(connection):
    assert rows(connection, """SELECT region_ancestor(code, rank) FROM (VALUES
        ('110101', 'province'), ('440305', 'county'), ('440305', NULL), ('440305', 'prefecture')) AS v(code, rank)""") == [
        ("110000",), ("440305",), (None,), ("440300",)]


def test_codes_that_pandas_made_floats(connection):
    pd = pytest.importorskip("pandas")
    connection.register("frame", pd.DataFrame({"code": [110101, 440305, None]}))
    assert rows(connection, "SELECT region_name(code) FROM frame") == [("东城区",), ("南山区",), (None,)]


def test_nothing_of_the_users_is_replaced():
    connection = duckdb.connect()
    connection.execute("CREATE TABLE regions AS SELECT 'mine' AS x")
    regiontree.duckdb.register(connection)
    assert rows(connection, "SELECT * FROM regions") == [("mine",)]
    with pytest.raises(ValueError, match="regions"):
        regiontree.duckdb.register(connection, table="regions")
    connection.execute("CREATE MACRO my_name(a) AS 'mine'")
    with pytest.raises(ValueError, match="my_name"):
        regiontree.duckdb.register(connection, prefix="my_")
    assert rows(connection, "SELECT my_name(1)") == [("mine",)]
    for _ in range(2):
        regiontree.duckdb.register(connection, table="china", prefix="cn_")
    assert rows(connection, "SELECT cn_name('110101'), (SELECT count(*) FROM china)") == [("东城区", len(rt.china()))]


def test_twice_and_cursors(connection, tmp_path):
    cursor = connection.cursor()
    assert rows(cursor, "SELECT region_name('110101')") == [("东城区",)]
    regiontree.duckdb.register(cursor)
    regiontree.duckdb.register(connection)
    assert rows(connection, "SELECT region_name('110101')") == [("东城区",)]
    path = str(tmp_path / "own.db")
    own = duckdb.connect(path)
    regiontree.duckdb.register(own)
    cursor = own.cursor()
    regiontree.duckdb.register(cursor)
    assert rows(cursor, "SELECT region_name('110101')") == rows(own, "SELECT region_name('110101')") == [("东城区",)]
    cursor.close()
    own.close()
    own = duckdb.connect(path)
    assert rows(own, "SELECT count(*) FROM duckdb_functions() WHERE function_name LIKE 'region%'") == [(0,)]
    own.close()


def test_a_data_set_of_ones_own(connection):
    tree = rt.open(pathlib.Path(os.environ["REGIONS_ROOT"]) / "Data" / "china.regions")
    regiontree.duckdb.register(connection, tree, prefix="own_")
    assert rows(connection, "SELECT own_name('110101'), region_name('110101')") == [("东城区", "东城区")]
