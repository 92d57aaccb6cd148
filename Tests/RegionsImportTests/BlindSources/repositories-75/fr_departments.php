<?php


return array (
    0 =>
        array (
            'num_dep' => '01',
            'dep_name' => 'Ain',
            'region_name' => 'Auvergne-Rhône-Alpes',
        ),
    1 =>
        array (
            'num_dep' => '02',
            'dep_name' => 'Aisne',
            'region_name' => 'Hauts-de-France',
        ),
    2 =>
        array (
            'num_dep' => '03',
            'dep_name' => 'Allier',
            'region_name' => 'Auvergne-Rhône-Alpes',
        ),
    3 =>
        array (
            'num_dep' => '04',
            'dep_name' => 'Alpes-de-Haute-Provence',
            'region_name' => 'Provence-Alpes-Côte d\'Azur',
        ),
    4 =>
        array (
            'num_dep' => '05',
            'dep_name' => 'Hautes-Alpes',
            'region_name' => 'Provence-Alpes-Côte d\'Azur',
        ),
    5 =>
        array (
            'num_dep' => '06',
            'dep_name' => 'Alpes-Maritimes',
            'region_name' => 'Provence-Alpes-Côte d\'Azur',
        ),
    6 =>
        array (
            'num_dep' => '07',
            'dep_name' => 'Ardèche',
            'region_name' => 'Auvergne-Rhône-Alpes',
        ),
    7 =>
        array (
            'num_dep' => '08',
            'dep_name' => 'Ardennes',
            'region_name' => 'Grand Est',
        ),
    8 =>
        array (
            'num_dep' => '09',
            'dep_name' => 'Ariège',
            'region_name' => 'Occitanie',
        ),
    9 =>
        array (
            'num_dep' => 10,
            'dep_name' => 'Aube',
            'region_name' => 'Grand Est',
        ),
    10 =>
        array (
            'num_dep' => 11,
            'dep_name' => 'Aude',
            'region_name' => 'Occitanie',
        ),
    11 =>
        array (
            'num_dep' => 12,
            'dep_name' => 'Aveyron',
            'region_name' => 'Occitanie',
        ),
);
