"""What a pasted message says of who gets something, and where."""

from ._matches import _CONFIDENCE

#: The parts of a contact, by the library's number.
_PARTS = ("name", "phone", "extension", "postcode", "id_number", "region", "detail", "left_over")


class Field:
    """A part of a message: ``text``, how sure it is (``confidence``), and where it stands in the message: ``spans``,
    pairs of where a part begins and before what it ends, in characters."""

    __slots__ = ("text", "confidence", "spans")

    def __init__(self, text, confidence, spans):
        self.text = text
        self.confidence = confidence
        self.spans = spans

    def __str__(self):
        return self.text

    def __eq__(self, other):
        return type(other) is type(self) and self.__reduce__() == other.__reduce__()

    def __hash__(self):
        return hash((self.text, self.confidence))

    def __repr__(self):
        return f"<{type(self).__name__} {self.text} ({self.confidence})>"

    def __reduce__(self):
        return type(self), (self.text, self.confidence, self.spans)


class Phone(Field):
    """A telephone number: ``number``, the digits of a mobile one or ``0571-88886666``, and ``extension``, or None;
    ``text`` has both, with a hyphen between."""

    __slots__ = ("number", "extension")

    def __init__(self, number, extension, confidence, spans):
        super().__init__(f"{number}-{extension}" if extension else number, confidence, spans)
        self.number = number
        self.extension = extension

    def __reduce__(self):
        return Phone, (self.number, self.extension, self.confidence, self.spans)


class ContactRegion(Field):
    """The region a message names: ``region``, and ``alternatives``, others that could be meant, the likeliest first.
    ``text`` is its ID."""

    __slots__ = ("region", "alternatives")

    def __init__(self, region, alternatives, confidence, spans):
        super().__init__(region.id, confidence, spans)
        self.region = region
        self.alternatives = alternatives

    @property
    def id(self):
        """The region's ID."""
        return self.region.id

    @property
    def name(self):
        """The region's name."""
        return self.region.name

    @property
    def path(self):
        """The regions from the root down to it."""
        return self.region.path

    def __repr__(self):
        return f"<ContactRegion {self.id} {self.name} ({self.confidence})>"

    def __reduce__(self):
        return ContactRegion, (self.region, self.alternatives, self.confidence, self.spans)


class Contact:
    """What a message says: ``name``, ``postcode``, ``id_number`` and ``detail`` as Field, ``region`` as ContactRegion,
    each None where the message doesn't say it; ``phones``, a list of Phone; ``left_over``, a list of Field: what belongs
    to no other part. ``confidence``: "certain" if every part is, "likely" or "guess"."""

    __slots__ = ("text", "name", "phones", "postcode", "id_number", "region", "detail", "left_over", "confidence")

    def __init__(self, text, name, phones, postcode, id_number, region, detail, left_over, confidence):
        self.text = text
        self.name = name
        self.phones = phones
        self.postcode = postcode
        self.id_number = id_number
        self.region = region
        self.detail = detail
        self.left_over = left_over
        self.confidence = confidence

    @property
    def doubtful(self):
        """The names of the parts that someone should look at."""
        doubtful = []
        for part in ("name", "phones", "postcode", "id_number", "region", "detail"):
            value = getattr(self, part)
            sures = [each.confidence for each in value] if part == "phones" else [value.confidence] if value else []
            if any(sure == "guess" if part == "postcode" else sure != "certain" for sure in sures):
                doubtful.append(part)
        return doubtful

    def __eq__(self, other):
        return isinstance(other, Contact) and self.__reduce__() == other.__reduce__()

    def __hash__(self):
        return hash(self.text)

    def __repr__(self):
        says = [str(part) for part in (self.name, *self.phones, self.region and self.region.name, self.detail) if part]
        return f"<Contact {' | '.join(says) or 'nothing'} ({self.confidence})>"

    def __reduce__(self):
        return Contact, tuple(getattr(self, name) for name in self.__slots__)


def contact(tree, text, read):
    """A Contact of what the library read."""
    parts, number, others, confidence = read
    fields = {
        name: [Field(each, _CONFIDENCE[sure], spans) for each, sure, spans in part]
        for name, part in zip(_PARTS, parts) if name not in ("phone", "extension", "region")}
    phones = [
        Phone(each, extension or None, _CONFIDENCE[sure], spans)
        for (each, sure, spans), (extension, _, _) in zip(parts[1], parts[2])]
    region = None
    if number is not None:
        _, sure, spans = parts[5][0]
        region = ContactRegion(
            tree._region(number), [tree._region(other) for other in others], _CONFIDENCE[sure], spans)

    def first(name):
        return fields[name][0] if fields[name] else None

    return Contact(
        text, first("name"), phones, first("postcode"), first("id_number"), region, first("detail"),
        fields["left_over"], _CONFIDENCE[confidence])
