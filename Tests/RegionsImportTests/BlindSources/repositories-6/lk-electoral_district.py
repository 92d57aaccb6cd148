lst = [
    {
        "name": "Western",
        "districts": {
            "Colombo": [
                "Colombo-North",
                "Colombo-Central",
                "Borella",
                "Colombo-East",
                "Colombo-West",
                "Dehiwala",
                "Ratmalana",
                "Kolonnawa",
                "Kotte",
                "Kaduwela",
                "Avissawella",
                "Homagama",
                "Maharagama",
                "Kesbewa",
                "Moratuwa"
            ],
            "Kalutara": [
                "Panadura",
                "Bandaragama",
                "Horana",
                "Bulathsinhala",
                "Matugama",
                "Kalutara",
                "Beruwala",
                "Agalawatta",
            ]
        }
    },
    {
        "name": "Northern",
        "districts": {
            "Jaffna": [
                "Kayts",
                "Vaddukkoddai",
                "Kankesanturai",
                "Manipay",
                "Kopay",
                "Udupiddy",
                "Point%20Pedro",
                "Chavakachcheri",
                "Nallur",
                "Jaffna",
                "Kilinochchi",
            ],
            "Vanni": [
                "Mannar",
                "Vavuniya",
                "Mullaitivu"
            ]
        }

    },
    {
        "name": "North Central",
        "districts": {
            "Anuradhapura": [
                "Medawachchiya",
                "Horowupotana",
                "Anuradhapura-East",
                "Anuradhapura-West",
                "Kalawewa",
                "Mihintale",
                "Kekirawa",
            ],
            "Polonnaruwa": [
                "Minneriya",
                "Medirigiriya",
                "Polonnaruwa",
            ]
        }
    },
    {
        "name": "Uva",
        "districts": {
            "Badulla": [
                "Mahiyangane",
                "Wiyaluwa",
                "Passara",
                "Badulla",
                "Hali_Ela",
                "Uva-Paranagama",
                "Welimada",
                "Bandarawela",
                "Haputale",
            ],
            "Moneragala": [
                "Bibile",
                "Moneragala",
                "Wellawaya",
            ]
        }

    }

]
