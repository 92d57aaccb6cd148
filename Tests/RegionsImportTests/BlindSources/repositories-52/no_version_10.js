module.exports = {
    "name": "Bydelsinndeling 2004",
    "validFrom": "2004-01-01",
    "validTo": "+999999999-12-31",
    "introduction": "Description",
    "user": "David Bowie",
    "owningSection": "Seksjon for primærnæringsstatistikk (430)",
    "legalBase": "",
    "publications": "",
    "derivedFrom": "",
    "published": [
        "Bokmål"
    ],
    "levels": [
        {
            "levelNumber": 1,
            "levelName": "Nivå 1"
        }
    ],
    "correspondenceTables": [],
    "classificationVariants": [
        {
            "name": "ziggy sin variant",
            "_links": {
                "self": {
                    "href": "http://al-klass-app-u1.ssb.no:8080/variants/29"
                }
            }
        }
    ],
    "classificationItems": [
        {
            "code": "030101",
            "level": "1",
            "name": "Gamle Oslo",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030102",
            "level": "1",
            "name": "Grünerløkka",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030103",
            "level": "1",
            "name": "Sagene",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030104",
            "level": "1",
            "name": "St. Hanshaugen",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030105",
            "level": "1",
            "name": "Frogner",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030106",
            "level": "1",
            "name": "Ullern",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030107",
            "level": "1",
            "name": "Vestre Aker",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030108",
            "level": "1",
            "name": "Nordre Aker",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030109",
            "level": "1",
            "name": "Bjerke",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030110",
            "level": "1",
            "name": "Grorud",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030111",
            "level": "1",
            "name": "Stovner",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030112",
            "level": "1",
            "name": "Alna",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030113",
            "level": "1",
            "name": "Østensjø",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030114",
            "level": "1",
            "name": "Nordstrand",
            "shortName": "Nordstrand",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030115",
            "level": "1",
            "name": "Søndre Nordstrand",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030116",
            "level": "1",
            "name": "Sentrum",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030117",
            "level": "1",
            "name": "Marka",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "030199",
            "level": "1",
            "name": "Uoppgitt",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "110301",
            "level": "1",
            "name": "Hundvåg",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "110302",
            "level": "1",
            "name": "Tasta",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "110303",
            "level": "1",
            "name": "Eiganes og Våland",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "110304",
            "level": "1",
            "name": "Madla",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "110305",
            "level": "1",
            "name": "Storhaug",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "110306",
            "level": "1",
            "name": "Hillevåg",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "110307",
            "level": "1",
            "name": "Hinna",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "110399",
            "level": "1",
            "name": "Uoppgitt",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "120101",
            "level": "1",
            "name": "Arna",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "120102",
            "level": "1",
            "name": "Bergenhus",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "120103",
            "level": "1",
            "name": "Fana",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "120104",
            "level": "1",
            "name": "Fyllingsdalen",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "120105",
            "level": "1",
            "name": "Laksevåg",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "120106",
            "level": "1",
            "name": "Ytrebygda",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "120107",
            "level": "1",
            "name": "Årstad",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "120108",
            "level": "1",
            "name": "Åsane",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "120199",
            "level": "1",
            "name": "Uoppgitt",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "160101",
            "level": "1",
            "name": "MIdtbyen",
            "shortName": "Midtbyen",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "160102",
            "level": "1",
            "name": "Østbyen",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "160103",
            "level": "1",
            "name": "Lerkendal",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "160104",
            "level": "1",
            "name": "Heimdal",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        },
        {
            "code": "160199",
            "level": "1",
            "name": "Uoppgitt",
            "shortName": "",
            "notes": "",
            "parentCode": ""
        }
    ],
    "_links": {
        "self": {
            "href": "http://al-klass-app-u1.ssb.no:8080/versions/10"
        }
    }
}
