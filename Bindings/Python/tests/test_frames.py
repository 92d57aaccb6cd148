"""Columns and frames that are empty or odd, accessors, and `locate`."""

import io
import random

import pytest

import regiontree as rt

pd = pytest.importorskip("pandas")
pa = pytest.importorskip("pyarrow")
pl = pytest.importorskip("polars")
np = pytest.importorskip("numpy")
MATCH = ["id", "rest", "confidence", "node"]


def test_columns_without_values():
    china = rt.china()
    for column in (
        pd.Series([], dtype=object), pd.Series([None, None]), pd.Series([np.nan]), pa.nulls(2), pa.array([], pa.string()),
        pl.Series([None]), pa.chunked_array([], pa.string()), pa.chunked_array([], pa.null()),
        pd.read_csv(io.StringIO("code,address\n,\n,\n"))["address"], pd.read_csv(io.StringIO("a,address\n"))["address"],
        pl.Series("x", [], dtype=pl.Null),
    ):
        names, matches = china.names(column), china.match_many(column)
        assert len(names) == len(matches) == len(column)
        assert names.is_null().all() if isinstance(column, pl.Series) else pd.isna(np.array(names)).all()
        if isinstance(column, pd.Series):
            assert list(matches.columns) == MATCH and matches.isna().all().all()
            assert matches["confidence"].dtype.ordered and matches["node"].dtype == "UInt32"


def test_schemas_are_the_same_for_every_batch():
    china = rt.china()
    full, none = pa.chunked_array([["110101"]]), pa.chunked_array([], pa.string())
    assert china.names(full).type == china.names(none).type == pa.string()
    assert china.names(full, dictionary=True).type == china.names(none, dictionary=True).type
    assert china.nodes(full).type == china.nodes(none).type == pa.uint32()
    assert china.match_many(full).type == china.match_many(none).type == china.match_many(pa.nulls(2)).type


def test_what_is_no_column():
    china = rt.china()
    for wrong in ("110101", b"110101", None, 110101, pd.DataFrame({"a": [1]}), pl.DataFrame({"a": [1]})):
        for ask in (china.names, china.match_many, china.normalize):
            with pytest.raises(TypeError, match="column"):
                ask(wrong)
    with pytest.raises(TypeError, match="an address is a text, not an integer"):
        china.match_many(pd.Series([1]))
    with pytest.raises(TypeError, match="an address is a text, not"):
        china.match_many([1])
    with pytest.raises(ValueError):
        china.names(["110101"], threads=-1)
    with pytest.raises(ValueError):
        china.search("x", limit=-1)


def test_missing_addresses():
    china = rt.china()
    assert [match.id for match in (china.match(None), china.match(float("nan")), china.match(pd.NA))] == [None] * 3
    assert china.match_many(["北京市", float("nan"), None])[1:] == [None, None]
    frame = pd.DataFrame({"address": ["北京市东城区", None]})
    assert frame.apply(lambda row: china.match(row.address).id, axis=1).tolist()[0] == "110101"


def test_types_come_back():
    china = rt.china()
    series = pd.Series(["110101", None])
    names = china.names(series)
    assert names.dtype == series.dtype and pd.concat([names, series]).dtype == series.dtype
    assert list(np.where(names == "东城区", 1, 0)) == [1, 0]
    assert str(china.names(pd.Series(["110101"], dtype="string")).dtype) == "string"
    arrow = pd.ArrowDtype(pa.string())
    assert isinstance(china.names(pd.Series(["110101"], dtype=arrow)).dtype, pd.ArrowDtype)
    assert isinstance(china.names(pd.Index(["110101"], name="x")), pd.Index)
    assert list(china.names(pd.array(["110101"]))) == ["东城区"]
    assert china.names(pd.Series(pd.arrays.SparseArray([110101]))).tolist() == ["东城区"]

    class Codes(pd.Series):
        pass

    assert china.names(Codes([110101], index=[7])).index.tolist() == [7]
    frame = pl.DataFrame({"code": ["110101"]})
    assert china.names(frame["code"]).name == "code"
    assert frame.with_columns(china.names(frame["code"])).to_dict(as_series=False) == {"code": ["东城区"]}


def test_confidence_is_ordered():
    texts = ["北京市东城区", "朝阳区建国路88号", None, "abc"]
    matches = rt.china().match_many(pd.Series(texts))
    assert (matches["confidence"] >= "likely").tolist() == [True, False, False, False]
    assert rt.china().match_many(pa.array(texts)).field("confidence").type.ordered
    polars = rt.china().match_many(pl.Series("a", texts)).struct.field("confidence")
    assert (polars >= "likely").to_list()[0] is True and polars.dtype == pl.Enum(["guess", "likely", "certain"])


def test_tables_of_answers_are_not_kept_without_end():
    tree = rt.china()
    for number in range(40):
        assert tree.paths(["110101"], sep=str(number)) == [f"北京市{number}东城区"]
    assert len(tree._made["tables"]) <= 8


def test_everything_as_a_table():
    table = rt.china().to_arrow()
    assert table.num_rows == len(rt.china()) and table.column_names == ["id", "name", "parent", "level", "rank"]
    frame = rt.china().to_pandas()
    assert frame.loc[frame["id"] == "110101", "parent"].tolist() == ["110000"]
    assert frame["rank"].dtype == "Int32"


