REGIONI = {
    'Abruzzo': [
        {'abbr': 'AQ', 'nome': "L'Aquila"},
        {'abbr': 'TE', 'nome': 'Teramo'},
        {'abbr': 'PE', 'nome': 'Pescara'},
        {'abbr': 'CH', 'nome': 'Chieti'}
    ],
    'Basilicata': [
        {'abbr': 'PZ', 'nome': 'Potenza'},
        {'abbr': 'MT', 'nome': 'Matera'}
    ],
    'Calabria': [
        {'abbr': 'CS', 'nome': 'Cosenza'},
        {'abbr': 'CZ', 'nome': 'Catanzaro'},
        {'abbr': 'RC', 'nome': 'Reggio di Calabria'},
        {'abbr': 'KR', 'nome': 'Crotone'},
        {'abbr': 'VV', 'nome': 'Vibo Valentia'}
    ],
    'Campania': [
        {'abbr': 'CE', 'nome': 'Caserta'},
        {'abbr': 'BN', 'nome': 'Benevento'},
        {'abbr': 'NA', 'nome': 'Napoli'},
        {'abbr': 'AV', 'nome': 'Avellino'},
        {'abbr': 'SA', 'nome': 'Salerno'}
    ],
    'Emilia-Romagna': [
        {'abbr': 'PC', 'nome': 'Piacenza'},
        {'abbr': 'PR', 'nome': 'Parma'},
        {'abbr': 'RE', 'nome': "Reggio nell'Emilia"},
        {'abbr': 'MO', 'nome': 'Modena'},
        {'abbr': 'BO', 'nome': 'Bologna'},
        {'abbr': 'FE', 'nome': 'Ferrara'},
        {'abbr': 'RA', 'nome': 'Ravenna'},
        {'abbr': 'FC', 'nome': 'Forlì-Cesena'},
        {'abbr': 'RN', 'nome': 'Rimini'}
    ],
    'Friuli-Venezia Giulia': [
        {'abbr': 'UD', 'nome': 'Udine'},
        {'abbr': 'GO', 'nome': 'Gorizia'},
        {'abbr': 'TS', 'nome': 'Trieste'},
        {'abbr': 'PN', 'nome': 'Pordenone'}
    ],
    'Lazio': [
        {'abbr': 'VT', 'nome': 'Viterbo'},
        {'abbr': 'RI', 'nome': 'Rieti'},
        {'abbr': 'RM', 'nome': 'Roma'},
        {'abbr': 'LT', 'nome': 'Latina'},
        {'abbr': 'FR', 'nome': 'Frosinone'}
    ],
    'Liguria': [
        {'abbr': 'IM', 'nome': 'Imperia'},
        {'abbr': 'SV', 'nome': 'Savona'},
        {'abbr': 'GE', 'nome': 'Genova'},
        {'abbr': 'SP', 'nome': 'La Spezia'}
    ]
}
