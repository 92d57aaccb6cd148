"""``expression.region`` and ``series.region`` for Polars: ``pl.col("code").region.name()``.

Made when this package is imported, if Polars was before, else by ``import regiontree.polars``.
"""

import polars as _polars

from ._columns import CONFIDENCE as _CONFIDENCE


def _china():
    from . import china

    return china()


_ID = _polars.String
_MATCH = _polars.Struct({
    "id": _polars.String, "rest": _polars.String, "confidence": _polars.Enum(_CONFIDENCE), "node": _polars.UInt32})
_NORMALIZED = _polars.Struct({"id": _polars.String, "how": _polars.String})


class _Region:
    """The regions of IDs, and of addresses what they say."""

    def id(self):
        """The IDs as the data set has them."""
        return self._map(lambda ids: _china()._answers("id", ids, 0, "", False, 0), _ID)

    def name(self):
        return self._map(lambda ids: _china().names(ids), _polars.String)

    def path(self, sep="/"):
        return self._map(lambda ids: _china().paths(ids, sep=sep), _polars.String)

    def ancestor(self, rank, answer="name"):
        """The regions of a rank that those of the IDs lie in."""
        type = _polars.UInt32 if answer == "node" else _polars.String
        return self._map(lambda ids: _china().ancestors(ids, rank, answer=answer), type)

    def province(self):
        return self.ancestor("province")

    def prefecture(self):
        return self.ancestor("prefecture")

    def county(self):
        return self.ancestor("county")

    def current(self):
        """The IDs in force of codes that may not be."""
        return self._map(lambda ids: _china().current(ids), _ID)

    def normalize(self):
        """Structs: the IDs as the data set has them, and what it took to read them."""
        return self._map(lambda ids: _china().normalize(ids), _NORMALIZED)

    def match(self, within=None, until=None):
        """Structs of what addresses say: ``id``, ``rest``, ``confidence`` and ``node``."""
        return self._map(lambda texts: _china().match_many(texts, within=within, until=until), _MATCH)


@_polars.api.register_expr_namespace("region")
class RegionExpression(_Region):
    def __init__(self, expression):
        self._expression = expression

    def _map(self, call, type):
        return self._expression.map_batches(call, return_dtype=type, is_elementwise=True)


@_polars.api.register_series_namespace("region")
class RegionSeries(_Region):
    def __init__(self, series):
        self._series = series

    def _map(self, call, type):
        return call(self._series)
