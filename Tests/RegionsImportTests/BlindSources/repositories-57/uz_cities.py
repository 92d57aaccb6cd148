CITIES = [
    {
        "city_id": 1,
        "names": {
            "en": "Amudaryo District",
            "ru": "Амударьинский район",
            "uz": "Amudaryo tuman"
        },
        "active": True,
        "region_id": 2
    },
    {
        "city_id": 2,
        "names": {
            "en": "Beruniy District",
            "ru": "Берунийский район",
            "uz": "Beruniy tumani"
        },
        "active": True,
        "region_id": 2
    },
    {
        "city_id": 3,
        "names": {
            "en": "Kegeyli District",
            "ru": "Кегейлийский район",
            "uz": "Kegeyli tumani"
        },
        "active": True,
        "region_id": 2
    },
    {
        "city_id": 4,
        "names": {
            "en": "Qonliko‘l District",
            "ru": "Канлыкульский район",
            "uz": "Qanlikoʻl tumani"
        },
        "active": True,
        "region_id": 2
    },
    {
        "city_id": 5,
        "names": {
            "en": "Qarao‘zak District",
            "ru": "Караузякский район",
            "uz": "Qoraoʻzak tumani"
        },
        "active": True,
        "region_id": 2
    },
    {
        "city_id": 6,
        "names": {
            "en": "Qo‘n‘irat District",
            "ru": "Кунградский район",
            "uz": "Qoʻngʻirot tumani"
        },
        "active": True,
        "region_id": 2
    },
    {
        "city_id": 7,
        "names": {
            "en": "Mo‘ynaq District",
            "ru": "Муйнакский район",
            "uz": "Moʻynoq tumani"
        },
        "active": True,
        "region_id": 2
    },
    {
        "city_id": 8,
        "names": {
            "en": "Nukus District",
            "ru": "Нукусский район",
            "uz": "Nukus tumani"
        },
        "active": True,
        "region_id": 2
    }
]
