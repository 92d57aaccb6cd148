<?php

namespace Database\Seeders;

use App\Models\Town;
use Illuminate\Database\Seeder;

class TownSeeder extends Seeder
{
    public function run()
    {
        Town::insert([
            ["id" => 1, "town_name" => "Garo", "province_id" => 1],
            ["id" => 4, "town_name" => "Hino", "province_id" => 1],
            ["id" => 2, "town_name" => "Ilo", "province_id" => 2],
            ["id" => 3, "town_name" => "Kado", "province_id" => 2],
            ["id" => 7, "town_name" => "Lemo", "province_id" => 3],
            ["id" => 5, "town_name" => "Mavo", "province_id" => 3],
            ["id" => 6, "town_name" => "Nuro", "province_id" => 1],
        ]);
    }
}
