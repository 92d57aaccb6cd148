import os
from types import TracebackType
from typing import (
    Any, Callable, Dict, ItemsView, Iterator, KeysView, List, Literal, Mapping, NamedTuple, Optional, Tuple, Type, TypeVar,
    Union, ValuesView, overload,
)

__version__: str

Key = Union[str, int, float]
Rank = Union[int, str]
Answer = Literal["name", "path", "id", "node"]
Confidence = Literal["certain", "likely", "guess"]
How = Literal["exact", "cleaned", "resized", "former", "unknown", "other-office"]
_T = TypeVar("_T")
_Column = TypeVar("_Column")
_Frame = TypeVar("_Frame")

class RegionFileError(ValueError):
    """A file is not a .regions file that this version can read."""

class Region:
    """One region of a tree."""

    @property
    def id(self) -> str:
        """The ID, as the source has it."""
    @property
    def name(self) -> str:
        """The name."""
    @property
    def level(self) -> int:
        """The level, 1 for a root."""
    @property
    def rank(self) -> Optional[int]:
        """1 for a province, 2 prefecture, 3 county, 4 town, 5 village; None if the data doesn't say."""
    @property
    def parent(self) -> Optional["Region"]:
        """The region this one is part of; None for a root."""
    @property
    def children(self) -> List["Region"]:
        """The regions directly below, in the source's order."""
    @property
    def path(self) -> List["Region"]:
        """The regions from the root down to this one."""
    @property
    def attributes(self) -> Dict[str, Union[str, int]]:
        """The attributes this region has, by name."""
    @property
    def number(self) -> int:
        """The place in the tree, from 0; belongs to one file."""
    @property
    def tree(self) -> "RegionTree":
        """The data set."""
    def ancestor(self, rank: Rank, /) -> Optional["Region"]:
        """The region of a rank that this one lies in, or is; None if there is none."""

class Metadata:
    """Where a data set comes from. Every part may be empty."""

    title: str
    as_of: str
    origin: str
    license: str
    format_version: str

class NormalizedID(NamedTuple):
    """An ID as the data set has it, and what it took to read it."""

    #: None for a missing value, and for an ID that no region has or had.
    id: Optional[str]
    how: Optional[How]

class FormerRegion:
    """A region that is no longer in force."""

    id: str
    #: The last name it had.
    name: str
    #: The year in which it went out of force.
    until: int
    #: The regions of today that it became or was divided among; empty where that is left open.
    successors: List[Region]
    #: The names from the root down to its own.
    path: List[str]

class FormerRegions(Mapping[str, FormerRegion]):
    """The regions of before of a tree, a mapping from their IDs."""

    tree: "RegionTree"
    current: "RegionTree"
    def __getitem__(self, id: Key) -> FormerRegion:
        """The region that had an ID once; KeyError if none had, or if it is in force."""
    def __iter__(self) -> Iterator[str]: ...
    def __len__(self) -> int: ...
    def __contains__(self, id: object) -> bool: ...
    @overload
    def get(self, id: Optional[Key], /) -> Optional[FormerRegion]: ...
    @overload
    def get(self, id: Optional[Key], default: Union[FormerRegion, _T], /) -> Union[FormerRegion, _T]: ...
    def keys(self) -> KeysView[str]: ...
    def values(self) -> ValuesView[FormerRegion]: ...
    def items(self) -> ItemsView[str, FormerRegion]: ...
    def predecessors(self, region: Union[Key, Region]) -> List[FormerRegion]:
        """The regions that one of today followed: those that were there last first."""

class SearchResult:
    """A region that a search found, why, and which parts of names to highlight, in characters."""

    region: Region
    kind: str
    #: For each region of the path, the root's first.
    path_highlights: List[List[Tuple[int, int]]]
    #: The regions it followed, where it was found by the name of one.
    former: List[FormerRegion]
    @property
    def highlights(self) -> List[Tuple[int, int]]: ...
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...

class Part:
    """A part of an address that stands for a region, and what kind of name it is."""

    text: str
    region: Region
    kind: str

