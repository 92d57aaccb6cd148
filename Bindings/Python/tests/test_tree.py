"""Look-ups, by every way in: the same questions have the same answers."""

import collections.abc
import concurrent.futures
import inspect
import os
import pathlib
import pickle
import random
import subprocess
import sys

import pytest

import regiontree as rt

ROOT = pathlib.Path(os.environ["REGIONS_ROOT"])
FILE = ROOT / "Data" / "china.regions"


class LookUps:
    """What every tree of China answers."""

    @pytest.fixture
    def china(self):
        raise NotImplementedError

    def test_a_region_is_found_by_text_and_by_integer(self, china):
        assert china["110101"].name == "东城区"
        assert china[110101].id == "110101"
        assert china["110101"] == china[110101]
        assert hash(china["110101"]) == hash(china[110101])
        assert "110101" in china and 110101 in china and china["110101"] in china

    def test_an_unknown_id_is_a_key_error(self, china):
        for key in ("999999", "", "x", "0110101", -1, 2**70, "\ud800"):
            with pytest.raises(KeyError):
                china[key]
            assert china.get(key) is None
            assert key not in china
        assert china.get("999999", "nothing") == "nothing"

    def test_another_kind_of_key_is_a_type_error(self, china):
        for key in (None, 1.5, b"110101", ["110101"]):
            with pytest.raises(TypeError):
                china[key]

    def test_a_tree_is_a_mapping(self, china):
        assert isinstance(china, collections.abc.Mapping)
        assert next(iter(china)) == "110000" and "110101" in china.keys()
        assert len(dict(china)) == len(china) == len(china.keys()) == len(china.values()) == len(china.items())
        assert dict(china)["110101"] == china["110101"] and ("110101", china["110101"]) in china.items()
        assert china["110101"] in china.values()
        assert None not in china and china.get(None) is None and china.get(float("nan"), 7) == 7

    def test_parts_of_a_region(self, china):
        region = china["440305"]
        assert [each.name for each in region.path] == ["广东省", "深圳市", "南山区"]
        assert (region.level, region.rank) == (3, 3)
        assert region.parent.id == "440300"
        assert china["440000"].parent is None
        assert region in region.parent.children
        assert region.ancestor("province").name == "广东省"
        assert china["110101"].ancestor("prefecture") is None
        assert region.attributes["pinyin"] == "nan shan qu"
        assert str(region) == "南山区" and repr(region) == "<Region 440305 南山区>"

    def test_levels_cover_the_tree(self, china):
        assert sum(len(china.regions(level)) for level in range(1, china.depth + 1)) == len(china)
        assert len(china.regions()) == len(china) == len(list(china))
        assert china.regions() == list(china.values())
        assert china.roots == china.regions(level=1)
        with pytest.raises(ValueError):
            china.regions(level=99)

    def test_search_and_match(self, china):
        assert china.search("gd sz nanshan")[0].id == "440305"
        assert china.search("西湖区", within="330000")[0].kind == "name"
        assert china.search("") == []
        match = china.match("杭州市西湖区文三路478号")
        assert (match.id, match.rest, match.confidence) == ("330106", "文三路478号", "certain")
        assert [part.text for part in match.parts] == ["杭州市", "西湖区"]
        assert not china.match("abc") and china.match("abc").rest == "abc"
        assert china.match("杭州市西湖区", until="province").id == "330000"
        assert china.match("朝阳区建国路88号").alternatives != []


def test_regions_that_are_no_more():
    china = rt.china()
    former = rt.former()["110103"]
    assert (former.name, former.until) == ("崇文区", 2010)
    assert former.path == ["北京市", "崇文区"]
    assert [region.id for region in former.successors] == ["110101"]
    assert china.former.get(110103) == former and "110103" in china.former
    assert "110101" not in china.former and china.former.get("nothing", 7) == 7
    with pytest.raises(KeyError):
        china.former["110101"]
    assert former in china.former.predecessors("110101")
    assert pickle.loads(pickle.dumps(former)) == former
    result = china.search("崇文区")[0]
    assert (result.id, result.kind, result.former) == ("110101", "former-name", [former])
    match = china.match("北京市崇文区幸福大街1号")
    assert (match.id, match.former) == ("110101", [former])
    assert china.match("北京市东城区").former == []


def test_former_regions_are_a_mapping():
    former = rt.former()
    assert isinstance(former, collections.abc.Mapping)
    assert len(former) == len(list(former)) == len(dict(former)) > 1000
    assert "110103" in former.keys() and former[" 110103.0"] == former["110103"] and None not in former
    assert all(region.until for region in former.values())


