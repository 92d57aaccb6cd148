"""The administrative divisions of China, and other data sets of regions, from one compact file.

>>> import regiontree as rt
>>> china = rt.china()
>>> china["110101"].name
'东城区'
>>> [region.name for region in china["440305"].path]
['广东省', '深圳市', '南山区']
>>> china.get("999999") is None
True
"""

import os as _os

from . import _columns
from ._former import FormerRegion, FormerRegions
from ._matches import Match, Part
from ._native import Matcher as _Matcher
from ._native import Region as _NativeRegion
from ._native import RegionFileError, Search as _Search, Table as _Table, Tree as _Tree
from ._version import __version__

__all__ = [
    "FormerRegion", "FormerRegions", "Match", "Metadata", "Part", "Region", "RegionFileError", "RegionTree",
    "SearchResult", "china", "former", "open",
]

#: "No region", as the library says it.
_NONE = 0xFFFFFFFF
_ANSWERS = {"name": 0, "path": 1, "id": 2, "node": 3}


class Region(_NativeRegion):
    """One region of a tree."""

    __slots__ = ()

    def __reduce__(self):
        return _region, (self.tree, self.id)

    def __str__(self):
        return self.name


_Tree._set_region_class(Region)


def _region(tree, id):
    return tree[id]


class Metadata:
    """Where a data set comes from. Every part may be empty."""

    __slots__ = ("title", "as_of", "origin", "license", "format_version")

    def __init__(self, *parts):
        for name, part in zip(self.__slots__, parts):
            setattr(self, name, part)

    def __repr__(self):
        return "Metadata(%s)" % ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)


class SearchResult:
    """A region that a search found, why, and which parts of its name and of those above it to highlight.

    ``path_highlights``: the parts for each region of the path, the root's first; ``highlights`` is the last of
    them. ``former``: the regions that it followed, where it was found by the name of one.
    """

    __slots__ = ("region", "kind", "path_highlights", "former")

    def __init__(self, region, kind, path_highlights, former=()):
        self.region = region
        self.kind = kind
        self.path_highlights = path_highlights
        self.former = list(former)

    @property
    def highlights(self):
        return self.path_highlights[-1] if self.path_highlights else []

    @property
    def id(self):
        return self.region.id

    @property
    def name(self):
        return self.region.name

    def __repr__(self):
        return f"<SearchResult {self.id} {self.name} ({self.kind})>"


