"""Divisions."""

DATA = {
    "Alto": ["Aro", "Bo"],  # two
    "Bajo": ["Campo"],
    "Medio": [],
    "Norte": None,
}
