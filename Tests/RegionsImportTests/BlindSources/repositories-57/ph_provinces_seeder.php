<?php

use Illuminate\Database\Seeder;

class ProvincesTableSeeder extends Seeder {
    public function run(){
        DB::table('provinces')->insert(['name' => 'Abra', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Agusan del Norte', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Agusan del Sur', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Aklan', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Albay', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Antique', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Apayao', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Aurora', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Basilan', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Bataan', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Batanes', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Batangas', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Benguet', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Biliran', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Bohol', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Bukidnon', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Bulacan', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Cagayan', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Camarines Norte', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Camarines Sur', 'description' => '']);
        DB::table('provinces')->insert(['name' => 'Camiguin', 'description' => '']);
    }
}
