export const burkinaLocations = [
    {
        "name": "Boucle du Mouhoun",
        "coordinates": [12.4833, -3.4667],
        "provinces": [
            {
                "name": "Balé",
                "coordinates": [11.8333, -3.0],
                "communes": [
                    { "name": "Boromo", "coordinates": [11.75, -2.9333] },
                    { "name": "Bagassi", "coordinates": [11.72, -3.28] },
                    { "name": "Fara", "coordinates": [11.53, -2.76] }
                ]
            },
            {
                "name": "Banwa",
                "coordinates": [12.1667, -4.1667],
                "communes": [
                    { "name": "Solenzo", "coordinates": [12.18, -4.08] },
                    { "name": "Kouka", "coordinates": [12.18, -4.33] }
                ]
            }
        ]
    },
    {
        "name": "Cascades",
        "coordinates": [10.5, -4.75],
        "provinces": [
            {
                "name": "Comoé",
                "coordinates": [10.5, -4.75],
                "communes": [
                    { "name": "Banfora", "coordinates": [10.63, -4.76] },
                    { "name": "Niangoloko", "coordinates": [10.28, -4.91] }
                ]
            }
        ]
    },
    {
        "name": "Centre",
        "coordinates": [12.3714, -1.5197],
        "provinces": [
            {
                "name": "Kadiogo",
                "coordinates": [12.35, -1.53],
                "communes": [
                    { "name": "Ouagadougou", "coordinates": [12.37, -1.52] },
                    { "name": "Komki-Ipala", "coordinates": [12.28, -1.70] },
                    { "name": "Komsilga", "coordinates": [12.25, -1.45] },
                    { "name": "Koubri", "coordinates": [12.18, -1.40] },
                    { "name": "Pabré", "coordinates": [12.50, -1.56] },
                    { "name": "Saaba", "coordinates": [12.38, -1.38] },
                    { "name": "Tanghin-Dassouri", "coordinates": [12.25, -1.72] }
                ]
            }
        ]
    },
    {
        "name": "Centre-Est",
        "coordinates": [11.8333, -0.3333],
        "provinces": [
            {
                "name": "Boulgou",
                "coordinates": [11.6667, -0.5],
                "communes": [
                    { "name": "Tenkodogo", "coordinates": [11.78, -0.36] },
                    { "name": "Garango", "coordinates": [11.80, -0.56] }
                ]
            }
        ]
    },
    {
        "name": "Centre-Nord",
        "coordinates": [13.25, -1.0],
        "provinces": [
            {
                "name": "Sanmatenga",
                "coordinates": [13.25, -1.0],
                "communes": [
                    { "name": "Kaya", "coordinates": [13.08, -1.08] },
                    { "name": "Barsalogho", "coordinates": [13.40, -1.06] },
                    { "name": "Boussouma", "coordinates": [12.91, -1.06] }
                ]
            }
        ]
    },
    {
        "name": "Centre-Ouest",
        "coordinates": [12.0, -2.0],
        "provinces": [
            {
                "name": "Boulkiemdé",
                "coordinates": [12.25, -2.1667],
                "communes": [
                    { "name": "Koudougou", "coordinates": [12.25, -2.36] },
                    { "name": "Kindi", "coordinates": [12.43, -2.03] }
                ]
            }
        ]
    },
    {
        "name": "Centre-Sud",
        "coordinates": [11.5, -1.25],
        "provinces": [
            {
                "name": "Bazèga",
                "coordinates": [11.9167, -1.4167],
                "communes": [
                    { "name": "Kombissiri", "coordinates": [12.06, -1.33] },
                    { "name": "Saponé", "coordinates": [12.18, -1.56] }
                ]
            }
        ]
    },
    {
        "name": "Est",
        "coordinates": [12.0, 1.0],
        "provinces": [
            {
                "name": "Gourma",
                "coordinates": [12.0, 0.5],
                "communes": [
                    { "name": "Fada N'Gourma", "coordinates": [12.06, 0.36] },
                    { "name": "Diapangou", "coordinates": [12.11, 0.16] }
                ]
            }
        ]
    },
    {
        "name": "Hauts-Bassins",
        "coordinates": [11.25, -4.25],
        "provinces": [
            {
                "name": "Houet",
                "coordinates": [11.3333, -4.25],
                "communes": [
                    { "name": "Bobo-Dioulasso", "coordinates": [11.17, -4.29] },
                    { "name": "Bama", "coordinates": [11.38, -4.40] },
                    { "name": "Karangasso-Vigué", "coordinates": [11.00, -4.08] }
                ]
            }
        ]
    },
    {
        "name": "Nord",
        "coordinates": [13.5, -2.25],
        "provinces": [
            {
                "name": "Yatenga",
                "coordinates": [13.5, -2.25],
                "communes": [
                    { "name": "Ouahigouya", "coordinates": [13.58, -2.42] },
                    { "name": "Tangaye", "coordinates": [13.66, -2.55] }
                ]
            }
        ]
    },
    {
        "name": "Plateau-Central",
        "coordinates": [12.5, -0.75],
        "provinces": [
            {
                "name": "Oubritenga",
                "coordinates": [12.5, -1.3333],
                "communes": [
                    { "name": "Ziniaré", "coordinates": [12.58, -1.29] },
                    { "name": "Loumbila", "coordinates": [12.50, -1.40] }
                ]
            }
        ]
    },
    {
        "name": "Sahel",
        "coordinates": [14.0, -0.5],
        "provinces": [
            {
                "name": "Séno",
                "coordinates": [14.0, -0.0],
                "communes": [
                    { "name": "Dori", "coordinates": [14.03, -0.03] },
                    { "name": "Bani", "coordinates": [13.71, 0.16] }
                ]
            }
        ]
    },
    {
        "name": "Sud-Ouest",
        "coordinates": [10.5, -3.25],
        "provinces": [
            {
                "name": "Poni",
                "coordinates": [10.25, -3.4167],
                "communes": [
                    { "name": "Gaoua", "coordinates": [10.33, -3.18] },
                    { "name": "Bouroum-Bouroum", "coordinates": [10.51, -3.21] }
                ]
            }
        ]
    }
];


