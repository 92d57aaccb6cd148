const traditional_authorities_malawi={
    "Sheet1": [
        {
            "CODE": "10204",
            "NAME": "TA WASAMBO",
            "DISTRICTCODE": "KA"
        },
        {
            "CODE": "10205",
            "NAME": "TA MWIRANG'OMBE",
            "DISTRICTCODE": "KA"
        },
        {
            "CODE": "10206",
            "NAME": "NYIKA NATIONAL PARK-KARONGA",
            "DISTRICTCODE": "KA"
        },
        {
            "CODE": "10220",
            "NAME": "KARONGA TOWN",
            "DISTRICTCODE": "KA"
        },
        {
            "CODE": "10301",
            "NAME": "TA KABUNDULI",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10302",
            "NAME": "TA FUKAMAPIRI",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10303",
            "NAME": "TA MALENGA MZOMA",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10304",
            "NAME": "TA MALANDA",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10305",
            "NAME": "TA ZILAKOMA",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10306",
            "NAME": "TA MANKHAMBIRA",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10307",
            "NAME": "TA FUKAMALAZA",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10308",
            "NAME": "TA MKUMBIRA",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10309",
            "NAME": "TA M'BWANA",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10310",
            "NAME": "STA NYALUWANGA",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10311",
            "NAME": "STA KONDOWE",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10312",
            "NAME": "TA TIMBIRI",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10314",
            "NAME": "TA BOGHOYO",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10320",
            "NAME": "NKHATABAY BOMA",
            "DISTRICTCODE": "NB"
        },
        {
            "CODE": "10401",
            "NAME": "TA CHIKULAMAYEMBE",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10402",
            "NAME": "TA MWAMLOWE",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10403",
            "NAME": "TA MWAHENGA",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10404",
            "NAME": "TA MWALWENI",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10405",
            "NAME": "STA KACHULU",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10406",
            "NAME": "STA CHAPINDUKA",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10407",
            "NAME": "TA MWANKHUNIKIRA",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10408",
            "NAME": "TA KATUMBI",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10409",
            "NAME": "STA ZOLOKERE",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10410",
            "NAME": "STA CHISOVYA",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10411",
            "NAME": "STA NJIKULA",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10412",
            "NAME": "NYIKA NATIONAL PARK",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10413",
            "NAME": "VWAZA MARSH RESERVE",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10420",
            "NAME": "RUMPHI BOMA",
            "DISTRICTCODE": "RU"
        },
        {
            "CODE": "10601",
            "NAME": "TA MKUMPHA",
            "DISTRICTCODE": "LK"
        },
        {
            "CODE": "10620",
            "NAME": "LIKOMA BOMA",
            "DISTRICTCODE": "LK"
        }
    ]
}
