PROVINCES_DATA = {
    "Central": {
        "capital": "Kabwe",
        "area_km2": 110450,
        "population": 1859000,
        "cities": [
            {"name": "Kabwe", "is_capital": True, "population": 202360},
            {"name": "Kapiri Mposhi", "is_capital": False,
                "population": 76000},
            {"name": "Mkushi", "is_capital": False, "population": 25000},
            {"name": "Serenje", "is_capital": False, "population": 23000},
        ],
    },
    "Copperbelt": {
        "capital": "Ndola",
        "area_km2": 31328,
        "population": 2583800,
        "cities": [
            {"name": "Ndola", "is_capital": True, "population": 451246},
            {"name": "Kitwe", "is_capital": False, "population": 517543},
            {"name": "Chingola", "is_capital": False, "population": 216626},
            {"name": "Luanshya", "is_capital": False, "population": 130076},
            {"name": "Mufulira", "is_capital": False, "population": 151309},
            {"name": "Chililabombwe", "is_capital": False,
                "population": 87920},
        ],
    },
    "Eastern": {
        "capital": "Chipata",
        "area_km2": 69106,
        "population": 1949000,
        "cities": [
            {"name": "Chipata", "is_capital": True, "population": 455783},
            {"name": "Lundazi", "is_capital": False, "population": 12000},
            {"name": "Petauke", "is_capital": False, "population": 19000},
        ],
    },
    "Luapula": {
        "capital": "Mansa",
        "area_km2": 50567,
        "population": 1200000,
        "cities": [
            {"name": "Mansa", "is_capital": True, "population": 129185},
            {"name": "Kawambwa", "is_capital": False, "population": 20000},
            {"name": "Nchelenge", "is_capital": False, "population": 15000},
        ],
    },
    "Lusaka": {
        "capital": "Lusaka",
        "area_km2": 21896,
        "population": 3100000,
        "cities": [
            {"name": "Lusaka", "is_capital": True, "population": 2467563},
            {"name": "Kafue", "is_capital": False, "population": 219000},
            {"name": "Luangwa", "is_capital": False, "population": 5000},
        ],
    },
    "Muchinga": {
        "capital": "Chinsali",
        "area_km2": 87606,
        "population": 895000,
        "cities": [
            {"name": "Chinsali", "is_capital": True, "population": 10000},
            {"name": "Nakonde", "is_capital": False, "population": 15000},
            {"name": "Isoka", "is_capital": False, "population": 12000},
        ],
    },
    "North-Western": {
        "capital": "Solwezi",
        "area_km2": 125827,
        "population": 830800,
        "cities": [
            {"name": "Solwezi", "is_capital": True, "population": 90000},
            {"name": "Mwinilunga", "is_capital": False, "population": 15000},
            {"name": "Zambezi", "is_capital": False, "population": 10000},
        ],
    },
    "Northern": {
        "capital": "Kasama",
        "area_km2": 147826,
        "population": 1300000,
        "cities": [
            {"name": "Kasama", "is_capital": True, "population": 101845},
            {"name": "Mbala", "is_capital": False, "population": 20000},
            {"name": "Mpika", "is_capital": False, "population": 25000},
        ],
    },
    "Southern": {
        "capital": "Choma",
        "area_km2": 85383,
        "population": 1864000,
        "cities": [
            {"name": "Choma", "is_capital": True, "population": 51000},
            {"name": "Livingstone", "is_capital": False, "population": 136897},
            {"name": "Mazabuka", "is_capital": False, "population": 71000},
            {"name": "Monze", "is_capital": False, "population": 30000},
        ],
    },
    "Western": {
        "capital": "Mongu",
        "area_km2": 126386,
        "population": 991500,
        "cities": [
            {"name": "Mongu", "is_capital": True, "population": 179585},
            {"name": "Sesheke", "is_capital": False, "population": 20000},
            {"name": "Kalabo", "is_capital": False, "population": 15000},
        ],
    },
}
