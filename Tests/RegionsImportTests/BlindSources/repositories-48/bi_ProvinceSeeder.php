<?php

namespace Database\Seeders;

class ProvinceSeeder extends Seeder
{
    public function run(): void
    {
        DB::table('provinces')->insert([
            [
                'id' => 1,
                'name' => 'BUHUMUZA',
                'slug' => Str::slug('BUHUMUZA'),
                'description' => null,
                'province_latitude' => null,
                'province_longitude' => null,
                'pays_code' => null,
                'country_id' => null,
                'created_at' => '2024-07-18 20:49:07',
                'updated_at' => '2024-07-18 20:49:07',
                'deleted_at' => null,
            ],
            [
                'id' => 2,
                'name' => 'BUJUMBURA',
                'slug' => Str::slug('BUJUMBURA'),
                'description' => null,
                'province_latitude' => null,
                'province_longitude' => null,
                'pays_code' => null,
                'country_id' => null,
                'created_at' => '2024-07-18 20:49:07',
                'updated_at' => '2024-07-18 20:49:07',
                'deleted_at' => null,
            ],
            [
                'id' => 3,
                'name' => 'BURUNGA',
                'slug' => Str::slug('BURUNGA'),
                'description' => null,
                'province_latitude' => null,
                'province_longitude' => null,
                'pays_code' => null,
                'country_id' => null,
                'created_at' => '2024-07-18 20:49:07',
                'updated_at' => '2024-07-18 20:49:07',
                'deleted_at' => null,
            ],
            [
                'id' => 4,
                'name' => 'BUTANYERERA',
                'slug' => Str::slug('BUTANYERERA'),
                'description' => null,
                'province_latitude' => null,
                'province_longitude' => null,
                'pays_code' => null,
                'country_id' => null,
                'created_at' => '2024-07-18 20:49:07',
                'updated_at' => '2024-07-18 20:49:07',
                'deleted_at' => null,
            ],
            [
                'id' => 5,
                'name' => 'GITEGA',
                'slug' => Str::slug('GITEGA'),
                'description' => null,
                'province_latitude' => null,
                'province_longitude' => null,
                'pays_code' => null,
                'country_id' => null,
                'created_at' => '2024-07-18 20:49:07',
                'updated_at' => '2024-07-18 20:49:07',
                'deleted_at' => null,
            ]
        ]);
    }
}
