 const counties=[
    {
        "name": "Nairobi",
        "capital": "Nairobi City",
        "code": 47,
        "sub_counties": [
            "Dagoretti North Sub County",
            "Dagoretti South Sub County ",
            "Embakasi Central Sub Count",
            "Embakasi East Sub County",
            "Embakasi North Sub County ",
            "Embakasi South Sub County",
            "Embakasi West Sub County",
            "Kamukunji Sub County",
            "Kasarani Sub County ",
            "Kibra Sub County ",
            "Lang'ata Sub County ",
            "Makadara Sub County",
            "Mathare Sub County ",
            "Roysambu Sub County ",
            "Ruaraka Sub County ",
            "Starehe Sub County ",
            "Westlands Sub County "
        ]
    },
    {
        "name": "Nakuru",
        "capital": "Nakuru",
        "code": 32,
        "sub_counties": [
            "Bahati",
            "Gilgil",
            "Kuresoi north",
            "Kuresoi south",
            "Molo",
            "Naivasha",
            "Nakuru town east",
            "Nakuru town west",
            "Njoro",
            "Rongai",
            "Subukia"
        ]
    },
    {
        "name": "Nandi",
        "capital": "Kapsabet",
        "code": 29,
        "sub_counties": [
            "Aldai",
            "Chesumei",
            "Emgwen",
            "Mosop",
            "Namdi hills",
            "Tindiret"
        ]
    },
    {
        "name": "Narok",
        "capital": "Narok",
        "code": 33,
        "sub_counties": [
            "Narok east",
            "Narok north",
            "Narok south",
            "Narok west",
            "Transmara east",
            "Transmara west"
        ]
    }
]
export default counties;