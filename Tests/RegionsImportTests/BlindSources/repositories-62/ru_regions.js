export const REGIONS_DICTIONARY = {
    "RU-MOW": {
        name: "Москва",
        id: "RU-MOW",
    },
    "RU-SPE": {
        name: "Санкт-Петербург",
        id: "RU-SPE",
    },
    "RU-NEN": {
        name: "Ненецкий АО",
        id: "RU-NEN",
    },
    "RU-YAR": {
        name: "Ярославская область",
        id: "RU-YAR",
    },
    "RU-CHE": {
        name: "Челябинская область",
        id: "RU-CHE",
    },
    "RU-ULY": {
        name: "Ульяновская область",
        id: "RU-ULY",
    },
    "RU-TYU": {
        name: "Тюменская область",
        id: "RU-TYU",
    },
    "RU-TUL": {
        name: "Тульская область",
        id: "RU-TUL",
    },
    "RU-SVE": {
        name: "Свердловская область",
        id: "RU-SVE",
    },
    "RU-RYA": {
        name: "Рязанская область",
        id: "RU-RYA",
    },
    "RU-ORL": {
        name: "Орловская область",
        id: "RU-ORL",
    },
    "RU-OMS": {
        name: "Омская область",
        id: "RU-OMS",
    },
    "RU-NGR": {
        name: "Новгородская область",
        id: "RU-NGR",
    },
    "RU-LIP": {
        name: "Липецкая область",
        id: "RU-LIP",
    },
    "RU-KRS": {
        name: "Курская область",
        id: "RU-KRS",
    },
    "RU-KGN": {
        name: "Курганская область",
        id: "RU-KGN",
    },
    "RU-KGD": {
        name: "Калининградская область",
        id: "RU-KGD",
    },
    "RU-IVA": {
        name: "Ивановская область",
        id: "RU-IVA",
    },
    "RU-BRY": {
        name: "Брянская область",
        id: "RU-BRY",
    },
    "RU-AST": {
        name: "Астраханская область",
        id: "RU-AST",
    },
}
