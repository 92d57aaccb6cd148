<?php

class MunicipalDistrictSeeder extends Seeder
{
    public function run()
    {
        MunicipalDistrict::create(['name' => 'Atiqua','municipality_id' => 1]);
        MunicipalDistrict::create(['name' => 'Refugia','municipality_id' => 2]);
        MunicipalDistrict::create(['name' => 'Lorenza','municipality_id' => 2]);
        MunicipalDistrict::create(['name' => 'Turina','municipality_id' => 3]);
        MunicipalDistrict::create(['name' => 'Apana','municipality_id' => 4]);
    }
}
