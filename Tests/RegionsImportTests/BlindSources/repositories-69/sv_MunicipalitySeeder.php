<?php

namespace Database\Seeders;

use App\Models\Municipality;
use Illuminate\Database\Console\Seeds\WithoutModelEvents;
use Illuminate\Database\Seeder;

class MunicipalitySeeder extends Seeder
{
    public function run()
    {
        Municipality::create(['name' => 'Ahuachapán Norte','department_id' => 1]);
        Municipality::create(['name' => 'Ahuachapán Centro','department_id' => 1]);
        Municipality::create(['name' => 'Ahuachapán Sur','department_id' => 1]);
        Municipality::create(['name' => 'Cabañas Este','department_id' => 2]);
        Municipality::create(['name' => 'Cabañas Oeste','department_id' => 2]);
        Municipality::create(['name' => 'Chalatenango Norte','department_id' => 3]);
        Municipality::create(['name' => 'Chalatenango Centro','department_id' => 3]);
        Municipality::create(['name' => 'Chalatenango Sur','department_id' => 3]);
        Municipality::create(['name' => 'Cuscatlán Norte','department_id' => 4]);
        Municipality::create(['name' => 'Cuscatlán Sur','department_id' => 4]);
    }
}
