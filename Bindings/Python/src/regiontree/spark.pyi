from typing import Any, Dict, Optional, Set, Tuple

def functions(file: Optional[str] = None) -> Dict[str, Any]:
    """The functions by name, for DataFrames."""

def register(session: Any, file: Optional[str] = None, check: bool = True) -> Dict[str, Any]:
    """Makes the functions of a session's SQL; returns them by name."""

def worker_versions(session: Any) -> Set[Tuple[str, str]]:
    """The versions of this package and of its data set that the workers have."""
