export const states = [
    {
        "Nbre": 21,
        "Gouvernorat": "Tunis",
        "delegation": ["Carthage", "La Médina", "Bab Bhar", "Bab Souika", "Omrane", "Omrane Supérieur", "Attahrir", "El Menzah", "Cité Alkhadhra", "Bardo", "Séjoumi", "Azzouhour", "Alhrairia", "Sidi Hsine", "Ouardia", "Kabaria", "Sidi Elbéchir", "Jebel Jelloud", "La Goulette", "Le Kram", "La Marsa"],
    }, {
        "delegation": ["Ariana Ville", "Soukra", "Raouède", "Kalâat Andalous", "Sidi Thabet", "Cité Attadhamon", "M’nihla"],
        "Nbre": 7,
        "Gouvernorat": "Ariana"
    }, {
        "delegation": ["Manouba", "Oued Ellil", "Tebourba", "Battan", "Jedaida", "Mornaguia", "Borj Amri", "Douar Hicher"],
        "Nbre": 8,
        "Gouvernorat": "Manouba"
    }, {
        "delegation": ["Zaghouan", "Zériba", "Bir Mecharga", "Fahs", "Nadhour", "Saouaf"],
        "Nbre": 6,
        "Gouvernorat": "Zaghouan"
    }
]
