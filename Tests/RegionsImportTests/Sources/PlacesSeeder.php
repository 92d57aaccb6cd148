<?php

class PlacesSeeder extends Seeder
{
    public function run()
    {
        $alta = Province::create(['name' => 'Alta']);
        City::create(['name' => 'Cima', 'province_id' => $alta->id]);
        City::create(['name' => 'Vetta', 'province_id' => $alta->id]);
        $bassa = Province::create(['name' => 'Bassa']);
        City::create(['name' => 'Riva', 'province_id' => $bassa->id]);
    }
}
