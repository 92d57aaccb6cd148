"""Columns of every kind: compared with a look-up of each row."""

import array
import random

import pytest

import regiontree as rt

IDS = ["110101", "440305", None, "nothing", "330106003", "110000"]
NAMES = ["东城区", "南山区", None, None, "灵隐街道", "北京市"]
ADDRESSES = ["杭州市西湖区文三路478号", None, "abc", ""]


def test_lists():
    china = rt.china()
    assert china.names(IDS) == NAMES
    assert china.names([110101, None, 440305, -5]) == ["东城区", None, "南山区", None]
    assert china.names([110101, "440305"]) == ["东城区", "南山区"]
    assert china.names(()) == []
    assert china.paths(["440305"], sep=" › ") == ["广东省 › 深圳市 › 南山区"]
    assert china.ancestors(["440305", "110101"], rank="prefecture") == ["深圳市", None]
    assert china.ancestors(["440305"], rank=1, answer="id") == ["440000"]
    assert china.nodes(["110101", "x"]) == [china["110101"].number, None]
    for wrong in ([1.5], [b"110101"], ["110101", object()]):
        with pytest.raises(TypeError):
            china.names(wrong)
    with pytest.raises(ValueError):
        china.ancestors(["440305"], rank="planet")
    with pytest.raises(ValueError):
        china.ancestors(["440305"], rank=1, answer="flag")


def test_lists_of_addresses():
    matches = rt.china().match_many(ADDRESSES)
    assert matches[0].id == "330106" and matches[0].rest == "文三路478号"
    assert matches[1] is None
    assert [match.id for match in matches[2:]] == [None, None]
    assert [match.rest for match in matches[2:]] == ["abc", ""]


def test_a_generator_and_an_array():
    assert rt.china().names(array.array("q", [110101])) == ["东城区"]
    assert rt.china().names(id for id in ["110101"]) == ["东城区"]


def test_arrow():
    pa = pytest.importorskip("pyarrow")
    china = rt.china()
    for type in (pa.string(), pa.large_string(), pa.string_view()):
        column = pa.array(IDS, type)
        assert china.names(column).to_pylist() == NAMES
        assert china.names(column[2:]).to_pylist() == NAMES[2:]
        assert china.match_many(pa.array(ADDRESSES, type)).field("id").to_pylist() == ["330106", None, None, None]
    numbers = pa.array([110101, None, 7])
    for type in (pa.int32(), pa.int64(), pa.uint32(), pa.uint64(), pa.float64()):
        assert china.names(numbers.cast(type)).to_pylist() == ["东城区", None, None]
    assert china.names(pa.array(IDS).dictionary_encode()).to_pylist() == NAMES
    encoded = china.names(pa.array(IDS), dictionary=True)
    assert pa.types.is_dictionary(encoded.type) and encoded.to_pylist() == NAMES
    encoded.validate(full=True)
    chunks = pa.chunked_array([IDS[:2], [], IDS[2:]])
    assert isinstance(china.names(chunks), pa.ChunkedArray)
    assert china.names(chunks).to_pylist() == NAMES
    assert china.names(pa.chunked_array([], pa.string())).to_pylist() == []
    assert china.nodes(pa.array(["110101"])).type == pa.uint32()
    for wrong in (pa.array([True]), pa.array([[1]])):
        with pytest.raises(TypeError):
            china.names(wrong)
    with pytest.raises(TypeError):
        china.match_many(pa.array([1]))
    matches = china.match_many(pa.array(ADDRESSES))
    matches.validate(full=True)
    assert matches.to_pylist()[:2] == [
        {"id": "330106", "rest": "文三路478号", "confidence": "certain", "node": china["330106"].number}, None]


def test_by_protocol_alone():
    pa = pytest.importorskip("pyarrow")

    class Array:
        def __init__(self, column):
            self.column = column

        def __arrow_c_array__(self, requested_schema=None):
            return self.column.__arrow_c_array__(requested_schema)

    class Streamed:
        def __init__(self, column):
            self.column = column

        def __arrow_c_stream__(self, requested_schema=None):
            return self.column.__arrow_c_stream__(requested_schema)

    assert rt.china().names(Array(pa.array(IDS))).to_pylist() == NAMES
    assert rt.china().names(Streamed(pa.chunked_array([IDS]))).to_pylist() == NAMES


