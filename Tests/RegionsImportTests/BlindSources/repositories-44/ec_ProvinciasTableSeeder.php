<?php

use Illuminate\Database\Seeder;

class ProvinciasTableSeeder extends Seeder
{
    public function run()
    {
         DB::table('provincias')->insert([
			['id' => 1, 'provincia' =>  'AZUAY'],
			['id' => 2, 'provincia' =>  'BOLIVAR'],
			['id' => 3, 'provincia' =>  'CAÑAR'],
			['id' => 4, 'provincia' =>  'CARCHI'],
			['id' => 20, 'provincia' =>  'GALAPAGOS'],
			['id' => 90, 'provincia' =>  'ZONAS NO DELIMITADAS']
         	]);
    }
}
