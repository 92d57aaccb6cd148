"""What an ID may be: one table, the same through every way in."""

import decimal
import fractions
import os
import pathlib
import re
import sqlite3

import pytest

import regiontree as rt

ROOT = pathlib.Path(os.environ["REGIONS_ROOT"])
NAME = "东城区"


def read_table():
    """The rows of the table that the tests of all languages read: by kind, what is written and the name it means."""
    rows = {"text": [], "integer": [], "float": []}
    wrong = []
    for line in (ROOT / "Data" / "Golden" / "written-ids.tsv").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        kind, value, id = line.split("\t")
        if kind == "text":
            value = re.sub(r"\\u\{(\w+)\}", lambda escape: chr(int(escape[1], 16)), value)
        else:
            value = int(value) if kind == "integer" else float(value)
        if id == "error":
            wrong.append((value, "a number with a fraction"))
        else:
            rows[kind].append((value, rt.china()[id].name if id else None))
    return rows["text"], rows["integer"], rows["float"], wrong


TEXTS, NUMBERS, FLOATS, WRONG = read_table()
WRONG += [([110101], "a list"), (b"110101", "bytes"), (True, "a boolean")]
WORDS = "an ID is an integer or a text, not "


def test_there_are_a_hundred():
    assert len(TEXTS) + len(NUMBERS) + len(FLOATS) + len(WRONG) >= 100


def each(values, answer):
    """Asks about each value by itself, so that none decides about the type of another."""
    wrong = [(value, name, found) for value, name in values if (found := answer(value)) != name]
    assert not wrong


def test_lists_and_look_ups():
    china = rt.china()
    for values in (TEXTS, NUMBERS, FLOATS):
        assert china.names([value for value, _ in values]) == [name for _, name in values]
        each(values, lambda value: china.names([value])[0])
        each(values, lambda value: getattr(china.get(value), "name", None))
    mixed = TEXTS + NUMBERS + FLOATS + [(None, None), (decimal.Decimal("110101.0"), NAME), (fractions.Fraction(110101), NAME)]
    assert china.names([value for value, _ in mixed]) == [name for _, name in mixed]
    for value, words in WRONG:
        for ask in (lambda: china.names([value]), lambda: china.get(value), lambda: china.normalize([value])):
            with pytest.raises(TypeError, match=WORDS + words):
                ask()


def test_numpy():
    np = pytest.importorskip("numpy")
    china = rt.china()

    def listed(column):
        return column.to_pylist() if hasattr(column, "to_pylist") else list(column)

    for values, type in ((TEXTS, str), (TEXTS, object), (NUMBERS, "int64"), (NUMBERS, object), (FLOATS, "float64")):
        array = np.array([value for value, _ in values], dtype=type)
        assert listed(china.names(array)) == [name for _, name in values]
    assert listed(china.names(np.ma.array([110101, 440305], mask=[False, True]))) == [NAME, None]
    assert china.names([np.int64(110101), np.float32(110101), np.float64("nan"), np.str_("110101")]) == [
        NAME, NAME, None, NAME]
    for array, words in (
        (np.array([1.5]), "a number with a fraction"), (np.array([b"110101"]), "bytes"), (np.array([True]), "a boolean"),
        (np.array([[110101], None], dtype=object), "a list"),
    ):
        with pytest.raises(TypeError, match=WORDS + words):
            china.names(array)


def test_pandas():
    pd = pytest.importorskip("pandas")
    china = rt.china()
    for values, type in (
        (TEXTS, None), (TEXTS, object), (TEXTS, "string"), (TEXTS, "category"), (NUMBERS, None), (NUMBERS, "Int64"),
        (NUMBERS, object), (FLOATS, None), (FLOATS[:6], "Float64"), (TEXTS + NUMBERS + FLOATS, object),
    ):
        series = pd.Series([value for value, _ in values], dtype=type, name="code")
        names = china.names(series)
        assert [None if pd.isna(name) else name for name in names] == [name for _, name in values], type
        assert names.name == "code" and list(china.names(list(series))) == [name for _, name in values]
    assert china.names([pd.NA, pd.NaT, None]) == [None, None, None]
    for series, words in (
        (pd.Series([1.5]), "a number with a fraction"), (pd.Series([1.5, "110101"]), "a number with a fraction"),
        (pd.Series([b"110101"]), "bytes"), (pd.Series([[110101]]), "a list"), (pd.Series([True]), "a boolean"),
    ):
        with pytest.raises(TypeError, match=WORDS + words):
            china.names(series)


