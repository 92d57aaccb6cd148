from typing import Any, Optional
from . import RegionTree

def register(connection: Any, tree: Optional[RegionTree] = None) -> None:
    """Makes the functions of a connection, and the table `regions`."""
