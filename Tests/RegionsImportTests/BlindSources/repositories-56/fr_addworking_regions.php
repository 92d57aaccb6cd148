<?php

return [

    'Départements' => [
         'Ain',
         'Aisne',
         'Allier',
         'Alpes de Haute Provence',
         'Hautes Alpes',
         'Corse du Sud',
         'Haute Corse',
         'Côte d\'Or',
         'Côtes d\'Armor',
         'Paris',
         'Seine St Denis',
         'Val d\'Oise',
         'DOM',
         'Guadeloupe',
         'Martinique',
         'Guyane',
         'Réunion',
         'Saint Pierre et Miquelon',
         'Mayotte',
    ],

    'Régions' => [
        "Alsace",
        "Aquitaine",
        "Auvergne",
        "Basse-Normandie",
        "Corse",
        "Guadeloupe",
        "Guyane",
        "Île-de-France",
        "La Réunion",
        "Mayotte",
        "Provence-Alpes-Côte d'Azur",
        "Rhône-Alpes",
    ],

    'Europe' => [
        "Allemagne",
        "Autriche",
        "Belgique",
        "Monaco",
        "Pays-Bas",
        "Suisse",
    ],

    'Autres pays' => [
        "Afrique du Sud",
        "Albanie",
        "Andorra",
        "Autres",
        "Côte d'Ivoire",
        "Mayotte",
        "Saint Pierre et Miquelon",
        "Territoires Britannique de l'Océan Indien",
        "Zimbabwe",
    ],

];
