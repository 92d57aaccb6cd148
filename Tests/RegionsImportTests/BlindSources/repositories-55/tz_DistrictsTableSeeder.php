<?php

        \DB::table('districts')->insert(array (
            0 =>
                array (
                    'id' => 1,
                    'region_id' => 1,
                    'name' => 'Meru',
                    'separate_id' => null,

                ),
            1 =>
                array (
                    'id' => 2,
                    'region_id' => 1,
                    'name' => 'Arusha City',
                    'separate_id' => null,

                ),
            2 =>
                array (
                    'id' => 3,
                    'region_id' => 1,
                    'name' => 'Arusha District',
                    'separate_id' => null,
                ),
            3 =>
                array (
                    'id' => 4,
                    'region_id' => 1,
                    'name' => 'Karatu',
                    'separate_id' => null,
                ),
            4 =>
                array (
                    'id' => 5,
                    'region_id' => 1,
                    'name' => 'Longido',
                    'separate_id' => null,
                ),
            5 =>
                array (
                    'id' => 6,
                    'region_id' => 1,
                    'name' => 'Monduli',
                    'separate_id' => null,
                ),
            6 =>
                array (
                    'id' => 7,
                    'region_id' => 1,
                    'name' => 'Ngorongoro',
                    'separate_id' => null,
                ),
            7 =>
                array (
                    'id' => 8,
                    'region_id' => 2,
                    'name' => 'Ilala',
                    'separate_id' => 2,
                ),
            8 =>
                array (
                    'id' => 9,
                    'region_id' => 2,
                    'name' => 'Kinondoni',
                    'separate_id' => 2,
                ),
            9 =>
                array (
                    'id' => 10,
                    'region_id' => 2,
                    'name' => 'Temeke',
                    'separate_id' => 2,
                ),
            10 =>
                array (
                    'id' => 11,
                    'region_id' => 2,
                    'name' => 'Kigamboni',
                    'separate_id' => 2,
                ),
            11 =>
                array (
                    'id' => 12,
                    'region_id' => 2,
                    'name' => 'Ubungo',
                    'separate_id' => 2,
                ),
            12 =>
                array (
                    'id' => 13,
                    'region_id' => 3,
                    'name' => 'Bahi',
                    'separate_id' => null,
                ),
            13 =>
                array (
                    'id' => 14,
                    'region_id' => 3,
                    'name' => 'Chamwino',
                    'separate_id' => null,
                ),
            14 =>
                array (
                    'id' => 15,
                    'region_id' => 3,
                    'name' => 'Chemba',
                    'separate_id' => null,
                ),
            15 =>
                array (
                    'id' => 16,
                    'region_id' => 3,
                    'name' => 'Dodoma Municipal',
                    'separate_id' => 2,
                ),
            16 =>
                array (
                    'id' => 17,
                    'region_id' => 3,
                    'name' => 'Kondoa',
                    'separate_id' => null,
                ),
            17 =>
                array (
                    'id' => 18,
                    'region_id' => 3,
                    'name' => 'Kongwa',
                    'separate_id' => null,
                ),
            18 =>
                array (
                    'id' => 19,
                    'region_id' => 3,
                    'name' => 'Mpwapwa',
                    'separate_id' => null,
                ),
            19 =>
                array (
                    'id' => 20,
                    'region_id' => 4,
                    'name' => 'Bukombe',
                    'separate_id' => 1,
                ),
            20 =>
                array (
                    'id' => 21,
                    'region_id' => 4,
                    'name' => 'Chato',
                    'separate_id' => 1,
                ),
            21 =>
                array (
                    'id' => 22,
                    'region_id' => 4,
                    'name' => 'Geita District Council',
                    'separate_id' => 1,
                ),
            22 =>
                array (
                    'id' => 23,
                    'region_id' => 4,
                    'name' => 'Mbogwe',
                    'separate_id' => 1,
                ),
            23 =>
                array (
                    'id' => 24,
                    'region_id' => 4,
                    'name' => 'Nyang\'hwale',
                    'separate_id' => 1,
                ),
            24 =>
                array (
                    'id' => 25,
                    'region_id' => 5,
                    'name' => 'Iringa District',
                    'separate_id' => null,
                ),
            25 =>
                array (
                    'id' => 26,
                    'region_id' => 5,
                    'name' => 'Iringa Municipal',
                    'separate_id' => null,
                ),
            26 =>
                array (
                    'id' => 27,
                    'region_id' => 5,
                    'name' => 'Kilolo',
                    'separate_id' => null,
                ),
            27 =>
                array (
                    'id' => 28,
                    'region_id' => 5,
                    'name' => 'Mafinga Town',
                    'separate_id' => null,
                ),
            28 =>
                array (
                    'id' => 29,
                    'region_id' => 5,
                    'name' => 'Mufindi',
                    'separate_id' => null,
                ),
            29 =>
                array (
                    'id' => 30,
                    'region_id' => 6,
                    'name' => 'Biharamulo',
                    'separate_id' => 1,
                ),
            30 =>
                array (
                    'id' => 31,
                    'region_id' => 6,
                    'name' => 'Bukoba District',
                    'separate_id' => 1,
                ),
            31 =>
                array (
                    'id' => 32,
                    'region_id' => 6,
                    'name' => 'Bukoba Municipal',
                    'separate_id' => 2,
                ),
            32 =>
                array (
                    'id' => 33,
                    'region_id' => 6,
                    'name' => 'Karagwe',
                    'separate_id' => 1,
                ),
            33 =>
                array (
                    'id' => 34,
                    'region_id' => 6,
                    'name' => 'Kyerwa',
                    'separate_id' => 1,
                ),
            34 =>
                array (
                    'id' => 35,
                    'region_id' => 6,
                    'name' => 'Missenyi',
                    'separate_id' => 1,
                ),
            35 =>
                array (
                    'id' => 36,
                    'region_id' => 6,
                    'name' => 'Muleba',
                    'separate_id' => 1,
                ),
            36 =>
                array (
                    'id' => 37,
                    'region_id' => 6,
                    'name' => 'Ngara',
                    'separate_id' => 1,
                ),
            37 =>
                array (
                    'id' => 38,
                    'region_id' => 7,
                    'name' => 'Mlele',
                    'separate_id' => null,
                ),
            38 =>
                array (
                    'id' => 39,
                    'region_id' => 7,
                    'name' => 'Mpanda',
                    'separate_id' => null,
                ),
            39 =>
                array (
                    'id' => 40,
                    'region_id' => 7,
                    'name' => 'Mpanda Town',
                    'separate_id' => null,
                ),
            40 =>
                array (
                    'id' => 41,
                    'region_id' => 8,
                    'name' => 'Buhigwe',
                    'separate_id' => 1,
                ),
            41 =>
                array (
                    'id' => 42,
                    'region_id' => 8,
                    'name' => 'Kakonko',
                    'separate_id' => null,
                ),
            42 =>
                array (
                    'id' => 43,
                    'region_id' => 8,
                    'name' => 'Kasulu District',
                    'separate_id' => 1,
                ),
            43 =>
                array (
                    'id' => 44,
                    'region_id' => 8,
                    'name' => 'Kasulu Town',
                    'separate_id' => 3,
                ),
            44 =>
                array (
                    'id' => 45,
                    'region_id' => 8,
                    'name' => 'Kibondo',
                    'separate_id' => 1,
                ),
            45 =>
                array (
                    'id' => 46,
                    'region_id' => 8,
                    'name' => 'Kigoma District',
                    'separate_id' => 1,
                ),
            46 =>
                array (
                    'id' => 47,
                    'region_id' => 8,
                    'name' => 'Kigoma-Ujiji Municipal',
                    'separate_id' => 2,
                ),
            47 =>
                array (
                    'id' => 48,
                    'region_id' => 8,
                    'name' => 'Uvinza',
                    'separate_id' => 1,
                ),
            48 =>
                array (
                    'id' => 49,
                    'region_id' => 9,
                    'name' => 'Hai',
                    'separate_id' => null,
                ),
            49 =>
                array (
                    'id' => 50,
                    'region_id' => 9,
                    'name' => 'Moshi District',
                    'separate_id' => null,
                ),
            50 =>
                array (
                    'id' => 51,
                    'region_id' => 9,
                    'name' => 'Moshi Municipal',
                    'separate_id' => null,
                ),
            51 =>
                array (
                    'id' => 52,
                    'region_id' => 9,
                    'name' => 'Mwanga',
                    'separate_id' => null,
                ),
            52 =>
                array (
                    'id' => 53,
                    'region_id' => 9,
                    'name' => 'Rombo',
                    'separate_id' => null,
                ),
            53 =>
                array (
                    'id' => 54,
                    'region_id' => 9,
                    'name' => 'Same',
                    'separate_id' => null,
                ),
            54 =>
                array (
                    'id' => 55,
                    'region_id' => 9,
                    'name' => 'Siha',
                    'separate_id' => null,
                ),
        ));
