"""Pasted messages: one at a time, and columns of them."""

import pickle
import random

import pytest

import regiontree as rt

MESSAGE = "大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期"
LABELLED = "收货人：张三 电话：0571-88886666转12，13600488000 地址：浙江省杭州市西湖区文三路478号 310012"
COLUMNS = ["name", "phones", "postcode", "id_number", "id", "detail", "left_over", "doubtful", "confidence", "node"]
FIRST = {
    "name": "大旋仔", "phones": ["13600488000"], "postcode": None, "id_number": None, "id": "440605",
    "detail": "盐步，穗盐路景裕嘉园1期", "left_over": [], "doubtful": ["name", "detail"], "confidence": "likely"}


def test_one():
    china = rt.china()
    contact = china.contact(MESSAGE)
    assert contact.name.text == "大旋仔" and [phone.text for phone in contact.phones] == ["13600488000"]
    assert contact.region.id == "440605" and contact.region.region == china["440605"]
    assert contact.detail.text == "盐步，穗盐路景裕嘉园1期" and contact.postcode is None and contact.id_number is None
    # A nickname: that it is the name is likely, and so is what is left.
    assert contact.confidence == contact.name.confidence == "likely" and contact.region.confidence == "certain"
    assert contact.doubtful == ["name", "detail"] and contact.left_over == []
    assert "大旋仔" in repr(contact) and str(contact.name) == "大旋仔"
    contact = china.contact(LABELLED)
    assert [(phone.number, phone.extension, phone.text) for phone in contact.phones] == [
        ("0571-88886666", "12", "0571-88886666-12"), ("13600488000", None, "13600488000")]
    assert contact.postcode.text == "310012" and contact.region.name == "西湖区"
    # Doubts: one of several regions, and nothing at all.
    doubtful = china.contact("王小明 朝阳区建国路1号 13600488000")
    assert "region" in doubtful.doubtful and doubtful.region.alternatives and doubtful.confidence != "certain"
    for nothing in ("", "   ", None, float("nan")):
        empty = china.contact(nothing)
        assert (empty.name, empty.phones, empty.region, empty.detail) == (None, [], None, None)
        assert empty.confidence == "guess"
    with pytest.raises(TypeError, match="a message is a text"):
        china.contact(7)
    assert china.contact("张三 杭州市西湖区文三路1号", until="prefecture").region.id == "330100"
    assert china.contact("张三 西湖区文三路1号", within="330000").region.id == "330106"


def test_spans_are_of_characters():
    china = rt.china()
    generator = random.Random(7)
    pieces = ["张三", "13600488000", " ", "，", "\n", "浙江省杭州市西湖区", "文三路478号", "收货人：", "😀", "é", "310012",
              "0571-88886666转12", "１３６００４８８０００", "&nbsp;", "\ud7ff", "备注：放门口", "x"]
    messages = [MESSAGE, LABELLED, "😀张三 13600488000 杭州市西湖区文三路478号"]
    messages += ["".join(generator.choices(pieces, k=generator.randrange(1, 12))) for _ in range(300)]
    for message in messages:
        contact = china.contact(message)
        parts = [contact.name, *contact.phones, contact.postcode, contact.id_number, contact.region, contact.detail,
                 *contact.left_over]
        for part in filter(None, parts):
            assert part.spans and part.confidence in ("guess", "likely", "certain")
            assert all(0 <= start < end <= len(message) for start, end in part.spans), message
    contact = china.contact("😀张三 13600488000 杭州市西湖区文三路478号")
    text = contact.text
    assert [text[start:end] for start, end in contact.name.spans] == ["张三"]
    assert [text[start:end] for start, end in contact.phones[0].spans] == ["13600488000"]
    assert "".join(text[start:end] for start, end in contact.region.spans) == "杭州市西湖区"
    assert [text[start:end] for start, end in contact.detail.spans] == ["文三路478号"]


def test_values():
    contact = rt.china().contact(LABELLED)
    again = pickle.loads(pickle.dumps(contact))
    assert again == contact and hash(again) == hash(contact) and again.phones == contact.phones
    assert again.region.path == contact.region.path and contact != rt.china().contact(MESSAGE)
    result, other = rt.china().search("nanshan", limit=2)
    assert pickle.loads(pickle.dumps(result)) == result != other
    metadata = rt.china().metadata
    assert pickle.loads(pickle.dumps(metadata)) == metadata


