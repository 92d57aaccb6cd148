<?php

return [
    'Arusha'          => [
        'Arusha'     => 'Arusha',
        'Karatu'     => 'Karatu',
        'Longido'    => 'Longido',
        'Meru'       => 'Meru',
        'Monduli'    => 'Monduli',
        'Ngorongoro' => 'Ngorongoro'
    ],
    'Dar es Salaam'   => [
        'Ilala Municipal'     => 'Ilala Municipal',
        'Kinondoni Municipal' => 'Kinondoni Municipal',
        'Temeke Municipal'    => 'Temeke Municipal'
    ],
    'Dodoma'          => [
        'Bahi'     => 'Bahi',
        'Chamwino' => 'Chamwino',
        'Chemba'   => 'Chemba',
        'Kondoa'   => 'Kondoa',
        'Kongwa'   => 'Kongwa',
        'Mpwapwa'  => 'Mpwapwa'
    ],
    'Geita'           => [
        'Bukombe'     => 'Bukombe',
        'Chato'       => 'Chato',
        'Geita'       => 'Geita',
        'Mbogwe'      => 'Mbogwe',
        "Nyang'hwale" => "Nyang'hwale"
    ],
    'Iringa'          => [
        'Iringa (Rural)'    => 'Iringa (Rural)',
        'Kilolo'            => 'Kilolo',
        'Mufindi'           => 'Mufindi',
        'Irinnga Municipal' => 'Irinnga Municipal'
    ],
    'Kagera'          => [
        'Biharamulo'     => 'Biharamulo',
        'Bukoba (Rural)' => 'Bukoba (Rural)',
        'Karagwe'        => 'Karagwe',
        'Kyerwa'         => 'Kyerwa',
        'Missenyi'       => 'Missenyi',
        'Muleba'         => 'Muleba',
        'Ngara'          => 'Ngara'
    ],
    'Kaskazini Pemba' => [
        'Micheweni' => 'Micheweni',
        'Wete'      => 'Wete'
    ],
    'kaskazini'       => [
        'Kaskazini A (North A)' => 'Kaskazini A (North A)',
        'Kaskazini B (North B)' => 'Kaskazini B (North B)'
    ],
    'Katavi'          => [
        'Mlele'  => 'Mlele',
        'Mpanda' => 'Mpanda'
    ],
    'Kilimanjaro'     => [
        'Hai'          => 'Hai',
        'Moshi(Rural)' => 'Moshi(Rural)',
        'Mwanga'       => 'Mwanga',
        'Rombo'        => 'Rombo',
        'Same'         => 'Same'
    ]
];
