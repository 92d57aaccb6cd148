"""Peru."""
from enum import Enum


def provinces():
    return {"Lima": ["Miraflores", "Barranco"], "Cusco": ["Wanchaq", "Santiago"]}


REGIONS = ["Costa", "Sierra", "Selva"]