def test_accessors():
    import regiontree.pandas
    import regiontree.polars  # noqa: F401

    frame = pd.DataFrame({"code": ["110101", None, "440305"], "address": ["北京市东城区1号", None, "abc"]})
    assert frame["code"].region.name.dropna().tolist() == ["东城区", "南山区"]
    assert frame["code"].region.province.dropna().tolist() == ["北京市", "广东省"]
    assert frame["code"].region.ancestor("prefecture", answer="id").dropna().tolist() == ["440300"]
    assert frame["address"].region.match()["rest"].dropna().tolist() == ["1号", "abc"]
    assert frame["code"].region.normalize()["how"].dropna().tolist() == ["exact", "exact"]
    lazy = pl.from_pandas(frame).lazy().select(
        pl.col("code").region.name().alias("name"), pl.col("code").region.ancestor("province").alias("province"),
        pl.col("address").region.match().struct.field("id").alias("id")).collect()
    assert lazy.rows() == [("东城区", "北京市", "110101"), (None, None, None), ("南山区", "广东省", None)]
    assert pl.Series("code", ["110101"]).region.path().to_list() == ["北京市/东城区"]


ROWS = [
    # code, address, ID, confidence, note
    ("110101", "北京市东城区东华门街道1号", "110101001", "certain", None),
    ("440305.0", None, "440305", "certain", None),
    (None, "广东省深圳市南山区科技园", "440305", "certain", None),
    ("110103", "幸福大街1号", "110101", "certain", "former-code"),
    ("999999", "杭州市西湖区文三路478号", "330106", "certain", "unknown-code"),
    ("330106", "上海市浦东新区世纪大道1号", "310115", "guess", "disagree"),
    ("330106", "朝阳区建国路88号", "330106", "guess", "disagree"),
    ("440300", "南山区科技园", "440305", "certain", None),
    ("110105", "朝阳区建国路88号", "110105", "certain", None),
    ("330106", " 文三路478号", "330106", "certain", None),
    ("x", "abc", None, None, "unknown-code"),
    (None, None, None, None, None),
]


def rows_of(frame):
    if isinstance(frame, pl.DataFrame):
        return [(row["id"], row["confidence"], row["note"]) for row in frame.rows(named=True)]
    if isinstance(frame, pa.Table):
        return [(row["id"], row["confidence"], row["note"]) for row in frame.to_pylist()]
    return [
        tuple(None if pd.isna(cell) else cell for cell in row)
        for row in frame[["id", "confidence", "note"]].itertuples(index=False)]


def test_locate():
    expected = [row[2:] for row in ROWS]
    frame = pd.DataFrame([row[:2] for row in ROWS], columns=["code", "address"], index=range(50, 50 + len(ROWS)))
    done = []
    located = rt.locate(frame, progress=lambda rows, all: done.append((rows, all)))
    assert rows_of(located) == expected and done == [(len(ROWS), len(ROWS))]
    assert list(located.index) == list(frame.index) and located["confidence"].dtype.ordered
    assert list(located.columns) == ["province", "prefecture", "county", "town", "id", "confidence", "rest", "note"]
    first = located.iloc[0]
    assert (first.province, first.prefecture, first.county, first.town, first.rest) == (
        "北京市", "北京市", "东城区", "东华门街道", "1号")
    assert rows_of(rt.locate(pl.from_pandas(frame))) == expected
    assert rows_of(rt.locate(pa.Table.from_pandas(frame))) == expected
    assert rt.locate(frame.iloc[:0]).dtypes.tolist() == located.dtypes.tolist()


def test_locate_with_one_column():
    assert rt.locate(pd.DataFrame({"地址": ["北京市东城区"]}))["id"].tolist() == ["110101"]
    assert rt.locate(pd.DataFrame({"x": [110101]}), code="x")["county"].tolist() == ["东城区"]
    assert rt.locate(pd.DataFrame({"code": [429004]}))["prefecture"].tolist() == ["仙桃市"]
    with pytest.raises(ValueError, match="code="):
        rt.locate(pd.DataFrame({"x": [1]}))
    with pytest.raises(KeyError, match="nothing"):
        rt.locate(pd.DataFrame({"x": [1]}), code="nothing")
    with pytest.raises(ValueError, match="which"):
        rt.locate(pd.DataFrame({"地址": ["x"], "收货地址": ["y"]}))
    with pytest.raises(TypeError):
        rt.locate([1])


def test_a_code_that_was_divided_is_told():
    several = next(former for former in rt.former().values() if len(former.successors) > 1)
    seat = several.successors[1]
    address = "".join(region.name for region in seat.path)
    located = rt.locate(pd.DataFrame({"code": [several.id] * 2, "address": [None, address]}))
    assert located["note"].tolist() == ["former-code divided-code"] * 2
    assert located["confidence"].tolist()[0] != "certain" and located["id"].tolist()[1] == seat.id


def test_dirty_rows_that_say_certain_are_right():
    china = rt.china()
    seed = random.randrange(2**32)
    chance = random.Random(seed)
    counties = [region for region in china.regions() if region.rank == 3]
    codes, addresses, truth = [], [], []
    for number in range(5000):
        county = chance.choice(counties)
        truth.append(county.id)
        codes.append(chance.choice([
            county.id, county.id + ".0", f" {county.id}\t", county.id + "000000", None, "999999", "未知", county.id]))
        whole = "".join(region.name for region in county.path)
        addresses.append(chance.choice([
            whole + f"解放路{number % 999}号", whole, county.name + "解放路1号", None, "  ", whole + " 张三 13800000000"]))
    located = rt.locate(pd.DataFrame({"code": codes, "address": addresses}))
    is_sure = (located["confidence"] == "certain").to_numpy()
    wrong = [
        (code, address, found, id)
        for code, address, found, id, sure in zip(codes, addresses, located["id"], truth, is_sure)
        if sure and str(found)[:6] != id]
    assert is_sure.mean() > 0.7, f"seed {seed}"
    assert not wrong, f"seed {seed}: {wrong[:5]}"
