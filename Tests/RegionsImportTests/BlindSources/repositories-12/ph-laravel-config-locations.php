<?php

return [
    'provinces' => [
        'Abra' => [
            'cities' => [
                'Bangued' => [
                    'barangays' => [
                        'Agtangao', 'Angad', 'Bañacao', 'Bangbangar', 'Cabuloan', 'Calaba', 'Tablac', 'Cosili West',
                        'Cosili East', 'Dangdangla', 'Lingtan', 'Lipcan', 'Lubong', 'Macarcarmay', 'Maoay', 'Macray',
                        'Malita', 'Palao', 'Patucannay', 'Sagap', 'San Antonio', 'Santa Rosa', 'Sao-atan', 'Sappaac',
                        'Zone 2 Pob.', 'Zone 3 Pob.', 'Zone 4 Pob.', 'Zone 5 Pob.', 'Zone 6 Pob.', 'Zone 7 Pob.', 'Zone 1 Pob.',
                    ],
                ],
                'Boliney' => [
                    'barangays' => ['Amti', 'Bao-yan', 'Danac East', 'Dao-angan', 'Dumagas', 'Kilong-Olao', 'Poblacion', 'Danac West'],
                ],
                'Bucay' => [
                    'barangays' => [
                        'Abang', 'Bangbangcag', 'Bangcagan', 'Banglolao', 'Bugbog', 'Calao', 'Dugong', 'Labon',
                        'Layugan', 'Madalipay', 'Pagala', 'Palaquio', 'Pakiling', 'Patoc', 'North Poblacion', 'South Poblacion',
                        'Quimloong', 'Salnec', 'San Miguel', 'Siblong', 'Tabiog',
                    ],
                ],
                'Bucloc' => [
                    'barangays' => ['Ducligan', 'Labaan', 'Lingey', 'Lamao'],
                ],
                'Daguioman' => [
                    'barangays' => ['Ableg', 'Cabaruyan', 'Pikek', 'Tui'],
                ],
                'Danglas' => [
                    'barangays' => ['Abaquid', 'Cabaruan', 'Caupasan', 'Danglas', 'Nagaparan', 'Padangitan', 'Pangal'],
                ],
                'Dolores' => [
                    'barangays' => [
                        'Bayaan', 'Cabaroan', 'Calumbaya', 'Cardona', 'Isit', 'Kimmalaba', 'Libtec', 'Lub-lubba',
                        'Mudiit', 'Namit-ingan', 'Pacac', 'Poblacion', 'Salucag', 'Talogtog', 'Taping',
                    ],
                ],
                'La Paz' => [
                    'barangays' => [
                        'Benben', 'Bulbulala', 'Buli', 'Canan', 'Liguis', 'Malabbaga', 'Mudeng', 'Pidipid',
                        'Poblacion', 'San Gregorio', 'Toon', 'Udangan',
                    ],
                ],
                'Lacub' => [
                    'barangays' => ['Bacag', 'Buneg', 'Guinguinabang', 'Lan-ag', 'Pacoc', 'Poblacion'],
                ],
            ],
        ],
        'Batanes' => [
            'cities' => [
                'Basco' => [
                    'barangays' => ['Ihubok II', 'Ihubok I', 'San Antonio', 'San Joaquin', 'Chanarian', 'Kayhuvokan'],
                ],
                'Itbayat' => [
                    'barangays' => ['Raele', 'San Rafael', 'Santa Lucia', 'Santa Maria', 'Santa Rosa'],
                ],
                'Ivana' => [
                    'barangays' => ['Radiwan', 'Salagao', 'San Vicente', 'Tuhel'],
                ],
                'Mahatao' => [
                    'barangays' => ['Hanib', 'Kaumbakan', 'Panatayan', 'Uvoy'],
                ],
                'Sabtang' => [
                    'barangays' => ['Chavayan', 'Malakdang', 'Nakanmuan', 'Savidug', 'Sinakan', 'Sumnanga'],
                ],
                'Uyugan' => [
                    'barangays' => ['Kayvaluganan', 'Imnajbu', 'Itbud', 'Kayuganan'],
                ],
            ],
        ],
    ],
];
