<?php

namespace Database\Seeders;

use Illuminate\Support\Facades\DB;
use Illuminate\Database\Seeder;

class CitySeeder extends Seeder
{
    public function run()
    {
        DB::table('mCity')->insert([
            [
                'id' => 3,
                'idCountry' => 61,
                'idState' => 29,
                'name' => "Santiago de los Caballeros"
            ],
            [
                'id' => 5,
                'idCountry' => 61,
                'idState' => 31,
                'name' => "Santo Domingo Norte"
            ],
            [
                'id' => 8,
                'idCountry' => 61,
                'idState' => 27,
                'name' => "San Pedro de MacorÃ­s"
            ],
            [
                'id' => 10,
                'idCountry' => 61,
                'idState' => 31,
                'name' => "Los Alcarrizos (D.M.)"
            ],
            [
                'id' => 11,
                'idCountry' => 61,
                'idState' => 6,
                'name' => "San Francisco de Macoris"
            ],
            [
                'id' => 12,
                'idCountry' => 61,
                'idState' => 24,
                'name' => "San CristÃ³bal"
            ],
            [
                'id' => 14,
                'idCountry' => 61,
                'idState' => 14,
                'name' => "ConcepciÃ³n de la Vega"
            ],
            [
                'id' => 15,
                'idCountry' => 61,
                'idState' => 4,
                'name' => "Santa Cruz de Barahona"
            ],
            [
                'id' => 16,
                'idCountry' => 61,
                'idState' => 16,
                'name' => "Bonao"
            ],
            [
                'id' => 19,
                'idCountry' => 61,
                'idState' => 24,
                'name' => "Bajos de Haina"
            ],
            [
                'id' => 20,
                'idCountry' => 61,
                'idState' => 8,
                'name' => "Moca"
            ],
            [
                'id' => 21,
                'idCountry' => 61,
                'idState' => 2,
                'name' => "Azua de Compostela"
            ],
            [
                'id' => 23,
                'idCountry' => 61,
                'idState' => 31,
                'name' => "Boca Chica"
            ],
            [
                'id' => 29,
                'idCountry' => 61,
                'idState' => 29,
                'name' => "Villa BisonÃ³"
            ],
            [
                'id' => 30,
                'idCountry' => 61,
                'idState' => 14,
                'name' => "Jarabacoa"
            ],
            [
                'id' => 31,
                'idCountry' => 61,
                'idState' => 14,
                'name' => "Constanza"
            ],
            [
                'id' => 33,
                'idCountry' => 61,
                'idState' => 31,
                'name' => "Pedro Brand (D.M.)"
            ],
            [
                'id' => 34,
                'idCountry' => 61,
                'idState' => 7,
                'name' => "Santa Cruz del Seibo"
            ],
            [
                'id' => 35,
                'idCountry' => 61,
                'idState' => 29,
                'name' => "Tamboril"
            ],
            [
                'id' => 37,
                'idCountry' => 61,
                'idState' => 25,
                'name' => "San JosÃ© de Ocoa"
            ],
            [
                'id' => 38,
                'idCountry' => 61,
                'idState' => 18,
                'name' => "Bayaguana"
            ],
            [
                'id' => 39,
                'idCountry' => 61,
                'idState' => 29,
                'name' => "Hato del Yaque (D.M.)"
            ],
            [
                'id' => 40,
                'idCountry' => 61,
                'idState' => 3,
                'name' => "Neyba"
            ],
            [
                'id' => 41,
                'idCountry' => 61,
                'idState' => 5,
                'name' => "DajabÃ³n"
            ],
            [
                'id' => 42,
                'idCountry' => 61,
                'idState' => 18,
                'name' => "Sabana Grande de BoyÃ¡"
            ],
            [
                'id' => 44,
                'idCountry' => 61,
                'idState' => 27,
                'name' => "Quisqueya"
            ],
            [
                'id' => 46,
                'idCountry' => 61,
                'idState' => 18,
                'name' => "Monte Plata"
            ],
            [
                'id' => 47,
                'idCountry' => 61,
                'idState' => 16,
                'name' => "MaimÃ³n"
            ],
            [
                'id' => 49,
                'idCountry' => 61,
                'idState' => 31,
                'name' => "La Victoria (D.M.)"
            ],
            [
                'id' => 50,
                'idCountry' => 61,
                'idState' => 24,
                'name' => "Cambita Garabitos"
            ],
            [
                'id' => 51,
                'idCountry' => 61,
                'idState' => 4,
                'name' => "Cabral"
            ],
            [
                'id' => 53,
                'idCountry' => 61,
                'idState' => 22,
                'name' => "Salcedo"
            ],
            [
                'id' => 54,
                'idCountry' => 61,
                'idState' => 31,
                'name' => "San Antonio de Guerra (D.M.)"
            ],
            [
                'id' => 55,
                'idCountry' => 61,
                'idState' => 18,
                'name' => "YamasÃ¡"
            ],
            [
                'id' => 56,
                'idCountry' => 61,
                'idState' => 12,
                'name' => "Comendador"
            ],
            [
                'id' => 59,
                'idCountry' => 61,
                'idState' => 4,
                'name' => "Vicente Noble"
            ],
            [
                'id' => 60,
                'idCountry' => 61,
                'idState' => 24,
                'name' => "San Gregorio de Nigua"
            ],
            [
                'id' => 62,
                'idCountry' => 61,
                'idState' => 2,
                'name' => "Sabana Yegua (D.M.)"
            ],
        ]);
    }
}
