<?php
return [
    'VE-A' => [
        'name' => 'Distrito Capital',
        'capital' => 'Caracas',
        'municipalities' => [
            [
                'name' => 'Libertador',
                'parishes' => [
                    'Altagracia',
                    'Antimano',
                    'Candelaria',
                    'Caricuao',
                    'Sucre',
                    '23 De Enero',
                ]
            ],
        ],
        'cities' => [
        ]
    ],
    'VE-Z' => [
        'name' => 'Amazonas',
        'capital' => 'Puerto Ayacucho',
        'municipalities' => [
            [
                'name' => 'Autonomo Atabapo',
                'parishes' => [
                    'Ucata',
                    'Yacapana',
                    'Atabapo',
                    'Caname',
                ]
            ],
            [
                'name' => 'Autonomo Rio Negro',
                'parishes' => [
                    'San Carlos De Río Negro (Capital)',
                    'Casiquiare',
                    'Cocuy',
                    'Solano',
                ]
            ],
            [
                'name' => 'Autonomo Maroa',
                'parishes' => [
                    'Victorino',
                    'Comunidad',
                ]
            ],
        ],
        'cities' => [
        ]
    ],
    'VE-B' => [
        'name' => 'Anzoategui',
        'capital' => 'Barcelona',
        'municipalities' => [
            [
                'name' => 'Santa Ana',
                'parishes' => [
                    'Capital Santa Ana',
                    'Pueblo Nuevo',
                ]
            ],
            [
                'name' => 'Simon Bolivar',
                'parishes' => [
                    'El Carmen',
                    'San Cristobal',
                    'Bergantin',
                    'Caigua',
                    'El Pilar',
                    'Naricual',
                ]
            ],
            [
                'name' => 'San Jose De Guanipa',
                'parishes' => [
                    'No Tiene Parroquia (Capital El Tigrito)',
                ]
            ],
            [
                'name' => 'Simon Rodriguez',
                'parishes' => [
                    'Edmundo Barrios',
                ]
            ],
        ],
        'cities' => [
        ]
    ],
    'VE-C' => [
        'name' => 'Apure',
        'capital' => 'San Fernando de Apure',
        'municipalities' => [
            [
                'name' => 'Biruaca',
                'parishes' => [
                    'Urbana Biruaca',
                ]
            ],
            [
                'name' => 'San Fernando',
                'parishes' => [
                    'Urbana San Fernando',
                    'El Recreo',
                    'Peñalver',
                    'San Rafael De Atamaica',
                ]
            ],
        ],
        'cities' => [
        ]
    ],
];
