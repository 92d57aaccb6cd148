REGIONS = {
    "Arusha": {
        "districts": [
            "Arusha City",
            "Arusha District",
            "Karatu",
            "Longido",
            "Meru",
            "Monduli",
            "Ngorongoro"
        ]
    },
    "Dar es Salaam": {
        "districts": [
            "Ilala",
            "Kinondoni",
            "Temeke",
            "Kigamboni",
            "Ubungo"
        ]
    },
    "Dodoma": {
        "districts": [
            "Bahi",
            "Chamwino",
            "Chemba",
            "Dodoma City",
            "Kondoa",
            "Kongwa",
            "Mpwapwa"
        ]
    },
    "Geita": {
        "districts": [
            "Bukombe",
            "Chato",
            "Geita Town",
            "Mbogwe",
            "Nyang'hwale"
        ]
    },
    "Katavi": {
        "districts": [
            "Mlele",
            "Mpanda District",
            "Mpanda Municipal"
        ]
    },
    "Kigoma": {
        "districts": [
            "Buhigwe",
            "Kakonko",
            "Kasulu District",
            "Kasulu Town",
            "Kibondo",
            "Kigoma District",
            "Kigoma-Ujiji",
            "Uvinza"
        ]
    }
}
