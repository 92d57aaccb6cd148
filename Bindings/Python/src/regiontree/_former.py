"""Regions that are no more, and what became of them."""

import collections.abc


class FormerRegion:
    """A region that is no longer in force.

    ``until``: the year in which it went out of force. ``successors``: the regions of today that it became or was
    divided among, the one with its seat or most of its area first; empty where that is left open. ``path``: the
    names from the root down to its own.
    """

    __slots__ = ("id", "name", "until", "successors", "path")

    def __init__(self, id, name, until, successors, path):
        self.id = id
        self.name = name
        self.until = until
        self.successors = successors
        self.path = path

    def __eq__(self, other):
        return isinstance(other, FormerRegion) and self.id == other.id and self.path == other.path

    def __hash__(self):
        return hash(self.id)

    def __str__(self):
        return self.name

    def __repr__(self):
        became = ", ".join(f"{region.id} {region.name}" for region in self.successors)
        return f"<FormerRegion {self.id} {self.name}, until {self.until}{' -> ' if became else ''}{became}>"

    def __reduce__(self):
        return FormerRegion, (self.id, self.name, self.until, self.successors, self.path)


class FormerRegions(collections.abc.Mapping):
    """The regions of before of a tree, a mapping from their IDs.

    An ID that is in force is none of them, and one that had no region neither: KeyError, or None from ``get``.
    """

    __slots__ = ("tree", "current", "_ids")

    def __init__(self, tree, current):
        #: The data set of former regions.
        self.tree = tree
        #: The regions of today.
        self.current = current
        self._ids = None

    def get(self, id, default=None):
        """The region that had an ID once, or ``default``."""
        known = self.tree._find(id)
        found = known and self.tree._former_find(self.current, self.tree._region(known[0]).id)
        if not found:
            return default
        number, until, successors = found
        region = self.tree._region(number)
        return FormerRegion(
            region.id, region.name, until, [self.current._region(number) for number in successors],
            [each.name for each in region.path])

    def __getitem__(self, id):
        found = self.get(id)
        if found is None:
            raise KeyError(id)
        return found

    def __contains__(self, id):
        return self.get(id) is not None

    def __iter__(self):
        return iter(self._keys())

    def __len__(self):
        return len(self._keys())

    def _keys(self):
        if self._ids is None:
            every = [region.id for region in self.tree.values()]
            self._ids = [id for id in every if self.tree._former_find(self.current, id) is not None]
        return self._ids

    def __eq__(self, other):
        return isinstance(other, FormerRegions) and (self.tree, self.current) == (other.tree, other.current)

    def __hash__(self):
        return hash((self.tree, self.current))

    def predecessors(self, region):
        """The regions that one of today, a Region or an ID, followed: those that were there last first."""
        numbers = self.tree._former_predecessors(self.current, self.current._number(region))
        return [self[self.tree._region(number).id] for number in numbers]

    def _named(self, region, text):
        """Those before a region that a text names."""
        return [
            former for former in self.predecessors(region)
            if any(former.name.startswith(word) or word.startswith(former.name) for word in text.split())
        ]

    def __repr__(self):
        return f"<FormerRegions of {self.current!r}>"
