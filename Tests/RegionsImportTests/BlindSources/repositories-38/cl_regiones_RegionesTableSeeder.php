<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;
use App\Models\regiones;

class RegionesTableSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        $regiones = [
            'Arica y Parinacota',
            'Tarapacá',
            'Antofagasta',
            'Atacama',
            'Coquimbo',
            'Valparaiso',
            'Metropolitana de Santiago',
            'Libertador General Bernardo OHiggins',
            'Maule',
            'Ñuble',
            'Biobío',
            'La Araucanía',
            'Los Ríos',
            'Los Lagos',
            'Aisén del General Carlos Ibáñez del Campo',
            'Magallanes y de la Antártica Chilena'
        ];

        $regiones = array_map(function ($region) {
            return [
                'reg_nombre' => $region,
            ];
        }, $regiones);

        regiones::insert($regiones);
    }
}
