<?php

namespace App\Database\Seeds;

use CodeIgniter\Database\Seeder;

class Kabupaten extends Seeder
{
    public function run()
    {

        $Kabupaten = [
            [
                "type" => "Kabupaten",
                "name_kabupaten" => "Aceh Barat",
                "id_provinsi" => 11,
                "id" => 1105,
                "code" => "11.05"
            ],

            [
                "type" => "Kabupaten",
                "name_kabupaten" => "Aceh Barat Daya",
                "id_provinsi" => 11,
                "id" => 1112,
                "code" => "11.12"
            ],

            [
                "type" => "Kota",
                "name_kabupaten" => "Banda Aceh",
                "id_provinsi" => 11,
                "id" => 1171,
                "code" => "11.71"
            ],

            [
                "type" => "Kabupaten",
                "name_kabupaten" => "Asahan",
                "id_provinsi" => 12,
                "id" => 1209,
                "code" => "12.09"
            ],

            [
                "type" => "Kota",
                "name_kabupaten" => "Medan",
                "id_provinsi" => 12,
                "id" => 1271,
                "code" => "12.71"
            ],

            [
                "type" => "Kabupaten",
                "name_kabupaten" => "Kampar",
                "id_provinsi" => 14,
                "id" => 1406,
                "code" => "14.06"
            ],
        ];
    }
}