def test_closing():
    with rt.open(FILE) as tree:
        names = tree.names(["110101"])
        region = tree["110101"]
    assert names == ["东城区"]
    for ask in (lambda: tree["110101"], lambda: tree.names(["110101"]), lambda: tree.search("x"), tree.verify):
        with pytest.raises(ValueError):
            ask()
    with pytest.raises(ValueError):
        region.name
    tree.close()
    with rt.china() as china:
        pass
    assert china["110101"].name == "东城区"


def test_what_is_done_to_a_file_that_is_open_changes_nothing(tmp_path):
    path = tmp_path / "live.regions"
    path.write_bytes(FILE.read_bytes())
    tree = rt.open(path)
    for damage in (b"", b"something else", os.urandom(200_000)):
        path.write_bytes(damage)
        assert tree["110101"].name == "东城区" and tree.search("nanshan")[0].id == "440305"
        with pytest.raises(rt.RegionFileError):
            rt.open(path)


def test_no_byte_that_is_another_one_ends_the_process():
    whole = (ROOT / "Data" / "china-former.regions").read_bytes()
    seed = int.from_bytes(os.urandom(4), "big")
    chance = random.Random(seed)
    for _ in range(150):
        place = chance.randrange(363, len(whole))
        damaged = bytearray(whole)
        damaged[place] ^= chance.randrange(1, 256)
        try:
            tree = rt.open(damaged, former=whole)
        except rt.RegionFileError:
            continue
        for ask in (
            lambda: tree.search("nanshan"), lambda: tree.match("江苏省苏州市沧浪区人民路1号"), lambda: tree.names(["320502"]),
            lambda: tree.paths([320502]), lambda: [region.attributes for region in tree.roots], tree.verify,
        ):
            try:
                ask()
            except (rt.RegionFileError, KeyError) as error:
                assert str(error), f"seed {seed}, byte {place}"


def test_a_file_of_its_own_has_former_regions_if_told():
    path = ROOT / "Data" / "china-former.regions"
    assert rt.open(FILE).former is None
    tree = rt.open(FILE, former=path)
    assert tree.former["110103"].until == 2010
    assert tree.search("崇文区")[0].id == "110101"
    assert pickle.loads(pickle.dumps(tree)).former["110103"].name == "崇文区"
    with pytest.raises(FileNotFoundError):
        rt.open(FILE, former="nowhere.regions")


def test_highlights_of_the_whole_path():
    result = rt.china().search("广东 南山", limit=1)[0]
    assert result.path_highlights == [[(0, 2)], [], [(0, 2)]]
    assert result.highlights == [(0, 2)]


class TestBundled(LookUps):
    @pytest.fixture
    def china(self):
        return rt.china()


class TestPath(LookUps):
    @pytest.fixture
    def china(self):
        return rt.open(FILE)


class TestBytes(LookUps):
    @pytest.fixture
    def china(self):
        return rt.open(FILE.read_bytes())


class TestPickled(LookUps):
    @pytest.fixture
    def china(self):
        return pickle.loads(pickle.dumps(rt.open(str(FILE))))


class TestThread(LookUps):
    @pytest.fixture
    def china(self):
        with concurrent.futures.ThreadPoolExecutor() as pool:
            return pool.submit(rt.open, FILE).result()


def test_values_are_pickled():
    china = rt.china()
    for value in (china["110101"], china.match("杭州市西湖区文三路478号")):
        again = pickle.loads(pickle.dumps(value))
        assert again.id == value.id
    assert pickle.loads(pickle.dumps(china)) is china
    assert pickle.loads(pickle.dumps(rt.open(FILE))) == rt.open(FILE)


