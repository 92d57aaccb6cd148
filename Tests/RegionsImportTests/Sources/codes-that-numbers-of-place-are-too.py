DEPARTEMENTS = {
    "01": {"nom": "Aubrac", "region": "Hautes-Rives"},
    "02": {"nom": "Aisance", "region": "Basses-Rives"},
    "03": {"nom": "Allègre", "region": "Hautes-Rives"},
    "04": {"nom": "Ardoise", "region": "Marches"},
    "05": {"nom": "Ariane", "region": "Basses-Rives"},
    "06": {"nom": "Aubette", "region": "Marches"},
}
