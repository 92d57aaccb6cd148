"""``series.region`` for pandas: ``frame["code"].region.name``.

Made when this package is imported, if pandas was before, else by ``import regiontree.pandas``.
"""

import pandas as _pandas


@_pandas.api.extensions.register_series_accessor("region")
class RegionAccessor:
    """The regions of a Series of IDs, and of addresses what they say."""

    def __init__(self, series):
        from . import china

        self._series = series
        self._tree = china()

    @property
    def id(self):
        """The IDs as the data set has them."""
        return self._tree._answers("id", self._series, 0, "", False, 0)

    @property
    def name(self):
        return self._tree.names(self._series)

    @property
    def path(self):
        return self._tree.paths(self._series)

    @property
    def province(self):
        return self.ancestor("province")

    @property
    def prefecture(self):
        return self.ancestor("prefecture")

    @property
    def county(self):
        return self.ancestor("county")

    @property
    def current(self):
        """The IDs in force of codes that may not be."""
        return self._tree.current(self._series)

    def ancestor(self, rank, answer="name"):
        """The regions of a rank that those of the IDs lie in."""
        return self._tree.ancestors(self._series, rank, answer=answer)

    def normalize(self):
        """A DataFrame: the IDs as the data set has them, and what it took to read them."""
        return self._tree.normalize(self._series)

    def match(self, within=None, until=None):
        """A DataFrame of what addresses say: ``id``, ``rest``, ``confidence`` and ``node``."""
        return self._tree.match_many(self._series, within=within, until=until)
