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

import collections as _collections
import collections.abc as _abc
import importlib as _importlib
import os as _os
import sys as _sys

from . import _columns, _ids
from ._contacts import Contact, ContactRegion, Field, Phone, contact as _contact
from ._former import FormerRegion, FormerRegions
from ._locate import locate
from ._matches import Match, Part
from ._native import Matcher as _Matcher
from ._native import Region as _NativeRegion
from ._native import RegionFileError, Search as _Search, Table as _Table, Tree as _Tree
from ._version import __version__

__all__ = [
    "Contact", "ContactRegion", "Field", "FormerRegion", "FormerRegions", "Match", "Metadata", "NormalizedID", "Part",
    "Phone", "Region", "RegionFileError", "RegionTree", "SearchResult", "china", "former", "locate", "open",
]

#: "No region", as the library says it.
_NONE = 0xFFFFFFFF
_ANSWERS = {"name": 0, "path": 1, "id": 2, "node": 3}
#: How many tables of answers a tree keeps: the ones asked for last. Each takes some megabytes.
_TABLE_LIMIT = 8
#: What may have been done to an ID, by the library's number.
_FORMS = ("exact", "cleaned", "resized")

NormalizedID = _collections.namedtuple("NormalizedID", "id how")
NormalizedID.__doc__ = """An ID as the data set has it, and what it took to read it.

``how``: "exact", as it is written; "cleaned" of blanks, quotes, full-width digits or ``.0``; "resized", with the
zeros below the county cut off or added; "former", no longer in force. Where ``id`` is None: "unknown", of no region;
"other-office", a town's code of 12 digits, which is the Bureau of Statistics' and may mean another town; None for a
missing value.
"""


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

    def __eq__(self, other):
        return isinstance(other, Metadata) and self.__reduce__() == other.__reduce__()

    def __hash__(self):
        return hash((self.title, self.as_of))

    def __reduce__(self):
        return Metadata, tuple(getattr(self, name) for name in self.__slots__)

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

    def __eq__(self, other):
        return isinstance(other, SearchResult) and self.__reduce__() == other.__reduce__()

    def __hash__(self):
        return hash((self.region, self.kind))

    def __repr__(self):
        return f"<SearchResult {self.id} {self.name} ({self.kind})>"

    def __reduce__(self):
        return SearchResult, (self.region, self.kind, self.path_highlights, self.former)


