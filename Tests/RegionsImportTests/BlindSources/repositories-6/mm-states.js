var states = [
    {
        "area_sqkm": null,
        "code": "MMR007",
        "name": {
            "en": "Bago East",
            "my": "ပဲခူး အရှေ့ပိုင်း"
        }
    },
    {
        "area_sqkm": 30327,
        "code": "MMR003",
        "name": {
            "en": "Kayin",
            "my": "ကရင်"
        }
    },
    {
        "area_sqkm": null,
        "code": "MMR008",
        "name": {
            "en": "Bago West",
            "my": "ပဲခူး အနောက်ပိုင်း"
        }
    },
    {
        "area_sqkm": 33698,
        "code": "MMR017",
        "name": {
            "en": "Ayeyarwady",
            "my": "ဧရာဝတီ"
        }
    },
    {
        "area_sqkm": 7069,
        "code": "MMR018",
        "name": {
            "en": "Naypyitaw  Council",
            "my": "နေပြည်တော် ကောင်စီ"
        }
    },
    {
        "area_sqkm": 9804,
        "code": "MMR013",
        "name": {
            "en": "Yangon",
            "my": "ရန်ကုန်"
        }
    }
];
