<?php

namespace Database\Seeders;

class CitySeeder extends Seeder
{
    public function run(): void
    {
        DB::table('cities')->truncate();
        $Cities = [
            ['name'=>'Boaco'],
            ['name'=>'Carazo'],
            ['name'=>'Chinandega'],
            ['name'=>'Chontales'],
            ['name'=>'Atlantico Norte'],
            ['name'=>'Atlantico Sur'],
            ['name'=>'Esteli'],
            ['name'=>'Granada'],
            ['name'=>'Jinotega'],
            ['name'=>'Leon'],
            ['name'=>'Madriz'],
            ['name'=>'Managua'],
            ['name'=>'Masaya'],
            ['name'=>'Matagalpa'],
            ['name'=>'Nueva Segovia'],
            ['name'=>'Río San Juan'],
            ['name'=>'Rivas']
        ];
        DB::table('cities')->insert($Cities);
    }
}