def test_lists():
    contacts = rt.china().contacts([MESSAGE, None, LABELLED])
    assert contacts == [rt.china().contact(MESSAGE), None, rt.china().contact(LABELLED)]
    with pytest.raises(TypeError, match="one value"):
        rt.china().contacts(MESSAGE)


def plain(row):
    return row and {name: value for name, value in row.items() if name != "node"}


def test_arrow():
    pa = pytest.importorskip("pyarrow")
    china = rt.china()
    texts = [MESSAGE, None, LABELLED, "", "hello"]
    made = china.contacts(pa.array(texts))
    assert [field.name for field in made.type] == COLUMNS
    rows = made.to_pylist()
    assert plain(rows[0]) == FIRST and rows[1] is None
    assert rows[2]["phones"] == ["0571-88886666-12", "13600488000"] and rows[2]["postcode"] == "310012"
    assert rows[3]["phones"] == [] and rows[3]["id"] is None and rows[3]["node"] is None
    assert rows[3]["confidence"] == "guess" and made.field("confidence").type.ordered
    made.validate(full=True)
    for column in (
        pa.chunked_array([texts[:2], texts[2:]]), pa.array(texts, pa.large_string()), pa.array(texts).dictionary_encode(),
        pa.array([None, *texts]).slice(1), pa.array(texts, pa.string_view()),
    ):
        answer = china.contacts(column)
        answer.validate(full=True)
        assert answer.to_pylist() == rows
    assert china.contacts(pa.nulls(2)).to_pylist() == [None, None]
    assert china.contacts(pa.chunked_array([], pa.string())).type == made.type
    with pytest.raises(TypeError):
        china.contacts(pa.array([1, 2]))
    # Several threads say what one says.
    many = pa.array([texts[index % 5] and f"{texts[index % 5]}{index % 7}" for index in range(5_000)])
    one, several = china.contacts(many, threads=1), china.contacts(many, threads=4)
    several.validate(full=True)
    assert one.equals(several) and several.null_count == 1_000


def test_frames():
    pd = pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    pl = pytest.importorskip("polars")
    china = rt.china()
    frame = china.contacts(pd.Series([MESSAGE, None], index=[7, 8]))
    assert list(frame.columns) == COLUMNS and list(frame.index) == [7, 8]
    row = frame.loc[7]
    assert row["phones"] == ["13600488000"] and row["id"] == "440605" and row["confidence"] == "likely"
    assert frame.loc[8].isna().all()
    series = china.contacts(pl.Series("message", [MESSAGE, None]))
    assert series.name == "message" and plain(series.to_list()[0]) == FIRST and series.to_list()[1] is None
    np = pytest.importorskip("numpy")
    assert plain(china.contacts(np.array([MESSAGE, None], dtype=object)).to_pylist()[0]) == FIRST


def test_without_pyarrow(monkeypatch):
    pd = pytest.importorskip("pandas")
    china = rt.china()
    pytest.importorskip("pyarrow")
    series = pd.Series([MESSAGE, None, LABELLED])
    whole = china.contacts(series)
    monkeypatch.setattr("regiontree._columns.has_pyarrow", lambda: False)
    bare = china.contacts(series)
    assert list(bare.columns) == list(whole.columns)
    for name in COLUMNS:
        assert [None if value is None or value is pd.NA or value != value else value for value in bare[name]] == [
            None if value is None or value is pd.NA or value != value else value for value in whole[name]], name


def test_duckdb():
    duckdb = pytest.importorskip("duckdb")
    pytest.importorskip("pyarrow")
    import regiontree.duckdb

    connection = duckdb.connect()
    regiontree.duckdb.register(connection)
    row, = connection.execute("SELECT region_contact(?)", [MESSAGE]).fetchone()
    assert row == FIRST
    assert connection.execute("SELECT region_contact(NULL), (region_contact('')).confidence").fetchone() == (None, "guess")
    rows = connection.execute(
        "SELECT c.name, unnest(c.phones) FROM (SELECT region_contact(?) AS c)", [LABELLED]).fetchall()
    assert rows == [("张三", "0571-88886666-12"), ("张三", "13600488000")]