class RegionTree(_Tree):
    """A data set of regions, read in place from a .regions file.

    A mapping from IDs, str or int, to regions: ``tree["110101"]`` raises KeyError for an ID that no region
    has, ``tree.get("110101")`` gives None. May be used by any number of threads, pickled, and used after a
    fork.
    """

    # ---- Regions

    def __iter__(self):
        return map(self._region, range(len(self)))

    @property
    def roots(self):
        """The regions without a parent, in the source's order."""
        return self._level(1)

    def regions(self, level=None):
        """The regions of a level, 1 for the roots; without one, all of them, level by level."""
        return list(self) if level is None else self._level(level)

    @property
    def metadata(self):
        """Where the data comes from and of which date it is."""
        return Metadata(*map(self._metadata, range(5)))

    # ---- Search and addresses

    def search(self, text, limit=20, within=None, level=0):
        """The regions that a text stands for, best first: names, parts, pinyin, initials, IDs.

        ``within``: a region or an ID; only what lies below it. ``level``: only regions of this level.
        """
        found = self._lazily("search", lambda: _Search(self, self._former_tree)).find(
            text, self._number(within), level, limit)
        return [
            SearchResult(
                self._region(number), kind, [list(parts) for parts in highlights],
                self._named_before(self._region(number), text) if kind == "former-name" else ())
            for number, kind, highlights in found
        ]

    def match(self, text, within=None, until=None):
        """The region that an address lies in, as a Match; its ``region`` is None if it names none.

        ``until``: the answer's rank at most ("county", or a number from 1). ``within``: a region or an ID.
        """
        number, rest, confidence, parts, others = self._matcher.read(
            text, self._number(within), self._rank(until) if until is not None else 0)
        return Match(self, text, number, rest, confidence, parts, others)

    def match_many(self, texts, within=None, until=None, threads=0):
        """Matches a column of addresses.

        A list gives a list of Match, one read after the other: columns are for many.
        Anything of Arrow, NumPy, pandas or Polars gives a column of structs: ``id``, ``rest``,
        ``confidence`` and ``node``; of pandas, a DataFrame of these.
        """
        scope = self._number(within)
        rank = self._rank(until) if until is not None else 0
        return _columns.match_many(self, self._matcher, texts, scope, rank, threads)

    # ---- Columns of IDs

    def names(self, ids, dictionary=False, threads=0):
        """The names of a column of IDs, null for an ID that no region has.

        ``ids`` may be a list (then the answer is one), a NumPy array, a pandas or Polars Series, or anything
        of Arrow (then the answer is of the same kind; of Arrow for NumPy). With ``dictionary`` columns are
        dictionary-encoded. ``threads``: how many at most, 0 for all processors. Other threads run meanwhile.
        """
        return self._answers("name", ids, 0, "", dictionary, threads)

    def paths(self, ids, sep="/", dictionary=False, threads=0):
        """The names from the root down, joined by ``sep``; otherwise as ``names``."""
        return self._answers("path", ids, 0, sep, dictionary, threads)

    def ancestors(self, ids, rank, answer="name", sep="/", dictionary=False, threads=0):
        """The regions of a rank ("province", "prefecture", "county", …, or a number from 1) that regions lie
        in, or are; null where there is none. ``answer``: "name", "id", "path" or "node". Otherwise as
        ``names``."""
        return self._answers(answer, ids, self._rank(rank), sep, dictionary, threads)

    def nodes(self, ids, threads=0):
        """The numbers of regions in this tree, 0 to one less than its length; otherwise as ``names``."""
        return self._answers("node", ids, 0, "", False, threads)

    def _answers(self, answer, ids, rank, separator, dictionary, threads):
        if answer not in _ANSWERS:
            raise ValueError(f"answer is one of {', '.join(_ANSWERS)}, not {answer!r}")
        if answer != "path":
            separator = ""
        table = self._lazily(
            (answer, rank, separator),
            lambda: _Table(self, _ANSWERS[answer], rank, separator))
        return _columns.answers(table, ids, dictionary, threads)

    # ---- Regions that are no more

    @property
    def former(self):
        """The regions of before as FormerRegions; None if this tree was opened without any."""
        tree = self._former_tree
        return None if tree is None else FormerRegions(tree, self)

    @property
    def _former_tree(self):
        kind, _, former = self._origin
        if kind == "china":
            return self._lazily("former", _open_china_former)
        return None if former is None else self._lazily("former", lambda: open(former))

    def _named_before(self, region, text):
        former = self.former
        return [] if former is None else former._named(region, text)

    # ---- What is made when it is first wanted

    @property
    def _matcher(self):
        return self._lazily("matcher", lambda: _Matcher(self, self._former_tree))

    def _lazily(self, key, make):
        # Threads that come at the same time may both make it: then one of them is dropped.
        made = self.__dict__.setdefault("_made", {})
        found = made.get(key)
        return found if found is not None else made.setdefault(key, make())

    def _number(self, region):
        if region is None:
            return _NONE
        if isinstance(region, _NativeRegion):
            if region.tree != self:
                raise ValueError("the region is one of another tree")
            return region.number
        return self[region].number

    # ---- As a value

    def __reduce__(self):
        return _reopen, (type(self), *self._origin)

    def __eq__(self, other):
        if not isinstance(other, RegionTree):
            return NotImplemented
        return self is other or self._origin == other._origin

    def __hash__(self):
        return hash(self._origin)

    def __repr__(self):
        kind, origin, _ = self._origin
        title = "regiontree.china()" if kind == "china" else kind if origin is None else f"{kind} {origin!r:.60}"
        return f"<RegionTree {title}, {len(self)} regions>"


class _UnreadableError(RegionFileError, OSError):
    """A file that can't be opened: a RegionFileError, and an OSError."""


class _MissingError(RegionFileError, FileNotFoundError):
    """A file that isn't there: a RegionFileError, and a FileNotFoundError."""


def open(source, former=None):
    """Opens a .regions file, given by its path, or its bytes.

    ``former``: a file of regions that are no more, with the attributes ``until`` and ``successors``: search and
    match then know their names, and ``tree.former`` has them.

    RegionFileError if it is not a file that this version can read; one that can't be opened is an OSError
    too, one that isn't there a FileNotFoundError.
    """
    if isinstance(source, (bytes, bytearray, memoryview)):
        data = bytes(source)
        tree = RegionTree._open_bytes(data)
        tree._origin = ("bytes", data, _former_source(former))
        return tree
    path = _os.fspath(source)
    try:
        tree = RegionTree._open_path(path)
    except RegionFileError as error:
        if not _os.path.exists(path):
            raise _MissingError(2, str(error), path) from None
        if not _os.path.isfile(path) or not _os.access(path, _os.R_OK):
            raise _UnreadableError(5, str(error), path) from None
        raise RegionFileError(f"{_os.fsdecode(path)}: {error}") from None
    tree._origin = ("file", _os.path.abspath(path), _former_source(former))
    return tree


def _former_source(source):
    """What a tree of former regions is opened from when it is wanted; opened now to see that it can be."""
    if source is None:
        return None
    _, origin, _ = open(source)._origin
    return origin


_china = []


def china():
    """The divisions of China that come with the library; opened once."""
    if not _china:
        tree = RegionTree._open_bundled()
        tree._origin = ("china", None, None)
        _china.append(tree)
    return _china[0]


def former():
    """The prefectures and counties of China that were in force between 1980 and 2024 and are no longer.

    >>> former()["110103"].name, former()["110103"].until
    ('崇文区', 2010)
    """
    return china().former


def _open_china_former():
    tree = RegionTree._open_bundled_former()
    tree._origin = ("china-former", None, None)
    return tree


def _reopen(type, kind, origin, former):
    if kind == "china-former":
        return china()._former_tree
    return china() if kind == "china" else open(origin, former)
