<?php

        \DB::table('provinces')->insert(array (
            0 =>
                array (
                    'id' => 1,
                    'country_id' => 169,
                    'name' => 'Abra',
                    'created_at' => date('Y-m-d H:i:s'),
                    'updated_at' => date('Y-m-d H:i:s'),
                    'status' => 1
                ),
            1 =>
                array (
                    'id' => 2,
                    'country_id' => 169,
                    'name' => 'Agusan del Norte',
                    'created_at' => date('Y-m-d H:i:s'),
                    'updated_at' => date('Y-m-d H:i:s'),
                    'status' => 1
                ),
            2 =>
                array (
                    'id' => 3,
                    'country_id' => 169,
                    'name' => 'Agusan del Sur',
                    'created_at' => date('Y-m-d H:i:s'),
                    'updated_at' => date('Y-m-d H:i:s'),
                    'status' => 1
                ),
            3 =>
                array (
                    'id' => 4,
                    'country_id' => 169,
                    'name' => 'Aklan',
                    'created_at' => date('Y-m-d H:i:s'),
                    'updated_at' => date('Y-m-d H:i:s'),
                    'status' => 1
                ),
            4 =>
                array (
                    'id' => 5,
                    'country_id' => 169,
                    'name' => 'Albay',
                    'created_at' => date('Y-m-d H:i:s'),
                    'updated_at' => date('Y-m-d H:i:s'),
                    'status' => 1
                ),
            5 =>
                array (
                    'id' => 6,
                    'country_id' => 169,
                    'name' => 'Antique',
                    'created_at' => date('Y-m-d H:i:s'),
                    'updated_at' => date('Y-m-d H:i:s'),
                    'status' => 1
                ),
            6 =>
                array (
                    'id' => 7,
                    'country_id' => 169,
                    'name' => 'Apayao',
                    'created_at' => date('Y-m-d H:i:s'),
                    'updated_at' => date('Y-m-d H:i:s'),
                    'status' => 1
                ),
            7 =>
                array (
                    'id' => 8,
                    'country_id' => 169,
                    'name' => 'Aurora',
                    'created_at' => date('Y-m-d H:i:s'),
                    'updated_at' => date('Y-m-d H:i:s'),
                    'status' => 1
                ),
            8 =>
                array (
                    'id' => 9,
                    'country_id' => 169,
                    'name' => 'Basilan',
                    'created_at' => date('Y-m-d H:i:s'),
                    'updated_at' => date('Y-m-d H:i:s'),
                    'status' => 1
                ),
            9 =>
                array (
                    'id' => 10,
                    'country_id' => 169,
                    'name' => 'Bataan',
                    'created_at' => date('Y-m-d H:i:s'),
                    'updated_at' => date('Y-m-d H:i:s'),
                    'status' => 1
                ),
        ));
