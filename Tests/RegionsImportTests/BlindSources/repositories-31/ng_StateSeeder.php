<?php

namespace Database\Seeders;

use App\Models\State;
use Illuminate\Database\Seeder;


class StateSeeder extends Seeder
{

    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {

        State::create([
            'country_id' =>  '1',
            'name' => 'Abia',
        ]);

        State::create([
            'country_id' =>  '1',
            'name' => 'Adamawa',
        ]);

        State::create([
            'country_id' =>  '1',
            'name' => 'Akwa-Ibom',
        ]);

        State::create([
            'country_id' =>  '1',
            'name' => 'Anambra',
        ]);

        State::create([
            'country_id' =>  '1',
            'name' => 'Bauchi',
        ]);

        State::create([
            'country_id' =>  '1',
            'name' => 'Bayelsa',
        ]);
    }
}
