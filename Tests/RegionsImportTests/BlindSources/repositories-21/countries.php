<?php
/**
 * WellCart Platform
 *
 * @copyright  Copyright (c) 2016 WellCart Development Team    http://wellcart.org/
 * @license    http://www.opensource.org/licenses/BSD-3-Clause New BSD License
 */
return [
    0   =>
        [
            'name'              => 'Afghanistan',
            'iso_code_2'        => 'AF',
            'iso_code_3'        => 'AFG',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                    0  =>
                        [
                            'name'   => 'Badakhshan',
                            'code'   => 'BDS',
                            'status' => '1',
                        ],
                    1  =>
                        [
                            'name'   => 'Badghis',
                            'code'   => 'BDG',
                            'status' => '1',
                        ],
                    2  =>
                        [
                            'name'   => 'Baghlan',
                            'code'   => 'BGL',
                            'status' => '1',
                        ],
                    3  =>
                        [
                            'name'   => 'Balkh',
                            'code'   => 'BAL',
                            'status' => '1',
                        ],
                    4  =>
                        [
                            'name'   => 'Bamian',
                            'code'   => 'BAM',
                            'status' => '1',
                        ],
                    5  =>
                        [
                            'name'   => 'Farah',
                            'code'   => 'FRA',
                            'status' => '1',
                        ],
                    6  =>
                        [
                            'name'   => 'Faryab',
                            'code'   => 'FYB',
                            'status' => '1',
                        ],
                    7  =>
                        [
                            'name'   => 'Ghazni',
                            'code'   => 'GHA',
                            'status' => '1',
                        ],
                    8  =>
                        [
                            'name'   => 'Ghowr',
                            'code'   => 'GHO',
                            'status' => '1',
                        ],
                    9  =>
                        [
                            'name'   => 'Helmand',
                            'code'   => 'HEL',
                            'status' => '1',
                        ],
                    10 =>
                        [
                            'name'   => 'Herat',
                            'code'   => 'HER',
                            'status' => '1',
                        ],
                    11 =>
                        [
                            'name'   => 'Jowzjan',
                            'code'   => 'JOW',
                            'status' => '1',
                        ],
                    12 =>
                        [
                            'name'   => 'Kabul',
                            'code'   => 'KAB',
                            'status' => '1',
                        ],
                    13 =>
                        [
                            'name'   => 'Kandahar',
                            'code'   => 'KAN',
                            'status' => '1',
                        ],
                    14 =>
                        [
                            'name'   => 'Kapisa',
                            'code'   => 'KAP',
                            'status' => '1',
                        ],
                    15 =>
                        [
                            'name'   => 'Khost',
                            'code'   => 'KHO',
                            'status' => '1',
                        ],
                    16 =>
                        [
                            'name'   => 'Konar',
                            'code'   => 'KNR',
                            'status' => '1',
                        ],
                    17 =>
                        [
                            'name'   => 'Kondoz',
                            'code'   => 'KDZ',
                            'status' => '1',
                        ],
                    18 =>
                        [
                            'name'   => 'Laghman',
                            'code'   => 'LAG',
                            'status' => '1',
                        ],
                    19 =>
                        [
                            'name'   => 'Lowgar',
                            'code'   => 'LOW',
                            'status' => '1',
                        ],
                    20 =>
                        [
                            'name'   => 'Nangrahar',
                            'code'   => 'NAN',
                            'status' => '1',
                        ],
                    21 =>
                        [
                            'name'   => 'Nimruz',
                            'code'   => 'NIM',
                            'status' => '1',
                        ],
                    22 =>
                        [
                            'name'   => 'Nurestan',
                            'code'   => 'NUR',
                            'status' => '1',
                        ],
                    23 =>
                        [
                            'name'   => 'Oruzgan',
                            'code'   => 'ORU',
                            'status' => '1',
                        ],
                    24 =>
                        [
                            'name'   => 'Paktia',
                            'code'   => 'PIA',
                            'status' => '1',
                        ],
                    25 =>
                        [
                            'name'   => 'Paktika',
                            'code'   => 'PKA',
                            'status' => '1',
                        ],
                    26 =>
                        [
                            'name'   => 'Parwan',
                            'code'   => 'PAR',
                            'status' => '1',
                        ],
                    27 =>
                        [
                            'name'   => 'Samangan',
                            'code'   => 'SAM',
                            'status' => '1',
                        ],
                    28 =>
                        [
                            'name'   => 'Sar-e Pol',
                            'code'   => 'SAR',
                            'status' => '1',
                        ],
                    29 =>
                        [
                            'name'   => 'Takhar',
                            'code'   => 'TAK',
                            'status' => '1',
                        ],
                    30 =>
                        [
                            'name'   => 'Wardak',
                            'code'   => 'WAR',
                            'status' => '1',
                        ],
                    31 =>
                        [
                            'name'   => 'Zabol',
                            'code'   => 'ZAB',
                            'status' => '1',
                        ],
                ],
        ],
    1   =>
        [
            'name'              => 'Albania',
            'iso_code_2'        => 'AL',
            'iso_code_3'        => 'ALB',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                    0  =>
                        [
                            'name'   => 'Berat',
                            'code'   => 'BR',
                            'status' => '1',
                        ],
                    1  =>
                        [
                            'name'   => 'Bulqize',
                            'code'   => 'BU',
                            'status' => '1',
                        ],
                    2  =>
                        [
                            'name'   => 'Delvine',
                            'code'   => 'DL',
                            'status' => '1',
                        ],
                    3  =>
                        [
                            'name'   => 'Devoll',
                            'code'   => 'DV',
                            'status' => '1',
                        ],
                    4  =>
                        [
                            'name'   => 'Diber',
                            'code'   => 'DI',
                            'status' => '1',
                        ],
                    5  =>
                        [
                            'name'   => 'Durres',
                            'code'   => 'DR',
                            'status' => '1',
                        ],
                    6  =>
                        [
                            'name'   => 'Elbasan',
                            'code'   => 'EL',
                            'status' => '1',
                        ],
                    7  =>
                        [
                            'name'   => 'Kolonje',
                            'code'   => 'ER',
                            'status' => '1',
                        ],
                    8  =>
                        [
                            'name'   => 'Fier',
                            'code'   => 'FR',
                            'status' => '1',
                        ],
                    9  =>
                        [
                            'name'   => 'Gjirokaster',
                            'code'   => 'GJ',
                            'status' => '1',
                        ],
                    10 =>
                        [
                            'name'   => 'Gramsh',
                            'code'   => 'GR',
                            'status' => '1',
                        ],
                    11 =>
                        [
                            'name'   => 'Has',
                            'code'   => 'HA',
                            'status' => '1',
                        ],
                    12 =>
                        [
                            'name'   => 'Kavaje',
                            'code'   => 'KA',
                            'status' => '1',
                        ],
                    13 =>
                        [
                            'name'   => 'Kurbin',
                            'code'   => 'KB',
                            'status' => '1',
                        ],
                    14 =>
                        [
                            'name'   => 'Kucove',
                            'code'   => 'KC',
                            'status' => '1',
                        ],
                    15 =>
                        [
                            'name'   => 'Korce',
                            'code'   => 'KO',
                            'status' => '1',
                        ],
                    16 =>
                        [
                            'name'   => 'Kruje',
                            'code'   => 'KR',
                            'status' => '1',
                        ],
                    17 =>
                        [
                            'name'   => 'Kukes',
                            'code'   => 'KU',
                            'status' => '1',
                        ],
                    18 =>
                        [
                            'name'   => 'Librazhd',
                            'code'   => 'LB',
                            'status' => '1',
                        ],
                    19 =>
                        [
                            'name'   => 'Lezhe',
                            'code'   => 'LE',
                            'status' => '1',
                        ],
                    20 =>
                        [
                            'name'   => 'Lushnje',
                            'code'   => 'LU',
                            'status' => '1',
                        ],
                    21 =>
                        [
                            'name'   => 'Malesi e Madhe',
                            'code'   => 'MM',
                            'status' => '1',
                        ],
                    22 =>
                        [
                            'name'   => 'Mallakaster',
                            'code'   => 'MK',
                            'status' => '1',
                        ],
                    23 =>
                        [
                            'name'   => 'Mat',
                            'code'   => 'MT',
                            'status' => '1',
                        ],
                    24 =>
                        [
                            'name'   => 'Mirdite',
                            'code'   => 'MR',
                            'status' => '1',
                        ],
                    25 =>
                        [
                            'name'   => 'Peqin',
                            'code'   => 'PQ',
                            'status' => '1',
                        ],
                    26 =>
                        [
                            'name'   => 'Permet',
                            'code'   => 'PR',
                            'status' => '1',
                        ],
                    27 =>
                        [
                            'name'   => 'Pogradec',
                            'code'   => 'PG',
                            'status' => '1',
                        ],
                    28 =>
                        [
                            'name'   => 'Puke',
                            'code'   => 'PU',
                            'status' => '1',
                        ],
                    29 =>
                        [
                            'name'   => 'Shkoder',
                            'code'   => 'SH',
                            'status' => '1',
                        ],
                    30 =>
                        [
                            'name'   => 'Skrapar',
                            'code'   => 'SK',
                            'status' => '1',
                        ],
                    31 =>
                        [
                            'name'   => 'Sarande',
                            'code'   => 'SR',
                            'status' => '1',
                        ],
                    32 =>
                        [
                            'name'   => 'Tepelene',
                            'code'   => 'TE',
                            'status' => '1',
                        ],
                    33 =>
                        [
                            'name'   => 'Tropoje',
                            'code'   => 'TP',
                            'status' => '1',
                        ],
                    34 =>
                        [
                            'name'   => 'Tirane',
                            'code'   => 'TR',
                            'status' => '1',
                        ],
                    35 =>
                        [
                            'name'   => 'Vlore',
                            'code'   => 'VL',
                            'status' => '1',
                        ],
                ],
        ],
    2   =>
        [
            'name'              => 'Algeria',
            'iso_code_2'        => 'DZ',
            'iso_code_3'        => 'DZA',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                    0  =>
                        [
                            'name'   => 'Adrar',
                            'code'   => 'ADR',
                            'status' => '1',
                        ],
                    1  =>
                        [
                            'name'   => 'Ain Defla',
                            'code'   => 'ADE',
                            'status' => '1',
                        ],
                    2  =>
                        [
                            'name'   => 'Ain Temouchent',
                            'code'   => 'ATE',
                            'status' => '1',
                        ],
                    3  =>
                        [
                            'name'   => 'Alger',
                            'code'   => 'ALG',
                            'status' => '1',
                        ],
                    4  =>
                        [
                            'name'   => 'Annaba',
                            'code'   => 'ANN',
                            'status' => '1',
                        ],
                    5  =>
                        [
                            'name'   => 'Batna',
                            'code'   => 'BAT',
                            'status' => '1',
                        ],
                    6  =>
                        [
                            'name'   => 'Bechar',
                            'code'   => 'BEC',
                            'status' => '1',
                        ],
                    7  =>
                        [
                            'name'   => 'Bejaia',
                            'code'   => 'BEJ',
                            'status' => '1',
                        ],
                    8  =>
                        [
                            'name'   => 'Biskra',
                            'code'   => 'BIS',
                            'status' => '1',
                        ],
                    9  =>
                        [
                            'name'   => 'Blida',
                            'code'   => 'BLI',
                            'status' => '1',
                        ],
                    10 =>
                        [
                            'name'   => 'Bordj Bou Arreridj',
                            'code'   => 'BBA',
                            'status' => '1',
                        ],
                    11 =>
                        [
                            'name'   => 'Bouira',
                            'code'   => 'BOA',
                            'status' => '1',
                        ],
                    12 =>
                        [
                            'name'   => 'Boumerdes',
                            'code'   => 'BMD',
                            'status' => '1',
                        ],
                    13 =>
                        [
                            'name'   => 'Chlef',
                            'code'   => 'CHL',
                            'status' => '1',
                        ],
                    14 =>
                        [
                            'name'   => 'Constantine',
                            'code'   => 'CON',
                            'status' => '1',
                        ],
                    15 =>
                        [
                            'name'   => 'Djelfa',
                            'code'   => 'DJE',
                            'status' => '1',
                        ],
                    16 =>
                        [
                            'name'   => 'El Bayadh',
                            'code'   => 'EBA',
                            'status' => '1',
                        ],
                    17 =>
                        [
                            'name'   => 'El Oued',
                            'code'   => 'EOU',
                            'status' => '1',
                        ],
                    18 =>
                        [
                            'name'   => 'El Tarf',
                            'code'   => 'ETA',
                            'status' => '1',
                        ],
                    19 =>
                        [
                            'name'   => 'Ghardaia',
                            'code'   => 'GHA',
                            'status' => '1',
                        ],
                    20 =>
                        [
                            'name'   => 'Guelma',
                            'code'   => 'GUE',
                            'status' => '1',
                        ],
                    21 =>
                        [
                            'name'   => 'Illizi',
                            'code'   => 'ILL',
                            'status' => '1',
                        ],
                    22 =>
                        [
                            'name'   => 'Jijel',
                            'code'   => 'JIJ',
                            'status' => '1',
                        ],
                    23 =>
                        [
                            'name'   => 'Khenchela',
                            'code'   => 'KHE',
                            'status' => '1',
                        ],
                    24 =>
                        [
                            'name'   => 'Laghouat',
                            'code'   => 'LAG',
                            'status' => '1',
                        ],
                    25 =>
                        [
                            'name'   => 'Mascara',
                            'code'   => 'MUA',
                            'status' => '1',
                        ],
                ],
        ],
    3   =>
        [
            'name'              => 'American Samoa',
            'iso_code_2'        => 'AS',
            'iso_code_3'        => 'ASM',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                    0  =>
                        [
                            'name'   => 'Eastern',
                            'code'   => 'E',
                            'status' => '1',
                        ],
                    1  =>
                        [
                            'name'   => 'Manu\'a',
                            'code'   => 'M',
                            'status' => '1',
                        ],
                    2  =>
                        [
                            'name'   => 'Rose Island',
                            'code'   => 'R',
                            'status' => '1',
                        ],
                    3  =>
                        [
                            'name'   => 'Swains Island',
                            'code'   => 'S',
                            'status' => '1',
                        ],
                    4  =>
                        [
                            'name'   => 'Western',
                            'code'   => 'W',
                            'status' => '1',
                        ],
                ],
        ],
    4   =>
        [
            'name'              => 'Andorra',
            'iso_code_2'        => 'AD',
            'iso_code_3'        => 'AND',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                    0  =>
                        [
                            'name'   => 'Andorra la Vella',
                            'code'   => 'ALV',
                            'status' => '1',
                        ],
                    1  =>
                        [
                            'name'   => 'Canillo',
                            'code'   => 'CAN',
                            'status' => '1',
                        ],
                    2  =>
                        [
                            'name'   => 'Encamp',
                            'code'   => 'ENC',
                            'status' => '1',
                        ],
                    3  =>
                        [
                            'name'   => 'Escaldes-Engordany',
                            'code'   => 'ESE',
                            'status' => '1',
                        ],
                    4  =>
                        [
                            'name'   => 'La Massana',
                            'code'   => 'LMA',
                            'status' => '1',
                        ],
                    5  =>
                        [
                            'name'   => 'Ordino',
                            'code'   => 'ORD',
                            'status' => '1',
                        ],
                    6  =>
                        [
                            'name'   => 'Sant Julia de Loria',
                            'code'   => 'SJL',
                            'status' => '1',
                        ],
                ],
        ],
    5   =>
        [
            'name'              => 'Angola',
            'iso_code_2'        => 'AO',
            'iso_code_3'        => 'AGO',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                    0  =>
                        [
                            'name'   => 'Bengo',
                            'code'   => 'BGO',
                            'status' => '1',
                        ],
                    1  =>
                        [
                            'name'   => 'Benguela',
                            'code'   => 'BGU',
                            'status' => '1',
                        ],
                    2  =>
                        [
                            'name'   => 'Bie',
                            'code'   => 'BIE',
                            'status' => '1',
                        ],
                    3  =>
                        [
                            'name'   => 'Cabinda',
                            'code'   => 'CAB',
                            'status' => '1',
                        ],
                    4  =>
                        [
                            'name'   => 'Cuando-Cubango',
                            'code'   => 'CCU',
                            'status' => '1',
                        ],
                    5  =>
                        [
                            'name'   => 'Cuanza Norte',
                            'code'   => 'CNO',
                            'status' => '1',
                        ],
                    6  =>
                        [
                            'name'   => 'Cuanza Sul',
                            'code'   => 'CUS',
                            'status' => '1',
                        ],
                    7  =>
                        [
                            'name'   => 'Cunene',
                            'code'   => 'CNN',
                            'status' => '1',
                        ],
                    8  =>
                        [
                            'name'   => 'Huambo',
                            'code'   => 'HUA',
                            'status' => '1',
                        ],
                    9  =>
                        [
                            'name'   => 'Huila',
                            'code'   => 'HUI',
                            'status' => '1',
                        ],
                    10 =>
                        [
                            'name'   => 'Luanda',
                            'code'   => 'LUA',
                            'status' => '1',
                        ],
                    11 =>
                        [
                            'name'   => 'Lunda Norte',
                            'code'   => 'LNO',
                            'status' => '1',
                        ],
                    12 =>
                        [
                            'name'   => 'Lunda Sul',
                            'code'   => 'LSU',
                            'status' => '1',
                        ],
                    13 =>
                        [
                            'name'   => 'Malange',
                            'code'   => 'MAL',
                            'status' => '1',
                        ],
                    14 =>
                        [
                            'name'   => 'Moxico',
                            'code'   => 'MOX',
                            'status' => '1',
                        ],
                    15 =>
                        [
                            'name'   => 'Namibe',
                            'code'   => 'NAM',
                            'status' => '1',
                        ],
                    16 =>
                        [
                            'name'   => 'Uige',
                            'code'   => 'UIG',
                            'status' => '1',
                        ],
                    17 =>
                        [
                            'name'   => 'Zaire',
                            'code'   => 'ZAI',
                            'status' => '1',
                        ],
                ],
        ],
    6   =>
        [
            'name'              => 'Anguilla',
            'iso_code_2'        => 'AI',
            'iso_code_3'        => 'AIA',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                ],
        ],
];
