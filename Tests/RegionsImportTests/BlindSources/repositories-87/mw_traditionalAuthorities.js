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
        }
    ]
}
