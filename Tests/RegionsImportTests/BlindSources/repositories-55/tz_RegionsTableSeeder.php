<?php

        \DB::table('regions')->insert(array (

            0 =>
                array (
                    'id' => 1,
                    'name' => 'Arusha',
                    'country_id' => 1,
                    'hasc' => 'TZ.AS',
                    'zone_id' => 4,
                    'isactive' => true,
                    'exceptional' =>false,
                    'is_city'=>true,
                ),
            1 =>
                array (
                    'id' => 2,
                    'name' => 'Dar es Salaam',
                    'country_id' => 1,
                    'hasc' => 'TZ.DS',
                    'zone_id' => 2,
                    'isactive' => true,
                    'exceptional' =>true,
                    'is_city'=>true,
                ),
            2 =>
                array (
                    'id' => 3,
                    'name' => 'Dodoma',
                    'country_id' => 1,
                    'hasc' => 'TZ.DO',
                    'zone_id' => 1,
                    'isactive' => true,
                    'exceptional' =>false,
                    'is_city'=>true,
                ),
            3 =>
                array (
                    'id' => 4,
                    'name' => 'Geita',
                    'country_id' => 1,
                    'hasc' => 'TZ.GE',
                    'zone_id' => 3,
                    'isactive' => true,
                    'exceptional' =>false,
                    'is_city'=>false,
                ),
            4 =>
                array (
                    'id' => 5,
                    'name' => 'Iringa',
                    'country_id' => 1,
                    'hasc' => 'TZ.IG',
                    'zone_id' => 5,
                    'isactive' => true,
                    'exceptional' =>false,
                    'is_city'=>false,
                ),
            5 =>
                array (
                    'id' => 6,
                    'name' => 'Kagera',
                    'country_id' => 1,
                    'hasc' => 'TZ.KG',
                    'zone_id' => 3,
                    'isactive' => true,
                    'exceptional' =>false,
                    'is_city'=>false,
                ),
            6 =>
                array (
                    'id' => 7,
                    'name' => 'Katavi',
                    'country_id' => 1,
                    'hasc' => 'TZ.KA',
                    'zone_id' => 5,
                    'isactive' => true,
                    'exceptional' =>false,
                    'is_city'=>false,
                ),
            7 =>
                array (
                    'id' => 8,
                    'name' => 'Kigoma',
                    'country_id' => 1,
                    'hasc' => 'TZ.KM',
                    'zone_id' => 1,
                    'isactive' => true,
                    'exceptional' =>false,
                    'is_city'=>false,
                ),
            8 =>
                array (
                    'id' => 9,
                    'name' => 'Kilimanjaro',
                    'country_id' => 1,
                    'hasc' => 'TZ.KL',
                    'zone_id' => 4,
                    'isactive' => true,
                    'exceptional' =>false,
                    'is_city'=>false,
                ),
            30 =>
                array (
                    'id' => 31,
                    'name' => 'Songwe',
                    'country_id' => 1,
                    'hasc' => NULL,
                    'zone_id' => 5,
                    'isactive' => true,
                    'exceptional' =>false,
                    'is_city'=>false,
                ),
            31 =>
                array (
                    'id' => 32,
                    'name' => 'Unguja South',
                    'country_id' => 1,
                    'zone_id' => 2,
                    'hasc' => NULL,
                    'isactive' => true,
                    'exceptional' =>false,
                    'is_city'=>true,
                ),
        ));
