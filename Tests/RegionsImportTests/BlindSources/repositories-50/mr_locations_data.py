
# Data for Mauritania Wilayas and Moughataas
# Source: General knowledge of Mauritanian administrative divisions

MAURITANIA_LOCATIONS = {
    "Adrar": [
        "Atar",
        "Aoujeft",
        "Chinguetti",
        "Ouadane"
    ],
    "Assaba": [
        "Kiffa",
        "Barkéol",
        "Boumdeid",
        "Guerou",
        "Kankossa"
    ],
    "Brakna": [
        "Aleg",
        "Bababé",
        "Boghé",
        "M'Bagne",
        "Magta-Lahjar"
    ],
    "Dakhlet Nouadhibou": [
        "Nouadhibou",
        "Chami"
    ],
    "Gorgol": [
        "Kaédi",
        "M'Bout",
        "Maghama",
        "Monguel"
    ],
    "Guidimaka": [
        "Sélibaby",
        "Ould Yengé",
        "Ghabou", 
        "Wompou"
    ],
    "Inchiri": [
        "Akjoujt",
        "Bennechab"
    ],
    "Nouakchott Nord": [
        "Dar-Naim",
        "Teyarett",
        "Toujounine"
    ],
    "Nouakchott Ouest": [
        "Ksar",
        "Sebkha",
        "Tevragh-Zeina"
    ],
    "Tiris Zemmour": [
        "Zouérat",
        "Bir Moghrein",
        "F'Dérik"
    ],
    "Trarza": [
        "Rosso",
        "Boutilimit",
        "Keur-Macène",
        "Mederdra",
        "Ouad Naga",
        "R'Kiz",
        "Tekane"
    ]
}