def test_numpy():
    np = pytest.importorskip("numpy")
    china = rt.china()
    codes = np.array([110101, 7, 440305])
    for type in ("int32", "int64", "uint32", "float64", ">i8"):
        assert china.names(codes.astype(type)).to_pylist() == ["东城区", None, "南山区"]
    assert china.names(codes[::2]).to_pylist() == ["东城区", "南山区"]
    assert china.names(np.array([110101, np.nan])).to_pylist() == ["东城区", None]
    assert china.names(np.array(["110101", "x"])).to_pylist() == ["东城区", None]
    assert china.match_many(np.array(["杭州市西湖区"])).field("id").to_pylist() == ["330106"]
    with pytest.raises(ValueError):
        china.names(np.zeros((2, 2)))


def test_pandas():
    pd = pytest.importorskip("pandas")
    china = rt.china()
    index = [10, 20, 30]
    for codes in ([110101, 7, 440305], [110101, None, 440305], ["110101", None, "440305"]):
        names = china.names(pd.Series(codes, index=index, name="code"))
        assert list(names.index) == index and names.name == "code"
        assert [None if pd.isna(name) else name for name in names] == ["东城区", None, "南山区"]
    categories = china.names(pd.Series(["110101", None], dtype="category"), dictionary=True)
    assert categories.dtype == "category" and categories[0] == "东城区"
    frame = china.match_many(pd.Series(ADDRESSES, index=[4, 3, 2, 1]))
    assert list(frame.columns) == ["id", "rest", "confidence", "node"]
    assert frame.loc[4, "id"] == "330106" and frame.loc[2, "rest"] == "abc" and pd.isna(frame.loc[3, "rest"])


def test_polars():
    pl = pytest.importorskip("polars")
    china = rt.china()
    names = china.names(pl.Series("code", IDS))
    assert isinstance(names, pl.Series) and names.to_list() == NAMES
    assert china.names(pl.Series([110101, None])).to_list() == ["东城区", None]
    assert china.match_many(pl.Series(ADDRESSES)).struct.field("id").to_list() == ["330106", None, None, None]


def test_many_rows_on_many_threads():
    pa = pytest.importorskip("pyarrow")
    china = rt.china()
    seed = 20261121
    random.seed(seed)
    regions = list(china.values())
    rows = [random.choice(regions) if random.random() > 0.1 else None for _ in range(100_000)]
    column = pa.array([region and region.id for region in rows])
    names = {region.number: region.name for region in regions}
    expected = [region and names[region.number] for region in rows]
    for threads in (1, 4, 0):
        assert china.names(column, threads=threads).to_pylist() == expected, f"seed {seed}"
    assert china.names(column, dictionary=True, threads=3).to_pylist() == expected, f"seed {seed}"


def test_duckdb():
    duckdb = pytest.importorskip("duckdb")
    import regiontree.duckdb

    connection = duckdb.connect()
    regiontree.duckdb.register(connection, table="regions")

    def one(expression):
        return connection.execute(f"SELECT {expression}").fetchone()[0]

    assert one("region_name('110101')") == one("region_name(110101)") == "东城区"
    assert one("region_path('440305')") == "广东省/深圳市/南山区"
    assert one("region_path('440305', ' › ')") == "广东省 › 深圳市 › 南山区"
    assert one("region_parent(440305)") == "440300" and one("region_parent('440000')") is None
    assert one("region_ancestor('330106003', 'province')") == "330000"
    assert one("region_match('杭州市西湖区文三路478号')") == "330106"
    assert one("region_rest('杭州市西湖区文三路478号')") == "文三路478号"
    for call in ("region_name(NULL)", "region_path(NULL)", "region_parent(NULL)", "region_match(NULL)",
                 "region_rest(NULL)", "region_ancestor(NULL, 'county')", "region_path('110101', NULL)",
                 "region_name('x')", "region_name('')"):
        assert one(call) is None, call
    # Vectorised: as a join with the table of names says.
    different = connection.execute(
        "SELECT count(*) FROM regions WHERE name IS DISTINCT FROM region_name(id)"
        " OR parent IS DISTINCT FROM region_parent(id)").fetchone()[0]
    assert different == 0
    with pytest.raises(Exception, match="planet"):
        one("region_ancestor('110101', 'planet')")
