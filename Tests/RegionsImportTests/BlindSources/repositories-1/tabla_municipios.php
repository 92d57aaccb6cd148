<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;

class tabla_municipios extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        \DB::table('municipios')->insert([
            'nombre' =>  'Adrar',
            'estados_id' => 1,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Tamest',
            'estados_id' => 1,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Charouine',
            'estados_id' => 1,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Reggane',
            'estados_id' => 1,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Chlef',
            'estados_id' => 2,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Tenes',
            'estados_id' => 2,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Benairia',
            'estados_id' => 2,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Laghouat',
            'estados_id' => 3,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Ksar El Hirane',
            'estados_id' => 3,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Oum El Bouaghi',
            'estados_id' => 4,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Ain Beida',
            'estados_id' => 4,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Ainmlila',
            'estados_id' => 4,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Batna',
            'estados_id' => 5,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Ghassira',
            'estados_id' => 5,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Maafa',
            'estados_id' => 5,
            'status' =>  1,
        ]);
        \DB::table('municipios')->insert([
            'nombre' =>  'Merouana',
            'estados_id' => 5,
            'status' =>  1,
        ]);
    }
}
