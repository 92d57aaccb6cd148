<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

class StateSeeder extends Seeder
{
    public function run()
    {
        DB::table('mState')->insert([
            ['id' => 1, 'iso' => "DO-01", 'name' => "Distrito NacionalÂ (Santo Domingo)", 'idCountry' => 61],
            ['id' => 3, 'iso' => "DO-03", 'name' => "Bahoruco", 'idCountry' => 61],
            ['id' => 4, 'iso' => "DO-04", 'name' => "Barahona", 'idCountry' => 61],
            ['id' => 5, 'iso' => "DO-05", 'name' => "DajabÃ³n", 'idCountry' => 61],
            ['id' => 6, 'iso' => "DO-06", 'name' => "Duarte", 'idCountry' => 61],
            ['id' => 7, 'iso' => "DO-08", 'name' => "El SeyboÂ [El Seibo]", 'idCountry' => 61],
            ['id' => 8, 'iso' => "DO-09", 'name' => "Espaillat", 'idCountry' => 61],
            ['id' => 12, 'iso' => "DO-07", 'name' => "La EstrelletaÂ [ElÃ­as PiÃ±a]", 'idCountry' => 61],
            ['id' => 14, 'iso' => "DO-13", 'name' => "La Vega", 'idCountry' => 61],
            ['id' => 18, 'iso' => "DO-29", 'name' => "Monte Plata", 'idCountry' => 61],
            ['id' => 24, 'iso' => "DO-21", 'name' => "San CristÃ³bal", 'idCountry' => 61],
            ['id' => 25, 'iso' => "DO-31", 'name' => "San JosÃ© de Ocoa", 'idCountry' => 61],
            ['id' => 27, 'iso' => "DO-23", 'name' => "San Pedro de MacorÃ­s", 'idCountry' => 61],
            ['id' => 29, 'iso' => "DO-25", 'name' => "Santiago", 'idCountry' => 61],
            ['id' => 31, 'iso' => "DO-32", 'name' => "Santo Domingo", 'idCountry' => 61],
            ['id' => 16, 'iso' => "DO-28", 'name' => "MonseÃ±or Nouel", 'idCountry' => 61],
            ['id' => 22, 'iso' => "DO-19", 'name' => "Salcedo (Hermanas Mirabal)", 'idCountry' => 61],
            ['id' => 2, 'iso' => "DO-02", 'name' => "Azua", 'idCountry' => 61],
        ]);
    }
}