class Match:
    """A region that an address lies in."""

    text: str
    #: None if the address names no region.
    region: Optional[Region]
    #: What stands behind the region; all of the address if there is none.
    rest: str
    confidence: Optional[Confidence]
    @property
    def id(self) -> Optional[str]: ...
    @property
    def name(self) -> Optional[str]: ...
    @property
    def path(self) -> List[Region]: ...
    @property
    def parts(self) -> List[Part]:
        """The names the region was read from, in the order of the text."""
    @property
    def former(self) -> List[FormerRegion]:
        """The regions of before whose names the address has."""
    @property
    def alternatives(self) -> List[Region]:
        """Other regions that could be meant, the likeliest first."""
    def __bool__(self) -> bool: ...

class Field:
    """A part of a message."""

    #: Without what stands around it, full width and invisible characters.
    text: str
    confidence: Confidence
    #: Where it stands in the message, in characters: ``message[start:end]``.
    spans: List[Tuple[int, int]]

class Phone(Field):
    """A telephone number; ``text`` has the extension behind a hyphen."""

    number: str
    extension: Optional[str]

class ContactRegion(Field):
    """The region a message names; ``text`` is its ID."""

    region: Region
    #: Other regions that could be meant, the likeliest first.
    alternatives: List[Region]
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def path(self) -> List[Region]: ...

class Contact:
    """What a pasted message says of who gets something, and where."""

    text: str
    name: Optional[Field]
    phones: List[Phone]
    postcode: Optional[Field]
    id_number: Optional[Field]
    region: Optional[ContactRegion]
    #: What is left of the address.
    detail: Optional[Field]
    #: What belongs to no other part.
    left_over: List[Field]
    confidence: Confidence
    @property
    def doubtful(self) -> List[str]:
        """The names of the parts that someone should look at."""

