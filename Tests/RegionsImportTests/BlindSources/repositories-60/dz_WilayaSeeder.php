<?php

namespace Database\Seeders;

use Illuminate\Database\Console\Seeds\WithoutModelEvents;
use Illuminate\Database\Seeder;
use DB;
class WilayaSeeder extends Seeder
{
    public function run(): void
    {
        $wilayas = array(
            array('id' => '1','code_postal' => '1','name' => 'أدرار'),
            array('id' => '2','code_postal' => '2','name' => 'الشلف'),
            array('id' => '3','code_postal' => '3','name' => 'الأغواط'),
            array('id' => '4','code_postal' => '4','name' => 'أم البواقي'),
        );

        DB::table('wilayas')->insert($wilayas);
    }
}
