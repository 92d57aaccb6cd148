<?php

namespace Database\Seeders;

use App\Models\Province;
use Illuminate\Database\Seeder;

class ProvinceSeeder extends Seeder
{
    public function run()
    {
        Province::insert([
            ["id" => 1, "province_name" => "Talmo"],
            ["id" => 2, "province_name" => "Orvel"],
            ["id" => 3, "province_name" => "Berna"],
            ["id" => 4, "province_name" => "Sulk"],
            ["id" => 5, "province_name" => "Resin"],
        ]);
    }
}
