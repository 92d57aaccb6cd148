<?php

        \DB::table('cities')->insert(array (
            0 =>
                array (
                    'id' => '1',
                    'name' => 'Bangued',
                    'province_id' => '1',
                ),
            1 =>
                array (
                    'id' => '2',
                    'name' => 'Boliney',
                    'province_id' => '1',
                ),
            2 =>
                array (
                    'id' => '3',
                    'name' => 'Bucay',
                    'province_id' => '1',
                ),
            3 =>
                array (
                    'id' => '4',
                    'name' => 'Bucloc',
                    'province_id' => '1',
                ),
            4 =>
                array (
                    'id' => '5',
                    'name' => 'Daguioman',
                    'province_id' => '1',
                ),
            5 =>
                array (
                    'id' => '6',
                    'name' => 'Danglas',
                    'province_id' => '1',
                ),
            6 =>
                array (
                    'id' => '7',
                    'name' => 'Dolores',
                    'province_id' => '1',
                ),
            7 =>
                array (
                    'id' => '8',
                    'name' => 'La Paz',
                    'province_id' => '1',
                ),
            8 =>
                array (
                    'id' => '9',
                    'name' => 'Lacub',
                    'province_id' => '1',
                ),
            9 =>
                array (
                    'id' => '10',
                    'name' => 'Lagangilang',
                    'province_id' => '1',
                ),
        ));
