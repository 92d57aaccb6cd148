<?php

        DB::table('state')->insert([
            [
                'id' => 1,
                'idCountry' => 95,
                'state' => 'Amazonas',
                'created_at' => date('Y-m-d H:i:s'),
                'updated_at' => date('Y-m-d H:i:s')
            ],
            [
                'id' => 2,
                'idCountry' => 95,
                'state' => 'Anzoátegui',
                'created_at' => date('Y-m-d H:i:s'),
                'updated_at' => date('Y-m-d H:i:s')
            ],
            [
                'id' => 3,
                'idCountry' => 95,
                'state' => 'Apure',
                'created_at' => date('Y-m-d H:i:s'),
                'updated_at' => date('Y-m-d H:i:s')
            ],
        ]);
