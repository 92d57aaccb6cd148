<?php

namespace Database\Seeders;

use App\Models\Commune;
use Carbon\Carbon;
use Illuminate\Database\Seeder;

class CommuneSeeder extends Seeder
{
    protected $communes = array(
        array(
            "name" => "Adrar",
            "wilaya_id" => "01",
        ),
        array(
            "name" => "Akabli",
            "wilaya_id" => "01",
        ),
        array(
            "name" => "Aougrout",
            "wilaya_id" => "49",
        ),
        array(
            "name" => "Aoulef",
            "wilaya_id" => "01",
        ),
        array(
            "name" => "Bordj Badji Mokhtar",
            "wilaya_id" => "50",
        ),
        array(
            "name" => "Bouda",
            "wilaya_id" => "01",
        ),
        array(
            "name" => "Charouine",
            "wilaya_id" => "49",
        ),
        array(
            "name" => "Deldoul",
            "wilaya_id" => "49",
        ),
        array(
            "name" => "Fenoughil",
            "wilaya_id" => "01",
        ),
        array(
            "name" => "In Zghmir",
            "wilaya_id" => "01",
        ),
        array(
            "name" => "Ksar Kaddour",
            "wilaya_id" => "49",
        ),
        array(
            "name" => "Metarfa",
            "wilaya_id" => "49",
        ),
        array(
            "name" => "Ouled Ahmed Timmi",
            "wilaya_id" => "01",
        ),
        array(
            "name" => "Ouled Aissa",
            "wilaya_id" => "49",
        ),
        array(
            "name" => "Ouled Said",
            "wilaya_id" => "49",
        ),
        array(
            "name" => "Reggane",
            "wilaya_id" => "01",
        ),
        array(
            "name" => "Sali",
            "wilaya_id" => "01",
        ),
        array(
            "name" => "Sebaa",
            "wilaya_id" => "01",
        ),
        array(
            "name" => "Talmine",
            "wilaya_id" => "49",
        ),
    );
}
