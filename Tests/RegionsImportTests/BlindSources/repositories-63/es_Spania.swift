// swift-format-ignore-file
let ES = """
{
    "id": 10,
    "nom": "Spania",
    "regions": [
        { "id": 1,
            "nom": "Andalucia",
            "km2": 87268,
            "communes": [
                { "id": 1,
                    "nom": "Séville",
                    "quartiers": []
                }
            ]
        },
        { "id": 2,
            "nom": "Aragon",
            "km2": 47719,
            "communes": [
                { "id": 1,
                    "nom": "Saragosse",
                    "quartiers": []
                }
            ]
        },
        { "id": 3,
            "nom": "Asturias",
            "km2": 10604,
            "communes": [
                { "id": 1,
                    "nom": "Oviedo",
                    "quartiers": []
                }
            ]
        },
         { "id": 41,
            "nom": "Islas Baleares",
            "km2": 4992,
            "communes": [
                { "id": 1,
                    "nom": "Palma",
                    "quartiers": []
                }
            ]
        },
        { "id": 42,
            "nom": "Canarias",
            "km2": 7447,
            "communes": [
                { "id": 1,
                    "nom": "Las Palmas",
                    "quartiers": []
                }
            ]
        },
        { "id": 5,
            "nom": "Cantabria",
            "km2": 5326,
            "communes": [
                { "id": 1,
                    "nom": "Santander",
                    "quartiers": []
                }
            ]
        },
        { "id": 6,
            "nom": "Castilla y Leon",
            "km2": 94223,
            "communes": [
                { "id": 1,
                    "nom": "Valladolid",
                    "quartiers": []
                }
            ]
        }
    ]
}
"""
