"""What an address says about where it is."""

_CONFIDENCE = (None, "guess", "likely", "certain")


class Part:
    """A part of an address that stands for a region: ``text``, ``region``, and what kind of name it is."""

    __slots__ = ("text", "region", "kind")

    def __init__(self, text, region, kind):
        self.text = text
        self.region = region
        self.kind = kind

    def __eq__(self, other):
        return isinstance(other, Part) and (self.text, self.region, self.kind) == (other.text, other.region, other.kind)

    def __hash__(self):
        return hash((self.text, self.kind))

    def __repr__(self):
        return f"<Part {self.text} {self.region.id} ({self.kind})>"


class Match:
    """A region that an address lies in.

    ``text``: the address. ``region``: the region, or None if the address names none. ``rest``: what stands
    behind the region, all of the address if there is none. ``confidence``: "certain", "likely", "guess", or
    None. ``alternatives``: other regions that could be meant, the likeliest first.
    """

    __slots__ = ("text", "region", "rest", "confidence", "_tree", "_parts", "_others")

    def __init__(self, tree, text, number, rest, confidence, parts, others):
        self._tree = tree
        self.text = text
        self.region = None if number is None else tree._region(number)
        self.rest = rest
        self.confidence = _CONFIDENCE[confidence]
        self._parts = parts
        self._others = others

    @property
    def id(self):
        """The region's ID, or None."""
        return None if self.region is None else self.region.id

    @property
    def name(self):
        """The region's name, or None."""
        return None if self.region is None else self.region.name

    @property
    def path(self):
        """The regions from the root down to the region; empty if there is none."""
        return [] if self.region is None else self.region.path

    @property
    def parts(self):
        """The names the region was read from, in the order of the text."""
        return [Part(text, self._tree._region(number), kind) for text, number, kind in self._parts]

    @property
    def former(self):
        """The regions of before whose names the address has, as FormerRegion."""
        found = []
        for part in self.parts:
            if part.kind == "former-name":
                found += self._tree._named_before(part.region, part.text)
        return found

    @property
    def alternatives(self):
        return [self._tree._region(number) for number in self._others]

    def __bool__(self):
        return self.region is not None

    def __eq__(self, other):
        return isinstance(other, Match) and self.__reduce__()[1] == other.__reduce__()[1]

    def __hash__(self):
        return hash((self.text, self.id))

    def __repr__(self):
        if self.region is None:
            return f"<Match nothing in {self.text!r}>"
        return f"<Match {self.id} {self.name} {self.rest!r} ({self.confidence})>"

    def __reduce__(self):
        number = None if self.region is None else self.region.number
        return Match, (
            self._tree, self.text, number, self.rest, _CONFIDENCE.index(self.confidence),
            self._parts, self._others,
        )
