<?php

return [
    'Vilnius' => [
        'items' => [
            'Vilnius'
        ],
        'order' => 1
    ],
    'Vilniaus r.' => [
        'items' => [
            'Vilniaus r.'
        ],
        'order' => 2
    ],
    'Kaunas' => [
        'items' => [
            'Kaunas'
        ],
        'order' => 3
    ],
    'Kauno r.' => [
        'items' => [
            'Kauno r.'
        ],
        'order' => 4
    ],
    'Klaipėda' => [
        'items' => [
            'Klaipėda'
        ],
        'order' => 5
    ],
    'Klaipėdos r.' => [
        'items' => [
            'Klaipėdos r.'
        ],
        'order' => 6
    ],
    'Šiauliai' => [
        'items' => [
            'Šiauliai'
        ],
        'order' => 7
    ],
    'Šiaulių r.' => [
        'items' => [
            'Šiaulių r.'
        ],
        'order' => 8
    ],
    'Panevėžys' => [
        'items' => [
            'Panevėžys'
        ],
        'order' => 9
    ],
    'Panevėžio r.' => [
        'items' => [
            'Panevėžio r.'
        ],
        'order' => 10
    ],
    'Druskininkai' => [
        'items' => [
            'Druskininkai'
        ],
        'order' => 11
    ],
    'Palanga' => [
        'items' => [
            'Palanga'
        ],
        'order' => 12
    ],
    'Vilniaus apskritis' => [
        'items' => [
            'Elektrėnai',
            'Šalčininkų r.',
            'Širvintų r.',
            'Švenčionių r.',
            'Trakų r.',
            'Ukmergės r.',
        ],
    ],
    'Kauno apskritis' => [
        'items' => [
            'Birštonas',
            'Jonavos r.',
            'Kaišiadorių r.',
            'Kėdainių r.',
            'Prienų r.',
            'Raseinių r.'
        ],
    ],
    'Klaipėdos apskritis' => [
        'items' => [
            'Kretingos r.',
            'Neringa',
            'Šilutės r.',
            'Skuodo r.'
        ],
    ],
    'Šiaulių apskritis' => [
        'items' => [
            'Akmenės r.',
            'Joniškio r.',
            'Kelmės r.',
            'Pakruojo r.',
            'Radviliškio r.',
        ],
    ],
    'Panevėžio apskritis' => [
        'items' => [
            'Biržų r.',
            'Kupiškio r',
            'Pasvalio r',
            'Rokiškio r',
        ],
    ],
    'Marijampolės apskritis' => [
        'items' => [
            'Kalvarija',
            'Kazlų Rūda',
            'Marijampolė',
            'Šakių r.',
            'Vilkaviškio r.',
        ],
    ],
    'Alytaus apskritis' => [
        'items' => [
            'Alytaus r.',
            'Alytus',
            'Lazdijų r.',
            'Varėnos r.',
        ],
    ],
    'Telšių apskritis' => [
        'items' => [
            'Mažeikių r.',
            'Plungės r.',
            'Rietavas',
            'Telšių r.',
        ],
    ],
    'Utenos apskritis' => [
        'items' => [
            'Anykščių r.',
            'Ignalinos r.',
            'Molėtų r.',
            'Utenos r.',
            'Visaginas',
            'Zarasų r.',
        ],
    ],
    'Tauragės apskritis' => [
        'items' => [
            'Jurbarko r.',
            'Pagėgiai',
            'Šilalės r.',
            'Tauragės r.',
        ],
    ]
];
