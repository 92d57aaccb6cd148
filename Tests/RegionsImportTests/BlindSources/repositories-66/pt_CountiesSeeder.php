<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;

class CountiesSeeder extends Seeder
{
    public function run()
    {
        \App\Models\Counties::create([
            'id' => 6,
            'district_id' => 1,
            'name' => "Castelo de Paiva",
            'active' => 1,
        ]);

        \App\Models\Counties::create([
            'id' => 7,
            'district_id' => 1,
            'name' => "Espinho",
            'active' => 1,
        ]);

        \App\Models\Counties::create([
            'id' => 8,
            'district_id' => 1,
            'name' => "Estarreja",
            'active' => 1,
        ]);

        \App\Models\Counties::create([
            'id' => 9,
            'district_id' => 1,
            'name' => "Santa Maria da Feira",
            'active' => 1,
        ]);

        \App\Models\Counties::create([
            'id' => 10,
            'district_id' => 1,
            'name' => "Ílhavo",
            'active' => 1,
        ]);

        \App\Models\Counties::create([
            'id' => 11,
            'district_id' => 1,
            'name' => "Mealhada",
            'active' => 1,
        ]);

        \App\Models\Counties::create([
            'id' => 12,
            'district_id' => 1,
            'name' => "Murtosa",
            'active' => 1,
        ]);

        \App\Models\Counties::create([
            'id' => 13,
            'district_id' => 1,
            'name' => "Oliveira de Azeméis",
            'active' => 1,
        ]);

        \App\Models\Counties::create([
            'id' => 14,
            'district_id' => 1,
            'name' => "Oliveira do Bairro",
            'active' => 1,
        ]);

        \App\Models\Counties::create([
            'id' => 15,
            'district_id' => 1,
            'name' => "Ovar",
            'active' => 1,
        ]);

    }
}
