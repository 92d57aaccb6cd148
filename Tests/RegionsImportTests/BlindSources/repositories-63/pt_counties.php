<?php
declare(strict_types=1);

return [
    // Aveiro
    '010000' => [
        [
            'code' => '010100',
            'name' => 'ÁGUEDA',
        ],
        [
            'code' => '010200',
            'name' => 'ALBERGARIA-A-VELHA',
        ],
        [
            'code' => '010300',
            'name' => 'ANADIA',
        ],
        [
            'code' => '010400',
            'name' => 'AROUCA',
        ],
        [
            'code' => '010500',
            'name' => 'AVEIRO',
        ],
        [
            'code' => '010600',
            'name' => 'CASTELO DE PAIVA',
        ],
        [
            'code' => '010700',
            'name' => 'ESPINHO',
        ],
        [
            'code' => '010800',
            'name' => 'ESTARREJA',
        ],
        [
            'code' => '010900',
            'name' => 'SANTA MARIA DA FEIRA',
        ],
        [
            'code' => '011000',
            'name' => 'ÍLHAVO',
        ],
        [
            'code' => '011100',
            'name' => 'MEALHADA',
        ],
        [
            'code' => '011200',
            'name' => 'MURTOSA',
        ],
        [
            'code' => '011300',
            'name' => 'OLIVEIRA DE AZEMÉIS',
        ],
        [
            'code' => '011400',
            'name' => 'OLIVEIRA DO BAIRRO',
        ],
        [
            'code' => '011500',
            'name' => 'OVAR',
        ],
        [
            'code' => '011600',
            'name' => 'SÃO JOÃO DA MADEIRA',
        ],
        [
            'code' => '011700',
            'name' => 'SEVER DO VOUGA',
        ],
        [
            'code' => '011800',
            'name' => 'VAGOS',
        ],
        [
            'code' => '011900',
            'name' => 'VALE DE CAMBRA',
        ],
    ],

    // Beja
    '020000' => [
        [
            'code' => '020100',
            'name' => 'ALJUSTREL',
        ],
        [
            'code' => '020200',
            'name' => 'ALMODÔVAR',
        ],
    ],
];
