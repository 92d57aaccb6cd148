<?php

        \DB::table('state_district')->insert(array ( 
            0 => 
            array (
                'id' => 1,
                'state' => 'Andhra Pradesh',
                'district' => 'Anantapur',
            ),
            1 => 
            array (
                'id' => 2,
                'state' => 'Andhra Pradesh',
                'district' => 'Chittoor',
            ),
            2 => 
            array (
                'id' => 3,
                'state' => 'Andhra Pradesh',
                'district' => 'East Godavari',
            ),
            3 => 
            array (
                'id' => 4,
                'state' => 'Andhra Pradesh',
                'district' => 'Guntur',
            ),
            4 => 
            array (
                'id' => 5,
                'state' => 'Andhra Pradesh',
                'district' => 'Kadapa',
            ),
            5 => 
            array (
                'id' => 6,
                'state' => 'Andhra Pradesh',
                'district' => 'Krishna',
            ),
            6 => 
            array (
                'id' => 7,
                'state' => 'Andhra Pradesh',
                'district' => 'Kurnool',
            ),
            7 => 
            array (
                'id' => 8,
                'state' => 'Andhra Pradesh',
                'district' => 'Prakasam',
            ),
            8 => 
            array (
                'id' => 9,
                'state' => 'Andhra Pradesh',
                'district' => 'Sri Potti Sriramulu Nellore',
            ),
            9 => 
            array (
                'id' => 10,
                'state' => 'Andhra Pradesh',
                'district' => 'Srikakulam',
            ),
            10 => 
            array (
                'id' => 11,
                'state' => 'Andhra Pradesh',
                'district' => 'Visakhapatnam',
            ),
            11 => 
            array (
                'id' => 12,
                'state' => 'Andhra Pradesh',
                'district' => 'Vizianagaram',
            ),
            12 => 
            array (
                'id' => 13,
                'state' => 'Andhra Pradesh',
                'district' => 'West Godavari',
            ),
            13 => 
            array (
                'id' => 14,
                'state' => 'Arunachal Pradesh',
                'district' => 'Anjaw',
            ),
            14 => 
            array (
                'id' => 15,
                'state' => 'Arunachal Pradesh',
                'district' => 'Changlang',
            ),
            15 => 
            array (
                'id' => 16,
                'state' => 'Arunachal Pradesh',
                'district' => 'East Kameng',
            ),
            16 => 
            array (
                'id' => 17,
                'state' => 'Arunachal Pradesh',
                'district' => 'East Siang',
            ),
            17 => 
            array (
                'id' => 18,
                'state' => 'Arunachal Pradesh',
                'district' => 'Kamle',
            ),
            18 => 
            array (
                'id' => 19,
                'state' => 'Arunachal Pradesh',
                'district' => 'Kra Daadi',
            ),
            19 => 
            array (
                'id' => 20,
                'state' => 'Arunachal Pradesh',
                'district' => 'Kurung Kumey',
            ),
            20 => 
            array (
                'id' => 21,
                'state' => 'Arunachal Pradesh',
                'district' => 'Lepa-Rada',
            ),
            38 => 
            array (
                'id' => 39,
                'state' => 'Assam',
                'district' => 'Baksa',
            ),
            39 => 
            array (
                'id' => 40,
                'state' => 'Assam',
                'district' => 'Barpeta',
            ),
            40 => 
            array (
                'id' => 41,
                'state' => 'Assam',
                'district' => 'Bishwanath',
            ),
            41 => 
            array (
                'id' => 42,
                'state' => 'Assam',
                'district' => 'Bongaigaon',
            ),
            42 => 
            array (
                'id' => 43,
                'state' => 'Assam',
                'district' => 'Cachar',
            ),
            43 => 
            array (
                'id' => 44,
                'state' => 'Assam',
                'district' => 'Charaideo',
            ),
            71 => 
            array (
                'id' => 72,
                'state' => 'Bihar',
                'district' => 'Araria',
            ),
            72 => 
            array (
                'id' => 73,
                'state' => 'Bihar',
                'district' => 'Arwal',
            ),
            73 => 
            array (
                'id' => 74,
                'state' => 'Bihar',
                'district' => 'Aurangabad',
            ),
            74 => 
            array (
                'id' => 75,
                'state' => 'Bihar',
                'district' => 'Banka',
            ),
            75 => 
            array (
                'id' => 76,
                'state' => 'Bihar',
                'district' => 'Begusarai',
            ),
        ));
