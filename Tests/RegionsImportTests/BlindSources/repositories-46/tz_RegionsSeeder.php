<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

class RegionsSeeder extends Seeder
{
    public function run()
    {
        DB::table('regions')->insert([
            array (
  'id' => 1,
  'region_name' => 'Arusha',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 2,
  'region_name' => 'Dar es Salaam',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 3,
  'region_name' => 'Dodoma',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 4,
  'region_name' => 'Geita',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 5,
  'region_name' => 'Iringa',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 6,
  'region_name' => 'Kagera',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 7,
  'region_name' => 'Katavi',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 8,
  'region_name' => 'Kigoma',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 9,
  'region_name' => 'Kilimanjaro',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 10,
  'region_name' => 'Lindi',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 11,
  'region_name' => 'Manyara',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 12,
  'region_name' => 'Mara',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 13,
  'region_name' => 'Mbeya',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 14,
  'region_name' => 'Morogoro',
  'created_at' => NULL,
  'updated_at' => NULL,
),
            array (
  'id' => 15,
  'region_name' => 'Mtwara',
  'created_at' => NULL,
  'updated_at' => NULL,
),
        ]);
    }
}
