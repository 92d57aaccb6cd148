<?php

namespace Database\Seeders;

use App\Models\State;
use Illuminate\Database\Seeder;

class StateSeeder extends Seeder
{
    public function run(): void
    {
        $states = [
            ['name' => 'Abia', 'lgas' => ['Aba North', 'Aba South', 'Arochukwu']],
            ['name' => 'Yobe', 'lgas' => ['Bade', 'Bursari']],
            ['name' => 'FCT', 'lgas' => ['Abaji', 'Bwari']],
        ];

        foreach ($states as $state) {
            $s = State::create(['name' => $state['name']]);
            foreach ($state['lgas'] as $lga) {
                $s->lgas()->create(['name' => $lga]);
            }
        }
    }
}
