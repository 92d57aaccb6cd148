from typing import Any, Optional
from . import RegionTree

def register(
    connection: Any, tree: Optional[RegionTree] = None, table: Optional[str] = None, prefix: str = "region_"
) -> None:
    """Makes the functions of a connection, and a table of all regions if it is named."""
