<?php

namespace Database\Seeders;

use App\Models\Province;
use Illuminate\Database\Seeder;

class ProvinceSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        $provinces = [
			//Region I (Ilocos Region)
				[
					"name" => "Ilocos Norte",
					"country_code" => 1,
					"region_code" => 1,
				],

				[
					"name" => "Ilocos Sur",
					"country_code" => 1,
					"region_code" => 1,
				],

				[
					"name" => "La Union",
					"country_code" => 1,
					"region_code" => 1,
				],

				[
					"name" => "Pangasinan",
					"country_code" => 1,
					"region_code" => 1,
				],


			//Region II (Cagayan Valley)
				[
					"name" => "Batanes",
					"country_code" => 1,
					"region_code" => 2,
				],

				[
					"name" => "Cagayan",
					"country_code" => 1,
					"region_code" => 2,
				],

				[
					"name" => "Isabela",
					"country_code" => 1,
					"region_code" => 2,
				],

				[
					"name" => "Nueva Vizcaya",
					"country_code" => 1,
					"region_code" => 2,
				],

				[
					"name" => "Quirino",
					"country_code" => 1,
					"region_code" => 2,
				],


			//Region III (Central Luzon)
				[
					"name" => "Aurora",
					"country_code" => 1,
					"region_code" => 3,
				],

				[
					"name" => "Bataan",
					"country_code" => 1,
					"region_code" => 3,
				],

				[
					"name" => "Bulacan",
					"country_code" => 1,
					"region_code" => 3,
				],

				[
					"name" => "Nueva Ecija",
					"country_code" => 1,
					"region_code" => 3,
				],

				[
					"name" => "Pampanga",
					"country_code" => 1,
					"region_code" => 3,
				],

				[
					"name" => "Tarlac",
					"country_code" => 1,
					"region_code" => 3,
				],

				[
					"name" => "Zambales",
					"country_code" => 1,
					"region_code" => 3,
				],


			//Region IV-A (CALABARZON)
				[
					"name" => "Batangas",
					"country_code" => 1,
					"region_code" => 4,
				],

				[
					"name" => "Cavite",
					"country_code" => 1,
					"region_code" => 4,
				],

				[
					"name" => "Laguna",
					"country_code" => 1,
					"region_code" => 4,
				],

				[
					"name" => "Quezon",
					"country_code" => 1,
					"region_code" => 4,
				],

				[
					"name" => "Rizal",
					"country_code" => 1,
					"region_code" => 4,
				],


			//MIMAROPA Region
				[
					"name" => "Marinduque",
					"country_code" => 1,
					"region_code" => 5,
				],

				[
					"name" => "Occidental Mindoro",
					"country_code" => 1,
					"region_code" => 5,
				],

				[
					"name" => "Oriental Mindoro",
					"country_code" => 1,
					"region_code" => 5,
				],

				[
					"name" => "Palawan",
					"country_code" => 1,
					"region_code" => 5,
				],

				[
					"name" => "Romblon",
					"country_code" => 1,
					"region_code" => 5,
				],


			//Region V (Bicol Region)
				[
					"name" => "Albay",
					"country_code" => 1,
					"region_code" => 6,
				],

				[
					"name" => "Camarines Norte",
					"country_code" => 1,
					"region_code" => 6,
				],

				[
					"name" => "Camarines Sur",
					"country_code" => 1,
					"region_code" => 6,
				],

				[
					"name" => "Catanduanes",
					"country_code" => 1,
					"region_code" => 6,
				],

				[
					"name" => "Masbate",
					"country_code" => 1,
					"region_code" => 6,
				],

				[
					"name" => "Sorsogon",
					"country_code" => 1,
					"region_code" => 6,
				],


		];

		Province::insert($provinces);
    }
}
