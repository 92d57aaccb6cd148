<?php

namespace Database\Seeders;

use App\Models\City;
use App\Models\Province;
use Illuminate\Database\Seeder;
use Illuminate\Support\Str;

class PakistanCitiesSeeder extends Seeder
{
    /**
     * Run the database seeds.
     */
    public function run(): void
    {
        $provinces = [
            [
                'name' => 'Punjab',
                'short_code' => 'PB', // ISO 3166-2:PK
                'is_active' => true,
                'cities' => [
                    ['name' => 'Lahore', 'cod_available' => true],
                    ['name' => 'Faisalabad', 'cod_available' => true],
                    ['name' => 'Rawalpindi', 'cod_available' => true],
                    ['name' => 'Multan', 'cod_available' => true],
                    ['name' => 'Gujranwala', 'cod_available' => true],
                    ['name' => 'Sialkot', 'cod_available' => true],
                    ['name' => 'Bahawalpur', 'cod_available' => true],
                ],
            ],
            [
                'name' => 'Sindh',
                'short_code' => 'SD', // ISO 3166-2:PK
                'is_active' => true,
                'cities' => [
                    ['name' => 'Karachi', 'cod_available' => true],
                    ['name' => 'Hyderabad', 'cod_available' => true],
                    ['name' => 'Sukkur', 'cod_available' => true],
                    ['name' => 'Larkana', 'cod_available' => true],
                    ['name' => 'Nawabshah', 'cod_available' => true],
                ],
            ],
            [
                'name' => 'Khyber Pakhtunkhwa',
                'short_code' => 'KP', // ISO 3166-2:PK
                'is_active' => true,
                'cities' => [
                    ['name' => 'Peshawar', 'cod_available' => true],
                    ['name' => 'Mardan', 'cod_available' => true],
                    ['name' => 'Abbottabad', 'cod_available' => true],
                    ['name' => 'Swat', 'cod_available' => false],
                    ['name' => 'Kohat', 'cod_available' => false],
                ],
            ],
            [
                'name' => 'Balochistan',
                'short_code' => 'BA', // ISO 3166-2:PK
                'is_active' => true,
                'cities' => [
                    ['name' => 'Quetta', 'cod_available' => true],
                    ['name' => 'Gwadar', 'cod_available' => true],
                    ['name' => 'Turbat', 'cod_available' => true],
                    ['name' => 'Khuzdar', 'cod_available' => true],
                ],
            ],
            [
                'name' => 'Azad Jammu & Kashmir',
                'short_code' => 'JK', // ISO 3166-2:PK
                'is_active' => true,
                'cities' => [
                    ['name' => 'Muzaffarabad', 'cod_available' => true],
                    ['name' => 'Mirpur', 'cod_available' => true],
                    ['name' => 'Kotli', 'cod_available' => false],
                ],
            ],
            [
                'name' => 'Gilgit-Baltistan',
                'short_code' => 'GB', // ISO 3166-2:PK
                'is_active' => true,
                'cities' => [
                    ['name' => 'Gilgit', 'cod_available' => true],
                    ['name' => 'Skardu', 'cod_available' => true],
                    ['name' => 'Hunza', 'cod_available' => false],
                ],
            ],
        ];

        foreach ($provinces as $row) {
            $province = Province::updateOrCreate(
                ['slug' => Str::slug($row['name'])],
                ['name' => $row['name'], 'code' => $row['short_code']]
            );
            foreach ($row['cities'] as $city) {
                City::updateOrCreate(['name' => $city['name'], 'province_id' => $province->id], $city);
            }
        }
    }
}
