<?php

namespace Database\Seeders;

use App\Models\City;
use Illuminate\Database\Seeder;

class CitySeeder extends Seeder
{
    public function run()
    {
        City::create([
            'id'            =>  '1101',
            'provinces_id'  =>  '11',
            'name'          =>  'KABUPATEN SIMEULUE',
        ]);
        City::create([
            'id'            =>  '1102',
            'provinces_id'  =>  '11',
            'name'          =>  'KABUPATEN ACEH SINGKIL',
        ]);
        City::create([
            'id'            =>  '1103',
            'provinces_id'  =>  '11',
            'name'          =>  'KABUPATEN ACEH SELATAN',
        ]);
        City::create([
            'id'            =>  '1171',
            'provinces_id'  =>  '11',
            'name'          =>  'KOTA BANDA ACEH',
        ]);
        City::create([
            'id'            =>  '1401',
            'provinces_id'  =>  '14',
            'name'          =>  'KABUPATEN KUANTAN SINGINGI',
        ]);
        City::create([
            'id'            =>  '1405',
            'provinces_id'  =>  '14',
            'name'          =>  'KABUPATEN S I A K',
        ]);
        City::create([
            'id'            =>  '1473',
            'provinces_id'  =>  '14',
            'name'          =>  'KOTA D U M A I',
        ]);
    }
}
