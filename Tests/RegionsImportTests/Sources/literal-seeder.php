<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;

class DistrictSeeder extends Seeder
{
    /**
     * Run the seeds.
     *
     * @return void
     */
    public function run(): void
    {
        \DB::table('districts')->truncate();
        \DB::table('districts')->insert(array (
            0 => array (
                'id' => 1,
                'province' => 'Alto',
                'name' => 'Aro',
                'note' => NULL,
            ),
            1 => array (
                'id' => 2,
                'province' => 'Alto',
                'name' => 'Bo',
                'note' => NULL,
            ),
            2 => array (
                'id' => 3,
                'province' => 'Bajo',
                'name' => 'Campo',
                'note' => NULL,
            ),
        ));
    }
}
