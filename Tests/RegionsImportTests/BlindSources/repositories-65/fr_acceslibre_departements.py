DEPARTEMENTS = {
    "01": {
        "nom": "Ain",
        "region": "Auvergne-Rhône-Alpes",
    },
    "02": {
        "nom": "Aisne",
        "region": "Hauts-de-France",
    },
    "03": {
        "nom": "Allier",
        "region": "Auvergne-Rhône-Alpes",
    },
    "04": {
        "nom": "Alpes-de-Haute-Provence",
        "region": "Provence-Alpes-Côte d'Azur",
    },
    "05": {
        "nom": "Hautes-Alpes",
        "region": "Provence-Alpes-Côte d'Azur",
    },
    "06": {
        "nom": "Alpes-Maritimes",
        "region": "Provence-Alpes-Côte d'Azur",
    },
    "07": {
        "nom": "Ardèche",
        "region": "Auvergne-Rhône-Alpes",
    },
    "08": {
        "nom": "Ardennes",
        "region": "Grand Est",
    },
    "09": {
        "nom": "Ariège",
        "region": "Occitanie",
    },
    "10": {
        "nom": "Aube",
        "region": "Grand Est",
    },
    "11": {
        "nom": "Aude",
        "region": "Occitanie",
    },
    "12": {
        "nom": "Aveyron",
        "region": "Occitanie",
    },
    "13": {
        "nom": "Bouches-du-Rhône",
        "region": "Provence-Alpes-Côte d'Azur",
    },
    "14": {
        "nom": "Calvados",
        "region": "Normandie",
    },
    "15": {
        "nom": "Cantal",
        "region": "Auvergne-Rhône-Alpes",
    },
    "16": {
        "nom": "Charente",
        "region": "Nouvelle-Aquitaine",
    },
    "17": {
        "nom": "Charente-Maritime",
        "region": "Nouvelle-Aquitaine",
    },
    "18": {
        "nom": "Cher",
        "region": "Centre-Val de Loire",
    },
    "19": {
        "nom": "Corrèze",
        "region": "Nouvelle-Aquitaine",
    },
    "21": {
        "nom": "Côte-d'Or",
        "region": "Bourgogne-Franche-Comté",
    },
    "22": {
        "nom": "Côtes-d'Armor",
        "region": "Bretagne",
    },
    "23": {
        "nom": "Creuse",
        "region": "Nouvelle-Aquitaine",
    },
}
