<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

class WilayaSeeder extends Seeder
{
    public function run()
    {
        DB::table('wilayas')->insert([
            'name' => '01-Adrar'
        ]);
        
        DB::table('wilayas')->insert([
            'name' => ' 02- Chlef'
        ]);
        DB::table('wilayas')->insert([
            'name' => '03-Laghouat'
        ]);
        DB::table('wilayas')->insert([
            'name' => '04- Oum El Bouaghi'
        ]);
        DB::table('wilayas')->insert([
            'name' => '05-Batna'
        ]);
        DB::table('wilayas')->insert([
            'name' => '06-Bejaia'
        ]);
        DB::table('wilayas')->insert([
            'name' => '07-Biskra'
        ]);
        DB::table('wilayas')->insert([
            'name' => '08-Bechar'
        ]);
        
        DB::table('wilayas')->insert([
            'name' => '09-Blida'
        ]);
        DB::table('wilayas')->insert([
            'name' => '10-Bouira '
        ]);
        DB::table('wilayas')->insert([
            'name' => '11-Tamanrasset'
        ]);
        DB::table('wilayas')->insert([
            'name' => '12-Tebessa'
        ]);
        DB::table('wilayas')->insert([
            'name' => '13-Tlemcen'
        ]);
        DB::table('wilayas')->insert([
            'name' => '14-Tiaret'
        ]);
        DB::table('wilayas')->insert([
            'name' => '15-Tizi Ouzou'
        ]);
        DB::table('wilayas')->insert([
            'name' => '16-Alger-Centre'
        ]);
        DB::table('wilayas')->insert([
            'name' => '16-Alger-Est'
        ]);
        DB::table('wilayas')->insert([
            'name' => '16-Alger-Ouest'
        ]);
        DB::table('wilayas')->insert([
            'name' => '17-Djelfa'
        ]);
        DB::table('wilayas')->insert([
            'name' => '18-Jijel'
        ]);
    }
}
