const districts = {
    "Sheet1": [
        {"CODE": "KA", "NAME": "KARONA"},
        {"CODE": "NB", "NAME": "NKATA-BAY"},
        {"CODE": "ZA", "NAME": "ZOMBO"}
    ]
}