class RegionTree(_Tree):
    """A data set of regions, read in place from a .regions file.

    A mapping from IDs to regions, level by level: ``tree["110101"]`` raises KeyError for an ID that no region has,
    ``tree.get("110101")`` gives None. IDs are read as they are written in files: 110101, "110101", 110101.0,
    " 110101 ", "110101000000" are one; a town's code of 12 digits is another office's and none of them. May be used by any number of threads, pickled, and used after a fork.

    ``with`` closes it at the end: then what was made of it goes on, and the tree itself is ValueError.
    """

    # ---- Regions

    def __iter__(self):
        return (region.id for region in self.values())

    def keys(self):
        """The IDs, level by level."""
        return _abc.KeysView(self)

    def values(self):
        """The regions, level by level."""
        return _Regions(self)

    def items(self):
        """Pairs of an ID and its region, level by level."""
        return _abc.ItemsView(self)

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        self.close()

    def close(self):
        """Gives the file back; closing again does nothing. The bundled data set stays open: it is everybody's."""
        self.__dict__.pop("_made", None)
        if self._origin[0] not in ("china", "china-former"):
            self._close()

    def _ipython_key_completions_(self):
        return list(self)

    @property
    def roots(self):
        """The regions without a parent, in the source's order."""
        return self._level(1)

    def regions(self, level=None):
        """The regions of a level, 1 for the roots; without one, all of them, level by level."""
        return list(self.values()) if level is None else self._level(level)

    def to_arrow(self):
        """All regions as a table of Arrow: ``id``, ``name``, ``parent``, ``level``, ``rank``, level by level."""
        import pyarrow

        regions = list(self.values())
        ids = pyarrow.array([region.id for region in regions], pyarrow.string())
        above = [region.parent for region in regions]
        return pyarrow.table({
            "id": ids,
            "name": pyarrow.array([region.name for region in regions], pyarrow.string()),
            "parent": pyarrow.array([region and region.id for region in above], pyarrow.string()),
            "level": pyarrow.array([region.level for region in regions], pyarrow.int32()),
            "rank": pyarrow.array([region.rank for region in regions], pyarrow.int32()),
        })

    def to_pandas(self):
        """The same as a DataFrame of pandas."""
        import pandas

        table = self.to_arrow()
        return pandas.DataFrame({
            name: _columns._pandas_array(column, None) if name in ("id", "name", "parent")
            else pandas.Int32Dtype().__from_arrow__(column)
            for name, column in zip(table.column_names, table.columns)})

    @property
    def metadata(self):
        """Where the data comes from and of which date it is."""
        return Metadata(*map(self._metadata, range(5)))

    # ---- Search and addresses

    def search(self, text, limit=20, within=None, level=0):
        """The regions that a text stands for, best first: names, parts, pinyin, initials, IDs.

        ``within``: a region or an ID; only what lies below it. ``level``: only regions of this level.
        """
        if limit < 0:
            raise ValueError(f"limit is from 0 on, not {limit}")
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

        ``until``: the answer's rank at most ("county", or a number from 1). ``within``: a region or an ID. A missing
        value (None, NaN) names no region.
        """
        if not isinstance(text, str):
            if not self._missing(text):
                raise TypeError(f"an address is a text, not {type(text)}")
            return Match(self, "", None, "", 0, [], [])
        number, rest, confidence, parts, others = self._matcher.read(
            text, self._number(within), self._rank(until) if until is not None else 0)
        return Match(self, text, number, rest, confidence, parts, others)

    def match_many(self, texts, within=None, until=None, threads=0):
        """Matches a column of addresses.

        A list gives a list of Match, one read after the other: columns are for many.
        Anything of Arrow, NumPy, pandas or Polars gives a column of structs: ``id``, ``rest``,
        ``confidence`` and ``node``; of pandas, a DataFrame of these. ``confidence`` is ordered: guess, likely,
        certain.
        """
        _threads(threads)
        scope = self._number(within)
        rank = self._rank(until) if until is not None else 0
        return _columns.match_many(self, self._matcher, texts, scope, rank, threads)

    def contact(self, text, within=None, until=None):
        """What a pasted message says of who gets something, and where, as a Contact: name, telephones, region, detail.

        ``within``, ``until``: as in ``match``. A missing value (None, NaN) says nothing.
        """
        if not isinstance(text, str):
            if not self._missing(text):
                raise TypeError(f"a message is a text, not {type(text)}")
            return Contact(text, None, [], None, None, None, None, [], "guess")
        return _contact(self, text, self._matcher.contact(
            text, self._number(within), self._rank(until) if until is not None else 0))

    def contacts(self, texts, within=None, until=None, threads=0):
        """Takes a column of pasted messages apart.

        A list gives a list of Contact. Anything of Arrow, NumPy, pandas or Polars gives a column of structs: ``name``,
        ``phones``, ``postcode``, ``id_number``, ``id`` (the region's), ``detail``, ``left_over``, ``doubtful`` (the
        parts that someone should look at), ``confidence`` and ``node``; of pandas, a DataFrame of these. ``phones``,
        ``left_over`` and ``doubtful`` are lists.
        """
        _threads(threads)
        scope = self._number(within)
        rank = self._rank(until) if until is not None else 0
        return _columns.contacts(self, self._matcher, texts, scope, rank, threads)

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
        _threads(threads)
        if answer != "path":
            separator = ""
        return _columns.answers(self._table(answer, rank, separator), ids, dictionary, threads)

    def _table(self, answer, rank, separator):
        # The last one asked for stands last.
        tables = self._lazily("tables", _collections.OrderedDict)
        key = answer, rank, separator
        table = tables.pop(key, None) or _Table(self, _ANSWERS[answer], rank, separator)
        tables[key] = table
        while len(tables) > _TABLE_LIMIT:
            try:
                tables.popitem(last=False)
            except KeyError:  # another thread was faster
                break
        return table

    # ---- IDs as they are written

    def normalize(self, ids):
        """The IDs of a column as the data set has them, and what it took to read them.

        A list gives a list of NormalizedID; a column gives a column of structs with the same two fields, ``id`` and
        ``how``; of pandas, a DataFrame of these.
        """
        return _ids.normalize(self, ids)

    def current(self, ids):
        """The IDs in force of a column of IDs: of a former region's, that of the one it became. Null for one that was
        divided among several, and for one that no region had: ``tree.former`` tells. Otherwise as ``names``."""
        return _ids.current(self, ids)

    def _normalized(self, id):
        # A NormalizedID; TypeError for what can't be an ID.
        found = self._find(id)
        if found:
            return NormalizedID(self._region(found[0]).id, _FORMS[found[1]])
        if found is False:
            return NormalizedID(None, "other-office")
        if self._missing(id) or isinstance(id, str) and not id.strip():
            return NormalizedID(None, None)
        former = self.former
        known = former.get(id) if former is not None else None
        return NormalizedID(None, "unknown") if known is None else NormalizedID(known.id, "former")

    def _current(self, id):
        # The region of today of an ID, or None; the regions it became, if they are several.
        found = self._find(id)
        if found:
            return self._region(found[0]), []
        former = None if self._missing(id) or self.former is None else self.former.get(id)
        if former is None:
            return None, []
        return (former.successors[0] if len(former.successors) == 1 else None), former.successors

    def _why(self, id):
        # What a KeyError says: the ID, and what it was before.
        former = self.former
        former = former.get(id) if former is not None else None
        if former is None:
            return id
        became = ", ".join(f"{region.id} {'/'.join(each.name for each in region.path)}" for region in former.successors)
        return f"{id}: {'/'.join(former.path)} until {former.until}" + (f", now {became}" if became else "")

    def __dir__(self):
        return [name for name in super().__dir__() if not name.startswith("_") or name.startswith("__")]

    # ---- Regions that are no more

    @property
    def former(self):
        """The regions of before as FormerRegions; None if this tree was opened without any."""
        tree = self._former_tree
        return None if tree is None else self._lazily("former regions", lambda: FormerRegions(tree, self))

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


_abc.Mapping.register(RegionTree)


class _Regions(_abc.ValuesView):
    """The regions of a tree, in the order of their numbers."""

    def __iter__(self):
        return map(self._mapping._region, range(len(self._mapping)))

    def __contains__(self, region):
        return isinstance(region, _NativeRegion) and region in self._mapping


def _threads(number):
    if number < 0:
        raise ValueError(f"threads are from 1 on, or 0 for all processors, not {number}")


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


def _add_accessors():
    # For who has pandas or Polars already: `import regiontree.pandas` is for who imports it later.
    for name in ("pandas", "polars"):
        if name in _sys.modules and hasattr(_sys.modules[name], "api"):
            _importlib.import_module(f"{__name__}.{name}")


def __dir__():
    return sorted([*__all__, "__doc__", "__version__"])


_china = []


def china():
    """The divisions of China that come with the library; opened once."""
    if not _china:
        _add_accessors()
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


_add_accessors()
