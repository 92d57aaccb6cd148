<?php

namespace Database\Seeders;

use App\Models\Municipio;
use Illuminate\Database\Seeder;

class MunicipioSeeder extends Seeder
{
    public function run(): void
    {
        Municipio::create([
            'municipio' => 'Guatemala',
            'departamento_id' => '1',
            'pais_id' => 1,
            'created_at' => date('Y-m-d H:i:s'),
            'updated_at' => date('Y-m-d H:i:s'),
        ]);
        Municipio::create([
            'municipio' => 'Santa Catarina Pinula',
            'departamento_id' => '1',
            'pais_id' => 1,
            'created_at' => date('Y-m-d H:i:s'),
            'updated_at' => date('Y-m-d H:i:s'),
        ]);
        Municipio::create([
            'municipio' => 'San Jose Pinula',
            'departamento_id' => '1',
            'pais_id' => 1,
            'created_at' => date('Y-m-d H:i:s'),
            'updated_at' => date('Y-m-d H:i:s'),
        ]);
        Municipio::create([
            'municipio' => 'San Jose Del Golfo',
            'departamento_id' => '1',
            'pais_id' => 1,
            'created_at' => date('Y-m-d H:i:s'),
            'updated_at' => date('Y-m-d H:i:s'),
        ]);
        Municipio::create([
            'municipio' => 'Palencia',
            'departamento_id' => '1',
            'pais_id' => 1,
            'created_at' => date('Y-m-d H:i:s'),
            'updated_at' => date('Y-m-d H:i:s'),
        ]);
        Municipio::create([
            'municipio' => 'Chinautla',
            'departamento_id' => '1',
            'pais_id' => 1,
            'created_at' => date('Y-m-d H:i:s'),
            'updated_at' => date('Y-m-d H:i:s'),
        ]);
        Municipio::create([
            'municipio' => 'San Pedro Ayampuc',
            'departamento_id' => '1',
            'pais_id' => 1,
            'created_at' => date('Y-m-d H:i:s'),
            'updated_at' => date('Y-m-d H:i:s'),
        ]);
    }
}