def test_arrow_and_polars():
    pa = pytest.importorskip("pyarrow")
    pl = pytest.importorskip("polars")
    china = rt.china()
    numbers = [(value, name) for value, name in NUMBERS if abs(value) < 10**17]
    for values, types in (
        (TEXTS, (pa.string(), pa.large_string(), pa.string_view())), (NUMBERS, (pa.int64(),)),
        (FLOATS, (pa.float64(),)), (numbers, (pa.decimal128(20, 2), pa.decimal256(40, 1))),
    ):
        for type in types:
            cells = [value for value, _ in values]
            column = pa.array([decimal.Decimal(cell) for cell in cells] if "decimal" in str(type) else cells, type)
            expected = [name for _, name in values]
            assert china.names(column).to_pylist() == expected, type
            if type != pa.decimal256(40, 1):  # Polars has none
                assert china.names(pl.Series("code", column)).to_list() == expected, type
            encoded = column.dictionary_encode() if "decimal" not in str(type) and "view" not in str(type) else column
            assert china.names(encoded).to_pylist() == expected, type
    for column, words in (
        (pa.array([1.5]), "a number with a fraction"), (pa.array([decimal.Decimal("1.5")]), "a number with a fraction"),
        (pa.array([b"110101"]), "bytes"), (pa.array([[1]]), "a list"), (pa.array([True]), "a boolean"),
    ):
        for ask in (lambda: china.names(column), lambda: china.names(pl.Series(column))):
            with pytest.raises(TypeError, match=WORDS + words):
                ask()


def test_duckdb():
    duckdb = pytest.importorskip("duckdb")
    import regiontree.duckdb

    connection = duckdb.connect()
    regiontree.duckdb.register(connection)
    for values, type in ((TEXTS, "VARCHAR"), (NUMBERS, "BIGINT"), (FLOATS, "DOUBLE"), (FLOATS[:9], "DECIMAL(18, 2)")):
        each(values, lambda value: connection.execute(f"SELECT region_name(?::{type})", [value]).fetchall()[0][0])
    for value, words in (
        ("1.5", "a number with a fraction"), ("1.5::DOUBLE", "a number with a fraction"), ("[110101]", "a list"),
        ("'110101'::BLOB", "bytes"), ("true", "a boolean"),
    ):
        with pytest.raises(Exception, match=WORDS + words):
            connection.execute(f"SELECT region_name({value})").fetchall()


def test_sqlite():
    library = ROOT / ".build" / "sqlite" / "regions.so"
    connection = sqlite3.connect(":memory:")
    if not library.exists() or not hasattr(connection, "enable_load_extension"):
        pytest.skip("no SQLite extension, or a Python that can't load one")
    connection.enable_load_extension(True)
    connection.load_extension(str(library.with_suffix("")))
    # SQLite ends a text given to a function at its first NUL, and has no NaN.
    for values in (TEXTS, NUMBERS, FLOATS):
        each(values, lambda value: connection.execute("SELECT region_name(?)", [value]).fetchone()[0])
    for value, words in ((1.5, "a number with a fraction"), (b"110101", "bytes")):
        with pytest.raises(sqlite3.OperationalError, match=WORDS + words):
            connection.execute("SELECT region_name(?)", [value]).fetchone()


def test_normalize():
    china = rt.china()
    written = ["110101", " 110101.0", "110101000000", "110103", "１１０１０３", "xx", "", None, 440305.0, 110101000]
    assert china.normalize(written) == [
        ("110101", "exact"), ("110101", "cleaned"), ("110101", "resized"), ("110103", "former"), ("110103", "former"),
        (None, "unknown"), (None, None), (None, None), ("440305", "exact"), ("110101", "resized")]
    assert china.current(["110103", "110101", " 110103 ", "xx", None]) == ["110101", "110101", "110101", None, None]
    # A town's 12 digits are the Bureau of Statistics', and may mean another town.
    assert china.normalize(["340111004000", 340111004000, "340111999000"]) == [
        (None, "other-office"), (None, "other-office"), (None, "unknown")]
    assert china.current(["340111004000"]) == [None] and "340111004000" not in china
    assert china.former.get("340111004000") is None
    with pytest.raises(KeyError, match="Bureau of Statistics"):
        china["340111004000"]
    several = [former for former in china.former.values() if len(former.successors) > 1]
    assert several and china.current([several[0].id]) == [None]


def test_normalize_columns():
    pd = pytest.importorskip("pandas")
    pa = pytest.importorskip("pyarrow")
    pl = pytest.importorskip("polars")
    china = rt.china()
    written = ["110101", " 110101.0", "110103", "xx", None]
    expected = [tuple(each) for each in china.normalize(written)]
    frame = china.normalize(pd.Series(written, index=[5, 4, 3, 2, 1]))
    assert list(frame.index) == [5, 4, 3, 2, 1] and list(frame.columns) == ["id", "how"]
    assert [tuple(None if pd.isna(cell) else cell for cell in row) for row in frame.itertuples(index=False)] == expected
    assert [tuple(row.values()) for row in china.normalize(pa.array(written)).to_pylist()] == expected
    series = china.normalize(pl.Series("code", written))
    assert series.name == "code" and [tuple(row.values()) for row in series.to_list()] == expected
    assert china.current(pd.Series([110103, 110101], name="code")).tolist() == ["110101", "110101"]
    assert china.current(pl.Series("code", ["110103"])).to_list() == ["110101"]
    assert china.normalize(pa.nulls(2)).to_pylist() == [{"id": None, "how": None}] * 2
