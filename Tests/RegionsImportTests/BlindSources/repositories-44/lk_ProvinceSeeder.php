<?php

namespace Database\Seeders;

use App\Models\Country;
use App\Models\Province;
use Illuminate\Database\Seeder;

class ProvinceSeeder extends Seeder
{
    public function run(): void
    {
        $country = Country::where('iso2', 'LK')->first();

        $provinces = [
            ['Western', 'WP'],
            ['Central', 'CP'],
            ['Southern', 'SP'],
            ['Northern', 'NP'],
            ['Eastern', 'EP'],
            ['North Western', 'NWP'],
            ['North Central', 'NCP'],
            ['Uva', 'UP'],
            ['Sabaragamuwa', 'SGP'],
        ];
    }
}
