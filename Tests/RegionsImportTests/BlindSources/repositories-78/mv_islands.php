<?php

return [
    'atolls' => [
        [
            'abbreviation' => 'HA',
            'short_name' => 'Haa Alif',
        ],
        [
            'abbreviation' => 'HDh',
            'short_name' => 'Haa Dhaalu',
        ],
        [
            'abbreviation' => 'Sh',
            'short_name' => 'Shaviyani',
        ],
        [
            'abbreviation' => 'N',
            'short_name' => 'Noonu',
        ],
        [
            'abbreviation' => 'R',
            'short_name' => 'Raa',
        ],
        [
            'abbreviation' => 'B',
            'short_name' => 'Baa',
        ],
        [
            'abbreviation' => 'Lh',
            'short_name' => 'Lhaviyani',
        ],
        [
            'abbreviation' => 'K',
            'short_name' => 'Kaafu',
        ],
        [
            'abbreviation' => 'AA',
            'short_name' => 'Alif Alifu',
        ],
        [
            'abbreviation' => 'ADh',
            'short_name' => 'Alif Dhaalu',
        ],
        [
            'abbreviation' => 'V',
            'short_name' => 'Vaavu',
        ],
        [
            'abbreviation' => 'M',
            'short_name' => 'Meemu',
        ],
        [
            'abbreviation' => 'F',
            'short_name' => 'Faafu',
        ],
        [
            'abbreviation' => 'Dh',
            'short_name' => 'Dhaalu',
        ],
        [
            'abbreviation' => 'Th',
            'short_name' => 'Thaa',
        ],
        [
            'abbreviation' => 'L',
            'short_name' => 'Laamu',
        ],
        [
            'abbreviation' => 'GA',
            'short_name' => 'Gaaf Alifu',
        ],
        [
            'abbreviation' => 'GDh',
            'short_name' => 'Gaaf Dhaalu',
        ],
        [
            'abbreviation' => 'Gn',
            'short_name' => 'Gnaviyani',
        ],
        [
            'abbreviation' => 'S',
            'short_name' => 'Seenu',
        ],
    ],

    'categories' => [
        'Tourism',
        'Uninhabited',
        'Residential',
        'Industrial',
    ]
];