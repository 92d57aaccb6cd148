module.exports.Regions = [
    {
        "region_id": 1,
        "location_name": "Uusimaa"
    },
    {
        "region_id": 2,
        "location_name": "Varsinais-Suomi"
    },
    {
        "region_id": 3,
        "location_name": "Satakunta"
    },
    {
        "region_id": 4,
        "location_name": "Kanta-Häme"
    },
    {
        "region_id": 5,
        "location_name": "Pirkanmaa"
    },
    {
        "region_id": 6,
        "location_name": "Päijät-Häme"
    },
    {
        "region_id": 7,
        "location_name": "Kymenlaakso"
    },
    {
        "region_id": 8,
        "location_name": "Etelä-Karjala"
    },
    {
        "region_id": 9,
        "location_name": "Etelä-Savo"
    },
    {
        "region_id": 10,
        "location_name": "Pohjois-Savo"
    },
    {
        "region_id": 11,
        "location_name": "Pohjois-Karjala"
    },
    {
        "region_id": 12,
        "location_name": "Keski-Suomi"
    },
    {
        "region_id": 13,
        "location_name": "Etelä-Pohjanmaa"
    },
    {
        "region_id": 14,
        "location_name": "Pohjanmaa"
    },
    {
        "region_id": 15,
        "location_name": "Keski-Pohjanmaa"
    },
    {
        "region_id": 16,
        "location_name": "Pohjois-Pohjanmaa"
    },
    {
        "region_id": 17,
        "location_name": "Kainuu"
    },
    {
        "region_id": 18,
        "location_name": "Lappi"
    },
    {
        "region_id": 19,
        "location_name": "Ahvenanmaa"
    }

]

module.exports.Municipalities = [
    {
        "municipality_id": 18,
        "location_name": "Askola",
        "region_id": 1
    },
    {
        "municipality_id": 49,
        "location_name": "Espoo",
        "region_id": 1
    },
    {
        "municipality_id": 78,
        "location_name": "Hanko",
        "region_id": 1
    },
    {
        "municipality_id": 91,
        "location_name": "Helsinki",
        "region_id": 1
    },
    {
        "municipality_id": 92,
        "location_name": "Vantaa",
        "region_id": 1
    },
    {
        "municipality_id": 106,
        "location_name": "Hyvinkää",
        "region_id": 1
    },
    {
        "municipality_id": 149,
        "location_name": "Inkoo",
        "region_id": 1
    },
    {
        "municipality_id": 186,
        "location_name": "Järvenpää",
        "region_id": 1
    },
    {
        "municipality_id": 19,
        "location_name": "Aura",
        "region_id": 2
    },
    {
        "municipality_id": 202,
        "location_name": "Kaarina",
        "region_id": 2
    },
    {
        "municipality_id": 284,
        "location_name": "Koski Tl",
        "region_id": 2
    },
    {
        "municipality_id": 304,
        "location_name": "Kustavi",
        "region_id": 2
    },
    {
        "municipality_id": 322,
        "location_name": "Kemiönsaari",
        "region_id": 2
    },
    {
        "municipality_id": 61,
        "location_name": "Forssa",
        "region_id": 4
    },
    {
        "municipality_id": 82,
        "location_name": "Hattula",
        "region_id": 4
    },
    {
        "municipality_id": 86,
        "location_name": "Hausjärvi",
        "region_id": 4
    },
    {
        "municipality_id": 103,
        "location_name": "Humppila",
        "region_id": 4
    },
    {
        "municipality_id": 109,
        "location_name": "Hämeenlinna",
        "region_id": 4
    },
    {
        "municipality_id": 165,
        "location_name": "Janakkala",
        "region_id": 4
    },
    {
        "municipality_id": 169,
        "location_name": "Jokioinen",
        "region_id": 4
    },
    {
        "municipality_id": 433,
        "location_name": "Loppi",
        "region_id": 4
    },
    {
        "municipality_id": 694,
        "location_name": "Riihimäki",
        "region_id": 4
    },
    {
        "municipality_id": 834,
        "location_name": "Tammela",
        "region_id": 4
    },
    {
        "municipality_id": 981,
        "location_name": "Ypäjä",
        "region_id": 4
    },
    {
        "municipality_id": 75,
        "location_name": "Hamina",
        "region_id": 7
    },
    {
        "municipality_id": 142,
        "location_name": "Iitti",
        "region_id": 7
    },
    {
        "municipality_id": 285,
        "location_name": "Kotka",
        "region_id": 7
    },
    {
        "municipality_id": 286,
        "location_name": "Kouvola",
        "region_id": 7
    },
    {
        "municipality_id": 489,
        "location_name": "Miehikkälä",
        "region_id": 7
    },
    {
        "municipality_id": 624,
        "location_name": "Pyhtää",
        "region_id": 7
    },
    {
        "municipality_id": 935,
        "location_name": "Virolahti",
        "region_id": 7
    }
]
