import React from "react";

export const Ucsbytehsil = [
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Hanna (H-65)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Nawa Killi (H-50)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Kotwal (H-49)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Industrial (H-48)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Labour Colony (H-41)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Gol Masjid (H-39)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Chaman Phatak (H-25)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Sirki (H-38)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Tareen (H-36)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Uc-26 Imdad"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Uc-25 Chaman"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Afghan (H-24)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Haji Quadus (H-23)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Haji Ghaibi (H-22)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Uc-21 Barees"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Zarghoon Town",
        "UC": "Uc-20 Ghafoo"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Chilton Town",
        "UC": "Panjpai (H-67)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Chilton Town",
        "UC": "Zarkoo (H-66)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Chilton Town",
        "UC": "Aghbarg (H-63)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Chilton Town",
        "UC": "Baleli (H-62)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Chilton Town",
        "UC": "Kuchlak (H-61)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Chilton Town",
        "UC": "Kechi Baig (H-59)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Chilton Town",
        "UC": "Shadizai (H-60)"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Chilton Town",
        "UC": "Uc-28 Forest"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Quetta",
        "TEHSIL": "Chilton Town",
        "UC": "Uc-27 Jafar"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kech At Turbat",
        "TEHSIL": "Turbat",
        "UC": "Kosh Kalat"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Jhal Magsi (kachhi)",
        "TEHSIL": "Jhal Magsi",
        "UC": "Kot Magsi"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Jhal Magsi (kachhi)",
        "TEHSIL": "Jhal Magsi",
        "UC": "Jhal Magsi"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Bolan",
        "TEHSIL": "Bhag",
        "UC": "Bagh"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Jiwani",
        "UC": "Jiwani"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Jiwani",
        "UC": "Suntsar"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Gwadar",
        "UC": "Surbandar"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Gwadar",
        "UC": "Gwadar North"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Gwadar",
        "UC": "Pishukan"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Gwadar",
        "UC": "Gwadar South"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Gwadar",
        "UC": "Gwadar Centr"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Pasni",
        "UC": "Pasni North"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Pasni",
        "UC": "Pasni South"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Pasni",
        "UC": "Kallag"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Pasni",
        "UC": "Nalaint"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Ormara",
        "UC": "Ormara"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Gwadar",
        "TEHSIL": "Ormara",
        "UC": "Hud"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Kharan",
        "UC": "Kharan Town"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Kharan",
        "UC": "Jangian"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Kharan",
        "UC": "Garang"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Kharan",
        "UC": "Tohmulk"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Kharan",
        "UC": "Jamark"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Kharan",
        "UC": "Kharan Town"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Kharan",
        "UC": "Rashoh"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Kharan",
        "UC": "Joda Kalat"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Kharan",
        "UC": "Sarawan"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Basima",
        "UC": "Basima"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Basima",
        "UC": "Shingir"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Basima",
        "UC": "Soldan"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Basima",
        "UC": "Plantak"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Basima",
        "UC": "Nag"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Mushkhel",
        "UC": "Sothagan"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Kharan",
        "TEHSIL": "Mushkhel",
        "UC": "Ladgasht"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Sasol"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Zerina Khatt"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Zeedi"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Lizo"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Khand"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Balina Khatt"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Gazgi"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Faizabad"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Ferozabad"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Parko"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Tooktak"
    },
    {
        "PROVINCE": "Balochistan",
        "DISTRICT": "Khuzdar",
        "TEHSIL": "Khuzdar",
        "UC": "Baghbana"
    },
    {
        "PROVINCE": "Sindh",
        "DISTRICT": "Thatta",
        "TEHSIL": "Keti Bunder",
        "UC": "Keti Bunder"
    },
    {
        "PROVINCE": "Sindh",
        "DISTRICT": "Thatta",
        "TEHSIL": "Keti Bunder",
        "UC": "Bhagan"
    },
    {
        "PROVINCE": "Sindh",
        "DISTRICT": "Thatta",
        "TEHSIL": "Thatta",
        "UC": "Thatta-I"
    },
    {
        "PROVINCE": "Sindh",
        "DISTRICT": "Thatta",
        "TEHSIL": "Thatta",
        "UC": "Makli"
    },
    {
        "PROVINCE": "Sindh",
        "DISTRICT": "Thatta",
        "TEHSIL": "Thatta",
        "UC": "Jherruck"
    }
]
