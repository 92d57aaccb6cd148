<?php

namespace Database\Seeders;

use App\Models\Districts;
use Illuminate\Database\Seeder;

class DistrictsSeeder extends Seeder
{
    public function run()
    {
        Districts::create([
            'id'        =>  '1101010',
            'city_id'   =>  '1101',
            'name'      =>  'TEUPAH SELATAN',
        ]);
        Districts::create([
            'id'        =>  '1101020',
            'city_id'   =>  '1101',
            'name'      =>  'SIMEULUE TIMUR',
        ]);
        Districts::create([
            'id'        =>  '1101021',
            'city_id'   =>  '1101',
            'name'      =>  'TEUPAH BARAT',
        ]);
        Districts::create([
            'id'        =>  '1101022',
            'city_id'   =>  '1101',
            'name'      =>  'TEUPAH TENGAH',
        ]);
        Districts::create([
            'id'        =>  '1101030',
            'city_id'   =>  '1101',
            'name'      =>  'SIMEULUE TENGAH',
        ]);
        Districts::create([
            'id'        =>  '1101031',
            'city_id'   =>  '1101',
            'name'      =>  'TELUK DALAM',
        ]);
        Districts::create([
            'id'        =>  '1101032',
            'city_id'   =>  '1101',
            'name'      =>  'SIMEULUE CUT',
        ]);
        Districts::create([
            'id'        =>  '1101040',
            'city_id'   =>  '1101',
            'name'      =>  'SALANG',
        ]);
        Districts::create([
            'id'        =>  '1101050',
            'city_id'   =>  '1101',
            'name'      =>  'SIMEULUE BARAT',
        ]);
        Districts::create([
            'id'        =>  '1101051',
            'city_id'   =>  '1101',
            'name'      =>  'ALAFAN',
        ]);
        Districts::create([
            'id'        =>  '1102010',
            'city_id'   =>  '1102',
            'name'      =>  'PULAU BANYAK',
        ]);
    }
}
