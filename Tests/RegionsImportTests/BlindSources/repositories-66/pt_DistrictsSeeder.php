<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;

class DistrictsSeeder extends Seeder
{
    public function run()
    {

        \App\Models\Districts::create([
            'id' => 1,
            'name' => "Aveiro",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 2,
            'name' => "Beja",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 3,
            'name' => "Braga",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 4,
            'name' => "Bragança",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 5,
            'name' => "Castelo Branco",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 6,
            'name' => "Coimbra",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 7,
            'name' => "Évora",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 8,
            'name' => "Faro",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 9,
            'name' => "Guarda",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 10,
            'name' => "Leiria",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 31,
            'name' => "Ilha da Madeira",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 32,
            'name' => "Ilha de Porto Santo",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 41,
            'name' => "Ilha de Santa Maria",
            'active' => 1,
        ]);

        \App\Models\Districts::create([
            'id' => 42,
            'name' => "Ilha de São Miguel",
            'active' => 1,
        ]);

    }
}
