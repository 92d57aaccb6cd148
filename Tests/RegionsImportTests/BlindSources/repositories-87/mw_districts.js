const districts_malawi = {
    "Sheet1": [
        {
            "CODE": "ZA",
            "NAME": "ZOMBA"
        },
        {
            "CODE": "UN",
            "NAME": "UNKNOWN"
        },
        {
            "CODE": "TO",
            "NAME": "THYOLO"
        },
        {
            "CODE": "SA",
            "NAME": "SALIMA"
        },
        {
            "CODE": "RU",
            "NAME": "RUMPHI"
        },
        {
            "CODE": "PE",
            "NAME": "PHALOMBE"
        },
        {
            "CODE": "NU",
            "NAME": "NTCHEU"
        },
        {
            "CODE": "NS",
            "NAME": "NTCHISI"
        },
        {
            "CODE": "NN",
            "NAME": "NENO"
        },
        {
            "CODE": "NB",
            "NAME": "NKHATA-BAY"
        },
        {
            "CODE": "MZ",
            "NAME": "MZIMBA"
        },
        {
            "CODE": "MN",
            "NAME": "MWANZA"
        },
        {
            "CODE": "MJ",
            "NAME": "MULANJE"
        },
        {
            "CODE": "MHG",
            "NAME": "MACHINGA"
        },
        {
            "CODE": "MH",
            "NAME": "MANGOCHI"
        },
        {
            "CODE": "MC",
            "NAME": "MCHINJI"
        },
        {
            "CODE": "LL",
            "NAME": "LILONGWE"
        },
        {
            "CODE": "LK",
            "NAME": "LIKOMA"
        },
        {
            "CODE": "KU",
            "NAME": "KASUNGU"
        },
        {
            "CODE": "KK",
            "NAME": "NKHOTAKOTA"
        },
        {
            "CODE": "KA",
            "NAME": "KARONGA"
        },
        {
            "CODE": "DZ",
            "NAME": "DEDZA"
        },
        {
            "CODE": "DA",
            "NAME": "DOWA"
        },
        {
            "CODE": "CZ",
            "NAME": "CHIRADZULU"
        },
        {
            "CODE": "CP",
            "NAME": "CHITIPA"
        }
    ]
}
