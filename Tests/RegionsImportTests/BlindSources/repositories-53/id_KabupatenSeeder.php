<?php

        DB::table('kabupaten')->insert([
            [
                "id_kabupaten" => "1101",
                "provinsi_id" => "11",
                "nama_kabupaten" => "KABUPATEN SIMEULUE"
            ],
            [
                "id_kabupaten" => "1102",
                "provinsi_id" => "11",
                "nama_kabupaten" => "KABUPATEN ACEH SINGKIL"
            ],
            [
                "id_kabupaten" => "1103",
                "provinsi_id" => "11",
                "nama_kabupaten" => "KABUPATEN ACEH SELATAN"
            ],
            [
                "id_kabupaten" => "1104",
                "provinsi_id" => "11",
                "nama_kabupaten" => "KABUPATEN ACEH TENGGARA"
            ],
            [
                "id_kabupaten" => "1105",
                "provinsi_id" => "11",
                "nama_kabupaten" => "KABUPATEN ACEH TIMUR"
            ],
            [
                "id_kabupaten" => "1106",
                "provinsi_id" => "11",
                "nama_kabupaten" => "KABUPATEN ACEH TENGAH"
            ],
            [
                "id_kabupaten" => "1107",
                "provinsi_id" => "11",
                "nama_kabupaten" => "KABUPATEN ACEH BARAT"
            ],
            [
                "id_kabupaten" => "1108",
                "provinsi_id" => "11",
                "nama_kabupaten" => "KABUPATEN ACEH BESAR"
            ],
            [
                "id_kabupaten" => "1109",
                "provinsi_id" => "11",
                "nama_kabupaten" => "KABUPATEN PIDIE"
            ],
            [
                "id_kabupaten" => "1110",
                "provinsi_id" => "11",
                "nama_kabupaten" => "KABUPATEN BIREUEN"
            ]
        ]);
