<?php

return [
    'AD' => [
        0 => 'Canillo',
        1 => 'Encamp',
        2 => 'La Massana',
        3 => 'Ordino',
        4 => 'Sant Julià de Lòria',
        5 => 'Andorra la Vella',
        6 => 'Escaldes-Engordany',
    ],
    'AE' => [
        0 => '\'Ajmān',
        1 => 'Abū Ȥaby [Abu Dhabi]',
        2 => 'Dubayy',
        3 => 'Al Fujayrah',
        4 => 'Ra’s al Khaymah',
        5 => 'Ash Shāriqah',
        6 => 'Umm al Qaywayn',
    ],
    'AZ' => [
        0 => 'Naxçıvan',
    ],
    'BH' => [
        0 => 'Al Manāmah (Al ‘Āşimah)',
        1 => 'Al Janūbīyah',
        2 => 'Al Muḩarraq',
        3 => 'Al Wusţá',
        4 => 'Ash Shamālīyah',
    ],
    'BL' => [
    ],
    'BN' => [
        0 => 'Belait',
        1 => 'Brunei-Muara',
        2 => 'Temburong',
        3 => 'Tutong',
    ],
    'BW' => [
        0 => 'Central',
        1 => 'Ghanzi',
        2 => 'Kgalagadi',
        3 => 'Kgatleng',
        4 => 'Kweneng',
        5 => 'North-East',
        6 => 'Ngamiland',
        7 => 'North-West (Botswana)',
        8 => 'South-East',
        9 => 'Southern (Botswana)',
    ],
    'BY' => [
        0 => 'Brèsckaja voblasc\'',
        1 => 'Homel\'skaja voblasc\'',
        2 => 'Hrodzenskaja voblasc\'',
        3 => 'Mahilëuskaja voblasc\'',
        4 => 'Minskaja voblasc\'',
        5 => 'Vicebskaja voblasc\'',
    ],
    'CD' => [
        0 => 'Kinshasa',
    ],
    'CV' => [
        0 => 'Ilhas de Barlavento',
        1 => 'Ilhas de Sotavento',
    ],
];
