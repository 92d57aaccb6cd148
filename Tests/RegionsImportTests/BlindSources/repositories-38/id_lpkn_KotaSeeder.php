<?php
namespace Database\Seeders;

use Illuminate\Database\Seeder;
use App\Models\Admin\Kota;

class KotaSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        if(Kota::get()->count() < 1) {
            Kota::insert(
                array(
                    [
                        "id" =>  276,
                        "kota" =>  "Ende",
                        "id_provinsi" =>  23,
                        "kabupaten" =>  1
                    ],
                    [
                        "id" =>  277,
                        "kota" =>  "Flores Timur",
                        "id_provinsi" =>  23,
                        "kabupaten" =>  1
                    ],
                    [
                        "id" =>  242,
                        "kota" =>  "Aceh Barat",
                        "id_provinsi" =>  21,
                        "kabupaten" =>  1
                    ],
                    [
                        "id" =>  243,
                        "kota" =>  "Aceh Barat Daya",
                        "id_provinsi" =>  21,
                        "kabupaten" =>  1
                    ],
                    [
                        "id" =>  244,
                        "kota" =>  "Aceh Besar",
                        "id_provinsi" =>  21,
                        "kabupaten" =>  1
                    ],
                    [
                        "id" =>  245,
                        "kota" =>  "Aceh Jaya",
                        "id_provinsi" =>  21,
                        "kabupaten" =>  1
                    ],
                    [
                        "id" =>  246,
                        "kota" =>  "Aceh Selatan",
                        "id_provinsi" =>  21,
                        "kabupaten" =>  1
                    ],
                    [
                        "id" =>  34,
                        "kota" =>  "Yogyakarta",
                        "id_provinsi" =>  5,
                        "kabupaten" =>  0
                    ]
                )
            );
        }
    }
}
