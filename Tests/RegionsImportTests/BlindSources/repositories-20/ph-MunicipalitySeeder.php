<?php

namespace Database\Seeders;

use App\Models\Municipality;
use Illuminate\Database\Seeder;

class MunicipalitySeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        $municipalities = [
            //Region I (Ilocos Region) db-id::1 regs
                //Ilocos Norte db-id::1 provs

                    [
                        "name" => "Adams",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Bacarra",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Badoc",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Bangui",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Banna",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Batac City",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Burgos",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Carasi",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Currimao",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Dingras",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Dumalneg",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Laoag City",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Marcos",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Nueva Era",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Pagudpud",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Paoay",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Pasuquin",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Piddig",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Pinili",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "San Nicolas",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Sarrat",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Solsona",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

                    [
                        "name" => "Vintar",
                        "country_code" => 1,
                        "region_code" => 1,
                        "province_code" => 1,
                    ],

            //Region II (Cagayan Valley) db-id::2 regs
                //Batanes db-id::5 provs

                    [
                        "name" => "Basco",
                        "country_code" => 1,
                        "region_code" => 2,
                        "province_code" => 5,
                    ],

                    [
                        "name" => "Itbayat",
                        "country_code" => 1,
                        "region_code" => 2,
                        "province_code" => 5,
                    ],

                    [
                        "name" => "Ivana",
                        "country_code" => 1,
                        "region_code" => 2,
                        "province_code" => 5,
                    ],

                    [
                        "name" => "Mahatao",
                        "country_code" => 1,
                        "region_code" => 2,
                        "province_code" => 5,
                    ],

                    [
                        "name" => "Sabtang",
                        "country_code" => 1,
                        "region_code" => 2,
                        "province_code" => 5,
                    ],

                    [
                        "name" => "Uyugan",
                        "country_code" => 1,
                        "region_code" => 2,
                        "province_code" => 5,
                    ],

            //Region III (Central Luzon) db-id::3 regs
                //Aurora db-id::10 provs

                    [
                        "name" => "Baler",
                        "country_code" => 1,
                        "region_code" => 3,
                        "province_code" => 10,
                    ],

                    [
                        "name" => "Casiguran",
                        "country_code" => 1,
                        "region_code" => 3,
                        "province_code" => 10,
                    ],

                    [
                        "name" => "Dilasag",
                        "country_code" => 1,
                        "region_code" => 3,
                        "province_code" => 10,
                    ],

                    [
                        "name" => "Dinalungan",
                        "country_code" => 1,
                        "region_code" => 3,
                        "province_code" => 10,
                    ],

                    [
                        "name" => "Dingalan",
                        "country_code" => 1,
                        "region_code" => 3,
                        "province_code" => 10,
                    ],

                    [
                        "name" => "Dipaculao",
                        "country_code" => 1,
                        "region_code" => 3,
                        "province_code" => 10,
                    ],

                    [
                        "name" => "Maria Aurora",
                        "country_code" => 1,
                        "region_code" => 3,
                        "province_code" => 10,
                    ],

                    [
                        "name" => "San Luis",
                        "country_code" => 1,
                        "region_code" => 3,
                        "province_code" => 10,
                    ],

            //MIMAROPA Region db-id::5 regs
                //Marinduque db-id::22 provs

                    [
                        "name" => "Boac",
                        "country_code" => 1,
                        "region_code" => 5,
                        "province_code" => 22,
                    ],

                    [
                        "name" => "Buenavista",
                        "country_code" => 1,
                        "region_code" => 5,
                        "province_code" => 22,
                    ],

                    [
                        "name" => "Gasan",
                        "country_code" => 1,
                        "region_code" => 5,
                        "province_code" => 22,
                    ],

                    [
                        "name" => "Mogpog",
                        "country_code" => 1,
                        "region_code" => 5,
                        "province_code" => 22,
                    ],

                    [
                        "name" => "Santa Cruz",
                        "country_code" => 1,
                        "region_code" => 5,
                        "province_code" => 22,
                    ],

                    [
                        "name" => "Torrijos",
                        "country_code" => 1,
                        "region_code" => 5,
                        "province_code" => 22,
                    ],

        ];

        foreach ($municipalities as $municipality) {
            Municipality::insert($municipality);
        }
    }
}
