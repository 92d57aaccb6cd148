<?php

namespace Database\Seeders;

use App\Models\MunicipalDistrict;
use Illuminate\Database\Console\Seeds\WithoutModelEvents;
use Illuminate\Database\Seeder;

class MunicipalDistrictSeeder extends Seeder
{
    public function run()
    {
        MunicipalDistrict::create(['name' => 'Atiquizaya','municipality_id' => 1]);
        MunicipalDistrict::create(['name' => 'El Refugio','municipality_id' => 1]);
        MunicipalDistrict::create(['name' => 'San Lorenzo','municipality_id' => 1]);
        MunicipalDistrict::create(['name' => 'Turín','municipality_id' => 1]);

        MunicipalDistrict::create(['name' => 'Ahuachapán','municipality_id' => 2]);
        MunicipalDistrict::create(['name' => 'Apaneca','municipality_id' => 2]);
        MunicipalDistrict::create(['name' => 'Concepción de Ataco','municipality_id' => 2]);
        MunicipalDistrict::create(['name' => 'Tacuba','municipality_id' => 2]);

        MunicipalDistrict::create(['name' => 'Guaymango','municipality_id' => 3]);
        MunicipalDistrict::create(['name' => 'Jujutla','municipality_id' => 3]);
        MunicipalDistrict::create(['name' => 'San Francisco Menéndez','municipality_id' => 3]);
        MunicipalDistrict::create(['name' => 'San Pedro Puxtla','municipality_id' => 3]);

        MunicipalDistrict::create(['name' => 'Guacotecti','municipality_id' => 4]);
        MunicipalDistrict::create(['name' => 'San Isidro','municipality_id' => 4]);
        MunicipalDistrict::create(['name' => 'Sensuntepeque','municipality_id' => 4]);
        MunicipalDistrict::create(['name' => 'Victoria','municipality_id' => 4]);
        MunicipalDistrict::create(['name' => 'Dolores','municipality_id' => 4]);

        MunicipalDistrict::create(['name' => 'Cinquera','municipality_id' => 5]);
        MunicipalDistrict::create(['name' => 'Ilobasco','municipality_id' => 5]);
    }
}
