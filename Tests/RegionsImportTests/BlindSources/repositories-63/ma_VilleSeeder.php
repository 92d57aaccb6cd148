<?php

namespace Database\Seeders;

use App\Models\Ville;
use Illuminate\Database\Seeder;

class VilleSeeder extends Seeder
{
    public function run(): void
    {
        Ville::create(['name' => 'Casablanca']);
        Ville::create(['name' => 'Rabat']);
        Ville::create(['name' => 'Fès']);
        Ville::create(['name' => 'Marrakech']);
        Ville::create(['name' => 'Tanger']);
        Ville::create(['name' => 'Agadir']);
        Ville::create(['name' => 'Meknès']);
        Ville::create(['name' => 'Oujda']);
        Ville::create(['name' => 'Kenitra']);
        Ville::create(['name' => 'Tetouan']);
        Ville::create(['name' => 'Safi']);
        Ville::create(['name' => 'Mohammedia']);
        Ville::create(['name' => 'Khouribga']);
        Ville::create(['name' => 'Beni Mellal']);
        Ville::create(['name' => 'El Jadida']);
        Ville::create(['name' => 'Taza']);
        Ville::create(['name' => 'Nador']);
        Ville::create(['name' => 'Settat']);
        Ville::create(['name' => 'Berrechid']);
        Ville::create(['name' => 'Larache']);
        Ville::create(['name' => 'Ksar El Kebir']);
        Ville::create(['name' => 'Tétouan']);
        Ville::create(['name' => 'Berkane']);
        Ville::create(['name' => 'Taourirt']);
        Ville::create(['name' => 'Ouarzazate']);
        Ville::create(['name' => 'Sidi Slimane']);
        Ville::create(['name' => 'Guelmim']);
        Ville::create(['name' => 'Khenifra']);
        Ville::create(['name' => 'Taroudant']);
        Ville::create(['name' => 'Zagora']);
        Ville::create(['name' => 'Sidi Kacem']);
        Ville::create(['name' => 'Oued Zem']);
        Ville::create(['name' => 'Errachidia']);
        Ville::create(['name' => 'Oulad Teima']);
        Ville::create(['name' => 'Ouezzane']);
        Ville::create(['name' => 'Sefrou']);
    }
}
