<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

class DivipolaSeeder extends Seeder
{
    public function run(): void
    {
        DB::table('departamentos')->insert([
            ['id' => 1, 'codigo_dane' => '05', 'nombre' => 'Antioquia', 'created_at' => now()],
            ['id' => 2, 'codigo_dane' => '63', 'nombre' => 'Quindío', 'created_at' => now()],
            ['id' => 3, 'codigo_dane' => '68', 'nombre' => 'Santander', 'created_at' => now()],
            ['id' => 4, 'codigo_dane' => '88', 'nombre' => 'Archipiélago de San Andrés', 'created_at' => now()],
        ]);

        DB::table('municipios')->insert([
            ['departamento_id' => 1, 'codigo_dane' => '05001', 'nombre' => 'Medellín', 'activo' => true],
            ['departamento_id' => 1, 'codigo_dane' => '05059', 'nombre' => 'Armenia', 'activo' => true],
            ['departamento_id' => 1, 'codigo_dane' => '05615', 'nombre' => 'Rionegro', 'activo' => true],
            ['departamento_id' => 1, 'codigo_dane' => '05002', 'nombre' => 'Abejorral', 'activo' => true],
            ['departamento_id' => 2, 'codigo_dane' => '63001', 'nombre' => 'Armenia', 'activo' => true],
            ['departamento_id' => 2, 'codigo_dane' => '63130', 'nombre' => 'Calarcá', 'activo' => true],
            ['departamento_id' => 2, 'codigo_dane' => '63401', 'nombre' => 'La Tebaida', 'activo' => true],
            ['departamento_id' => 3, 'codigo_dane' => '68001', 'nombre' => 'Bucaramanga', 'activo' => true],
            ['departamento_id' => 3, 'codigo_dane' => '68615', 'nombre' => 'Rionegro', 'activo' => true],
            ['departamento_id' => 3, 'codigo_dane' => '68077', 'nombre' => 'Barbosa', 'activo' => true],
            ['departamento_id' => 4, 'codigo_dane' => '88001', 'nombre' => 'San Andrés', 'activo' => true],
            ['departamento_id' => 4, 'codigo_dane' => '88564', 'nombre' => 'Providencia', 'activo' => true],
        ]);

        DB::table('tipos_documento')->insert([
            ['sigla' => 'CC', 'nombre' => 'Cédula de ciudadanía'],
            ['sigla' => 'CE', 'nombre' => 'Cédula de extranjería'],
        ]);
    }
}