def test_threads_share_a_tree():
    china = rt.china()
    ids = list(china)[::37]

    def look_up(_):
        return [china[id].name for id in ids], china.names(ids), china.search("nanshan")[0].id

    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(look_up, range(8)))
    assert all(answer == answers[0] for answer in answers)
    assert answers[0][0] == answers[0][1]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_forked_child_goes_on():
    china = rt.china()
    china.search("nanshan")
    child = os.fork()
    if child == 0:
        right = china["110101"].name == "东城区" and china.search("nanshan") and china.names([110101] * 50000)
        os._exit(0 if right else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def expected_errors():
    lines = (ROOT / "Data" / "Malformed" / "errors.txt").read_text(encoding="utf-8").splitlines()
    return [line.split(": ", 1) for line in lines]


@pytest.mark.parametrize("name,message", expected_errors())
def test_a_damaged_file_is_told(name, message):
    path = ROOT / "Data" / "Malformed" / f"{name}.regions"
    with pytest.raises(rt.RegionFileError) as error:
        rt.open(path).verify()
    assert message in str(error.value)
    assert not isinstance(error.value, OSError)


def test_a_file_that_cannot_be_opened(tmp_path):
    with pytest.raises(FileNotFoundError) as error:
        rt.open(tmp_path / "missing.regions")
    assert isinstance(error.value, rt.RegionFileError)
    with pytest.raises(OSError):
        rt.open(tmp_path)
    with pytest.raises(rt.RegionFileError):
        rt.open(b"no regions")


def test_the_metadata():
    metadata = rt.china().metadata
    assert metadata.title and metadata.as_of and metadata.format_version
    assert "pinyin" in rt.china().attribute_names


def test_trees_are_made_by_functions_alone():
    for type in (rt.RegionTree, rt.Region):
        with pytest.raises(TypeError):
            type()


def test_what_a_missing_id_was_is_told():
    with pytest.raises(KeyError, match="110103: 北京市/崇文区 until 2010, now 110101 北京市/东城区"):
        rt.china()["110103"]
    with pytest.raises(KeyError) as error:
        rt.china()["999999"]
    assert error.value.args == ("999999",)


def test_names_for_people():
    assert "china" in dir(rt) and "RegionTree" in dir(rt) and not [name for name in dir(rt) if name[0] == "_" != name[1]]
    assert "names" in dir(rt.china()) and "_why" not in dir(rt.china())
    assert inspect.signature(rt.Region.ancestor).parameters.keys() >= {"rank"}
    for word in ("city", "市", "地级市", "prefecture", 2, "2"):
        assert rt.china().ancestors(["440305"], rank=word) == ["深圳市"], word


def run(*arguments, input=""):
    return subprocess.run(
        [sys.executable, "-m", "regiontree", *arguments], capture_output=True, text=True, encoding="utf-8", input=input,
        env={**os.environ, "LC_ALL": "C"})


def test_the_command():
    done = run("lookup", "110101", "999999")
    assert done.stdout == "110101\t东城区\t北京市/东城区\n999999\t\t\n"
    assert "999999" in done.stderr and done.returncode == 1
    former = run("lookup", "110103")
    assert former.returncode == 1 and former.stdout == "110103\t\t\n"
    assert "“110103” was 北京市/崇文区 until 2010, now 110101 北京市/东城区" in former.stderr
    assert run("search", "gd", "sz", "nanshan").stdout.startswith("440305\t南山区\t")
    assert run("match", "杭州市西湖区文三路478号").stdout == "330106\t浙江省/杭州市/西湖区\t文三路478号\n"
    assert run("lookup", "-d", str(ROOT / "Data" / "Malformed" / "header-xml.regions"), "1").returncode == 65
    assert run("lookup", "-d", "/nowhere.regions", "1").returncode == 66
    assert "Bureau of Statistics" in run("lookup", "340111004000").stderr


def test_the_command_reads_standard_input():
    done = run("lookup", "110101", "-", input="440305\r\n999999\n１１０１０１\n")
    assert [line.split("\t")[1] for line in done.stdout.splitlines()] == ["东城区", "南山区", "", "东城区"]
    assert done.returncode == 1 and "999999" in done.stderr
    assert run("lookup", "-", input="").stdout == ""
    assert run("match", "-", input="杭州市西湖区文三路478号\n").stdout == "330106\t浙江省/杭州市/西湖区\t文三路478号\n"
    done = run("contact", "-", input="大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期\n")
    assert done.stdout == "大旋仔\t13600488000\t440605\t广东省/佛山市/南海区\t盐步，穗盐路景裕嘉园1期\n"
    assert run("contact", "-", input="\n").returncode == 1
    broken = subprocess.run(
        [sys.executable, "-m", "regiontree", "lookup", "-"], input=b"\xff\xfe\n110101\n", capture_output=True)
    assert broken.stdout.splitlines()[1].startswith(b"110101") and b"Traceback" not in broken.stderr
    closed = subprocess.run(
        f'yes 110101 | head -20000 | "{sys.executable}" -m regiontree lookup - | head -1', shell=True, capture_output=True)
    assert closed.stdout.startswith(b"110101") and closed.stderr == b""
