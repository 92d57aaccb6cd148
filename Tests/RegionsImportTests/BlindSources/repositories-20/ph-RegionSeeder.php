<?php

namespace Database\Seeders;

use App\Models\Region;
use Illuminate\Database\Seeder;

class RegionSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        $regions = [
            [
                "name" =>"Region I (Ilocos Region)",
                "country_code" =>1,
            ],
            
            [
                "name" =>"Region II (Cagayan Valley)",
                "country_code" =>1,
            ],
            
            [
                "name" =>"Region III (Central Luzon)",
                "country_code" =>1,
            ],
            
            [
                "name" =>"Region IV-A (CALABARZON)",
                "country_code" =>1,
            ],
            
            [
                "name" =>"MIMAROPA Region",
                "country_code" =>1,
            ],
            
            [
                "name" =>"Region V (Bicol Region)",
                "country_code" =>1,
            ],
        ];

        foreach ($regions as $region) {
            Region::insert($region);
        }
    }
}
