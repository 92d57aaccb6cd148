module.exports.italia = {
    "Abruzzo": [
        "L'Aquila", "Chieti", "Pescara", "Teramo"
    ],
    "Basilicata": [
        "Matera", "Potenza"
    ],
    "Calabria": [
        "Catanzaro", "Cosenza", "Crotone", "Reggio Calabria", "Vibo Valentia"
    ],
    "Campania":  [
        "Avellino", "Benevento", "Caserta", "Napoli", "Salerno"
    ],
    "Emilia Romagna": [
        "Bologna", "Ferrara", "Forlì-Cesena", "Modena", "Parma", "Piacenza", "Ravenna", "Reggio Emilia", "Rimini"
    ],
    "Friuli Venezia Giulia": [
        "Gorizia", "Pordenone", "Trieste", "Udine"
    ],
    "Lombardia": [
        "Bergamo", "Brescia", "Como", "Cremona", "Lecco", "Lodi", "Mantova", "Milano", "Monza e Brianza", "Pavia", "Sondrio", "Varese"
    ],
    "Puglia": [
        "Bari", "Barletta-Andra-Trani", "Brindisi", "Foggia", "Lecce", "Taranto"
    ],
    "Sardegna": [
        "Cagliari", "Nuoro", "Oristano", "Sassari", "Sud Sardegna"
    ],
    "Umbria": [
        "Perugia", "Terni"
    ],
    "Valle D'Aosta": [
        "Aosta"
    ],
    "Veneto": [
        "Belluno", "Padova", "Rovigo", "Treviso", "Venezia", "Verona", "Vicenza"
    ]
}
