<?php

        DB::table('provinsi')->insert([
            [
                "id_provinsi" => "11",
                "nama_provinsi" => "ACEH",
            ],
            [
                "id_provinsi" => "12",
                "nama_provinsi" => "SUMATERA UTARA",
            ],
            [
                "id_provinsi" => "13",
                "nama_provinsi" => "SUMATERA BARAT",
            ],
            [
                "id_provinsi" => "14",
                "nama_provinsi" => "RIAU",
            ],
            [
                "id_provinsi" => "15",
                "nama_provinsi" => "JAMBI",
            ],
            [
                "id_provinsi" => "16",
                "nama_provinsi" => "SUMATERA SELATAN",
            ],
            [
                "id_provinsi" => "17",
                "nama_provinsi" => "BENGKULU",
            ],
            [
                "id_provinsi" => "18",
                "nama_provinsi" => "LAMPUNG",
            ],
            [
                "id_provinsi" => "19",
                "nama_provinsi" => "KEPULAUAN BANGKA BELITUNG",
            ],
            [
                "id_provinsi" => "21",
                "nama_provinsi" => "KEPULAUAN RIAU",
            ],
            [
                "id_provinsi" => "31",
                "nama_provinsi" => "DKI JAKARTA",
            ],
            [
                "id_provinsi" => "32",
                "nama_provinsi" => "JAWA BARAT",
            ],
            [
                "id_provinsi" => "34",
                "nama_provinsi" => "DI YOGYAKARTA",
            ],
            [
                "id_provinsi" => "36",
                "nama_provinsi" => "BANTEN",
            ],
            [
                "id_provinsi" => "51",
                "nama_provinsi" => "BALI",
            ],
            [
                "id_provinsi" => "94",
                "nama_provinsi" => "PAPUA",
            ],
        ]);
