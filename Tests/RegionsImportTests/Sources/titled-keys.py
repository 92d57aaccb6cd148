districts = {
    "Central_City": {
        "Gasa": {"sectors": ["Bumba", "Gatsa"]},
        "Kicu": {"sectors": ["Gaha", "Gike", "Niboye"]},
    },
    "Eastern_Province": {
        "Gati": {"sectors": ["Kizi", "Rema"]},
        "Kayo": {"sectors": ["Muka", "Ruka"]},
    },
}
