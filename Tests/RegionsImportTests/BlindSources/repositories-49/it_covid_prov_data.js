var covid_prov_data = [{
        "data": "2020-04-26T17:00:00",

        "code_reg": 13,
        "name_reg": "Abruzzo",
        "code_prov": 69,
        "name_prov": "Chieti",
        "sigla_provincia": "CH",
        "lat": 42.35103167,
        "long": 14.16754574,
        "totale_casi": 723,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 13,
        "name_reg": "Abruzzo",
        "code_prov": 66,
        "name_prov": "L'Aquila",
        "sigla_provincia": "AQ",
        "lat": 42.35122196,
        "long": 13.39843823,
        "totale_casi": 241,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 13,
        "name_reg": "Abruzzo",
        "code_prov": 68,
        "name_prov": "Pescara",
        "sigla_provincia": "PE",
        "lat": 42.46458398,
        "long": 14.21364822,
        "totale_casi": 1260,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 13,
        "name_reg": "Abruzzo",
        "code_prov": 67,
        "name_prov": "Teramo",
        "sigla_provincia": "TE",
        "lat": 42.6589177,
        "long": 13.70439971,
        "totale_casi": 635,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 13,
        "name_reg": "Abruzzo",
        "code_prov": 979,
        "name_prov": "In fase di definizione/aggiornamento",
        "sigla_provincia": "",
        "lat": 0,
        "long": 0,
        "totale_casi": 0,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 17,
        "name_reg": "Basilicata",
        "code_prov": 77,
        "name_prov": "Matera",
        "sigla_provincia": "MT",
        "lat": 40.66751177,
        "long": 16.59792442,
        "totale_casi": 188,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 17,
        "name_reg": "Basilicata",
        "code_prov": 76,
        "name_prov": "Potenza",
        "sigla_provincia": "PZ",
        "lat": 40.63947052,
        "long": 15.80514834,
        "totale_casi": 178,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 17,
        "name_reg": "Basilicata",
        "code_prov": 980,
        "name_prov": "In fase di definizione/aggiornamento",
        "sigla_provincia": "",
        "lat": 0,
        "long": 0,
        "totale_casi": 0,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 4,
        "name_reg": "P.A. Bolzano",
        "code_prov": 21,
        "name_prov": "Bolzano",
        "sigla_provincia": "BZ",
        "lat": 46.49933453,
        "long": 11.35662422,
        "totale_casi": 2481,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 4,
        "name_reg": "P.A. Bolzano",
        "code_prov": 981,
        "name_prov": "In fase di definizione/aggiornamento",
        "sigla_provincia": "",
        "lat": 0,
        "long": 0,
        "totale_casi": 0,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 18,
        "name_reg": "Calabria",
        "code_prov": 79,
        "name_prov": "Catanzaro",
        "sigla_provincia": "CZ",
        "lat": 38.90597598,
        "long": 16.59440194,
        "totale_casi": 202,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 18,
        "name_reg": "Calabria",
        "code_prov": 78,
        "name_prov": "Cosenza",
        "sigla_provincia": "CS",
        "lat": 39.29308681,
        "long": 16.25609692,
        "totale_casi": 447,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 18,
        "name_reg": "Calabria",
        "code_prov": 101,
        "name_prov": "Crotone",
        "sigla_provincia": "KR",
        "lat": 39.08036878,
        "long": 17.12538864,
        "totale_casi": 117,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 18,
        "name_reg": "Calabria",
        "code_prov": 80,
        "name_prov": "Reggio di Calabria",
        "sigla_provincia": "RC",
        "lat": 38.10922769,
        "long": 15.6434527,
        "totale_casi": 249,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 18,
        "name_reg": "Calabria",
        "code_prov": 102,
        "name_prov": "Vibo Valentia",
        "sigla_provincia": "VV",
        "lat": 38.67624147,
        "long": 16.10157414,
        "totale_casi": 72,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 18,
        "name_reg": "Calabria",
        "code_prov": 982,
        "name_prov": "In fase di definizione/aggiornamento",
        "sigla_provincia": "",
        "lat": 0,
        "long": 0,
        "totale_casi": 2,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 7,
        "name_reg": "Liguria",
        "code_prov": 10,
        "name_prov": "Genova",
        "sigla_provincia": "GE",
        "lat": 44.41149314,
        "long": 8.9326992,
        "totale_casi": 4293,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 7,
        "name_reg": "Liguria",
        "code_prov": 8,
        "name_prov": "Imperia",
        "sigla_provincia": "IM",
        "lat": 43.88570648,
        "long": 8.027850298,
        "totale_casi": 1245,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 7,
        "name_reg": "Liguria",
        "code_prov": 11,
        "name_prov": "La Spezia",
        "sigla_provincia": "SP",
        "lat": 44.10704991,
        "long": 9.8281897,
        "totale_casi": 815,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 7,
        "name_reg": "Liguria",
        "code_prov": 9,
        "name_prov": "Savona",
        "sigla_provincia": "SV",
        "lat": 44.30750461,
        "long": 8.481108654,
        "totale_casi": 1123,
        "note_it": "",
        "note_en": ""
    },
    {
        "data": "2020-04-26T17:00:00",

        "code_reg": 7,
        "name_reg": "Liguria",
        "code_prov": 987,
        "name_prov": "In fase di definizione/aggiornamento",
        "sigla_provincia": "",
        "lat": 0,
        "long": 0,
        "totale_casi": 12,
        "note_it": "",
        "note_en": ""
    }
]
