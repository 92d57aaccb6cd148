<?php

class MunicipalitySeeder extends Seeder
{
    public function run()
    {
        Municipality::create(['name' => 'Ahuara Norte','department_id' => 1]);
        Municipality::create(['name' => 'Cabana Este','department_id' => 2]);
        Municipality::create(['name' => 'Cabana Oeste','department_id' => 2]);
        Municipality::create(['name' => 'Chalata Sur','department_id' => 3]);
    }
}
