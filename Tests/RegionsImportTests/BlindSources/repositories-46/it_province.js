// array associativo delle province italiane
let province = {
    "Abruzzo": [
        "AQ-(l'Acquila)",
        "CH-(Chiasso)",
        "PE-(Pescara)",
        "TE-(Teramo)"
    ],
    "Basilicata": [
        "MT-(Matera)",
        "PZ-(Potenza)"
    ],
    "Calabria": [
        "CS-(Cosenza)",
        "CZ-(Catanzaro)",
        "KR-(Crotone)",
        "RC-(Reggio Calabria)",
        "VV-(Vibo Valentia)"
    ],
    "Campania": [
        "AV-(Avellino)",
        "BN-(Benevento)",
        "CE-(Caserta)",
        "NA-(Napoli)",
        "SA-(Salerno)"
    ],
    "Emilia-Romagna": [
        "BO-(Bologna)",
        "FE-(Ferrara)",
        "FC-(Forlì Cesena)",
        "MO-(Modena)",
        "PR-(Parma)",
        "PC-(Piacenza)",
        "RA-(Ravenna)",
        "RN-(Rimini)"
    ],
    "Friuli-Venezia Giulia": [
        "GO-(Gorizia)",
        "PN-(Pordenone)",
        "TS-(Trieste)",
        "UD-(Udine)"
    ],
    "Lazio": [
        "FR-(Frosinone)",
        "LT-(Latina)",
        "RI-(Rieti)",
        "RM-(Roma)",
        "VT-(Viterbo)"
    ],
    "Liguria": [
        "GE-(Genova)",
        "IM-(Imperia)",
        "SP-(La Spezia)",
        "SV-(Savona)"
    ],
    "Marche": [
		"AN-(Ancona)",
		"AP-(Ascoli Piceno)",
		"FM-(Fermo)",
		"MC-(Macerata)",
		"PU-(Pesaro Urbino)"
	],
    "Molise": [
		"CB-(Campobasso)",
		"IS-(Isernia)"
	]
};