class RegionTree(Mapping[str, Region]):
    """A data set of regions, read in place from a .regions file; a mapping from IDs to regions."""

    @property
    def depth(self) -> int:
        """How many levels there are."""
    @property
    def byte_count(self) -> int:
        """The size of the file in bytes."""
    @property
    def has_ranks(self) -> bool:
        """Whether regions have ranks."""
    @property
    def attribute_names(self) -> List[str]:
        """The attributes that regions may have."""
    @property
    def metadata(self) -> Metadata:
        """Where the data comes from and of which date it is."""
    @property
    def former(self) -> Optional[FormerRegions]:
        """The regions of before; None if the tree was opened without any."""
    @property
    def roots(self) -> List[Region]:
        """The regions without a parent, in the source's order."""
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def __contains__(self, key: object) -> bool: ...
    def __getitem__(self, id: Key) -> Region:
        """The region with an ID, as it is written in files; KeyError if there is none."""
    @overload
    def get(self, id: Optional[Key], /) -> Optional[Region]: ...
    @overload
    def get(self, id: Optional[Key], default: Union[Region, _T], /) -> Union[Region, _T]: ...
    def keys(self) -> KeysView[str]: ...
    def values(self) -> ValuesView[Region]: ...
    def items(self) -> ItemsView[str, Region]: ...
    def __enter__(self) -> "RegionTree": ...
    def __exit__(
        self, type: Optional[Type[BaseException]], value: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> None: ...
    def close(self) -> None:
        """Gives the file back; the bundled data set stays open."""
    def regions(self, level: Optional[int] = None) -> List[Region]:
        """The regions of a level, 1 for the roots; without one, all of them, level by level."""
    def to_arrow(self) -> Any:
        """All regions as a table of Arrow: id, name, parent, level, rank."""
    def to_pandas(self) -> Any:
        """The same as a DataFrame of pandas."""
    def verify(self) -> None:
        """Reads every byte and every region; RegionFileError if they don't fit together."""
    def search(
        self, text: str, limit: int = 20, within: Union[Key, Region, None] = None, level: int = 0
    ) -> List[SearchResult]:
        """The regions that a text stands for, best first: names, parts, pinyin, initials, IDs."""
    def match(
        self, text: Union[str, float, None], within: Union[Key, Region, None] = None, until: Optional[Rank] = None
    ) -> Match:
        """The region that an address lies in; ``until``: the answer's rank at most."""
    @overload
    def match_many(
        self, texts: Union[List[str], List[Optional[str]], Tuple[Optional[str], ...]],
        within: Union[Key, Region, None] = None, until: Optional[Rank] = None, threads: int = 0,
    ) -> List[Optional[Match]]: ...
    @overload
    def match_many(
        self, texts: Any, within: Union[Key, Region, None] = None, until: Optional[Rank] = None,
        threads: int = 0,
    ) -> Any:
        """Matches a column of addresses: `id`, `rest`, `confidence` and `node`."""
    def contact(
        self, text: Union[str, float, None], within: Union[Key, Region, None] = None, until: Optional[Rank] = None
    ) -> Contact:
        """What a pasted message says: name, telephones, region, detail."""
    @overload
    def contacts(
        self, texts: Union[List[str], List[Optional[str]], Tuple[Optional[str], ...]],
        within: Union[Key, Region, None] = None, until: Optional[Rank] = None, threads: int = 0,
    ) -> List[Optional[Contact]]: ...
    @overload
    def contacts(
        self, texts: Any, within: Union[Key, Region, None] = None, until: Optional[Rank] = None,
        threads: int = 0,
    ) -> Any:
        """Takes a column of messages apart: `name`, `phones`, `postcode`, `id_number`, `id`, `detail`, and others."""
    @overload
    def names(
        self, ids: Union[List[Any], Tuple[Any, ...]], dictionary: bool = False, threads: int = 0
    ) -> List[Optional[str]]: ...
    @overload
    def names(self, ids: _Column, dictionary: bool = False, threads: int = 0) -> _Column:
        """The names of a column of IDs, null for an ID that no region has, as a column of the same kind."""
    @overload
    def paths(
        self, ids: Union[List[Any], Tuple[Any, ...]], sep: str = "/", dictionary: bool = False,
        threads: int = 0,
    ) -> List[Optional[str]]: ...
    @overload
    def paths(self, ids: _Column, sep: str = "/", dictionary: bool = False, threads: int = 0) -> _Column:
        """The names from the root down, joined by ``sep``; otherwise as ``names``."""
    @overload
    def ancestors(
        self, ids: Union[List[Any], Tuple[Any, ...]], rank: Rank, answer: Answer = "name", sep: str = "/",
        dictionary: bool = False, threads: int = 0,
    ) -> List[Any]: ...
    @overload
    def ancestors(
        self, ids: _Column, rank: Rank, answer: Answer = "name", sep: str = "/", dictionary: bool = False,
        threads: int = 0,
    ) -> _Column:
        """The regions of a rank that regions lie in, or are; null where there is none."""
    @overload
    def nodes(self, ids: Union[List[Any], Tuple[Any, ...]], threads: int = 0) -> List[Optional[int]]: ...
    @overload
    def nodes(self, ids: _Column, threads: int = 0) -> _Column:
        """The numbers of regions in this tree."""
    @overload
    def normalize(self, ids: Union[List[Any], Tuple[Any, ...]]) -> List[NormalizedID]: ...
    @overload
    def normalize(self, ids: Any) -> Any:
        """The IDs of a column as the data set has them, and what it took to read them."""
    @overload
    def current(self, ids: Union[List[Any], Tuple[Any, ...]]) -> List[Optional[str]]: ...
    @overload
    def current(self, ids: _Column) -> _Column:
        """The IDs in force of a column of IDs."""

_Source = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview]

def open(source: _Source, former: Optional[_Source] = None) -> RegionTree:
    """Opens a .regions file, given by its path, or its bytes; ``former``: one of regions that are no more."""

def china() -> RegionTree:
    """The divisions of China that come with the library; opened once."""

def former() -> FormerRegions:
    """The prefectures and counties of China that were in force between 1980 and 2024 and are no longer."""

def locate(
    frame: _Frame, code: Optional[str] = None, address: Optional[str] = None, tree: Optional[RegionTree] = None,
    progress: Optional[Callable[[int, int], object]] = None,
) -> _Frame:
    """Tells where each row of a frame is, by its code, its address, or both: a frame of the same kind."""
