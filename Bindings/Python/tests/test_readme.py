"""The README's examples, and those of the modules, do what they show."""

import doctest
import os
import pathlib

import pytest

import regiontree

ROOT = pathlib.Path(os.environ["REGIONS_ROOT"])


def test_the_readme():
    path = ROOT / "Bindings" / "Python" / "README.md"
    # A fence would be taken for output.
    text = "\n".join(
        "" if line.startswith("```") else line for line in path.read_text(encoding="utf-8").splitlines())
    test = doctest.DocTestParser().get_doctest(text + "\n", {}, "README.md", str(path), 0)
    result = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(test)
    assert result.attempted > 10 and result.failed == 0


def test_the_module():
    result = doctest.testmod(regiontree)
    assert result.attempted > 3 and result.failed == 0


def test_duckdb():
    pytest.importorskip("duckdb")
    import regiontree.duckdb

    assert doctest.testmod(regiontree.duckdb).failed == 0


def test_the_stubs_name_what_is_there():
    import ast
    import importlib.util

    path = pathlib.Path(importlib.util.find_spec("regiontree").origin).with_suffix(".pyi")
    assert path.with_name("py.typed").exists()
    named = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            assert callable(getattr(regiontree, node.name))
        if isinstance(node, ast.ClassDef):
            there = getattr(regiontree, node.name)
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    assert hasattr(there, member.name), f"{node.name}.{member.name}"
            if node.name not in ("RegionFileError",):
                stubbed = {m.name for m in node.body if isinstance(m, ast.FunctionDef)}
                stubbed |= {m.target.id for m in node.body if isinstance(m, ast.AnnAssign)}
                # What a class of ours that it is a kind of has is stubbed there.
                for base in node.bases:
                    stubbed |= named.get(getattr(base, "id", None), set())
                named[node.name] = stubbed
                public = {name for name in dir(there) if not name.startswith("_")} - set(dir(tuple))
                assert public <= stubbed, f"{node.name}: {public - stubbed}"


def test_mypy_finds_nothing_in_a_program_that_uses_everything(tmp_path):
    api = pytest.importorskip("mypy.api")
    path = tmp_path / "program.py"
    path.write_text("""
from typing import List, Optional

import regiontree as rt
import regiontree.duckdb

china = rt.china()
names: List[Optional[str]] = china.names(["110101"])
region: rt.Region = china["110101"]
other: Optional[rt.Region] = china.get(110101)
with rt.open("x") as tree:
    ids: List[str] = list(tree.keys())
for id, each in china.items():
    print(id, each.name)
for match in china.match_many(["a", None]):
    print(match.id if match else None)
normalized = china.normalize(["1"])[0]
print(normalized.id, normalized.how, dict(china), len(rt.former()), rt.former()["1"].until)
current: List[Optional[str]] = china.current(["1"])
regiontree.duckdb.register(None, table="x")
""", encoding="utf-8")
    output, errors, status = api.run(
        ["--strict", "--no-incremental", f"--cache-dir={tmp_path}", str(path)])
    assert status == 0, output + errors
