<?php

namespace Database\Seeders;

use App\Models\Municipality;
use Illuminate\Database\Console\Seeds\WithoutModelEvents;
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
        Municipality::insert([
            [
                "id" => 1,
                "municipality_name" => "Ahuachapán",
                "department_id" => 1,
            ],
            [
                "id" => 11,
                "municipality_name" => "Apaneca",
                "department_id" => 1,
            ],
            [
                "id" => 26,
                "municipality_name" => "Atiquizaya",
                "department_id" => 1,
            ],
            [
                "id" => 13,
                "municipality_name" => "Concepción de Ataco",
                "department_id" => 1,
            ],
            [
                "id" => 28,
                "municipality_name" => "El Refugio",
                "department_id" => 1,
            ],
            [
                "id" => 23,
                "municipality_name" => "Guaymango",
                "department_id" => 1,
            ],
            [
                "id" => 37,
                "municipality_name" => "Jujutla",
                "department_id" => 1,
            ],
            [
                "id" => 5,
                "municipality_name" => "San Francisco Menéndez",
                "department_id" => 1,
            ],
            [
                "id" => 3,
                "municipality_name" => "San Lorenzo",
                "department_id" => 1,
            ],
            [
                "id" => 10,
                "municipality_name" => "San Pedro Puxtla",
                "department_id" => 1,
            ],
            [
                "id" => 14,
                "municipality_name" => "Tacuba",
                "department_id" => 1,
            ],
            [
                "id" => 63,
                "municipality_name" => "Turín",
                "department_id" => 1,
            ],
            [
                "id" => 64,
                "municipality_name" => "Candelaria de la Frontera",
                "department_id" => 2,
            ],
            [
                "id" => 61,
                "municipality_name" => "Coatepeque",
                "department_id" => 2,
            ],
            [
                "id" => 36,
                "municipality_name" => "Chalchuapa",
                "department_id" => 2,
            ],
            [
                "id" => 75,
                "municipality_name" => "El Congo",
                "department_id" => 2,
            ],
            [
                "id" => 68,
                "municipality_name" => "El Porvenir",
                "department_id" => 2,
            ],
            [
                "id" => 70,
                "municipality_name" => "Masahuat",
                "department_id" => 2,
            ],
            [
                "id" => 83,
                "municipality_name" => "Metapán",
                "department_id" => 2,
            ],
            [
                "id" => 49,
                "municipality_name" => "San Antonio Pajonal",
                "department_id" => 2,
            ],
            [
                "id" => 38,
                "municipality_name" => "San Sebastián Salitrillo",
                "department_id" => 2,
            ],
            [
                "id" => 91,
                "municipality_name" => "Santa Ana",
                "department_id" => 2,
            ],
            [
                "id" => 88,
                "municipality_name" => "Santa Rosa Guachipilín",
                "department_id" => 2,
            ],
            [
                "id" => 89,
                "municipality_name" => "Santiago de la Frontera",
                "department_id" => 2,
            ],
            [
                "id" => 90,
                "municipality_name" => "Texistepeque",
                "department_id" => 2,
            ],
            [
                "id" => 92,
                "municipality_name" => "Acajutla",
                "department_id" => 3,
            ],
            [
                "id" => 54,
                "municipality_name" => "Armenia",
                "department_id" => 3,
            ],
            [
                "id" => 93,
                "municipality_name" => "Caluco",
                "department_id" => 3,
            ],
            [
                "id" => 19,
                "municipality_name" => "Cuisnahuat",
                "department_id" => 3,
            ],
            [
                "id" => 20,
                "municipality_name" => "Santa Isabel Ishuatán",
                "department_id" => 3,
            ],
            [
                "id" => 97,
                "municipality_name" => "Izalco",
                "department_id" => 3,
            ],
            [
                "id" => 98,
                "municipality_name" => "Juayúa",
                "department_id" => 3,
            ],
            [
                "id" => 79,
                "municipality_name" => "Nahuizalco",
                "department_id" => 3,
            ],
            [
                "id" => 220,
                "municipality_name" => "Nahulingo",
                "department_id" => 3,
            ],
            [
                "id" => 221,
                "municipality_name" => "Salcoatitán",
                "department_id" => 3,
            ],
            [
                "id" => 222,
                "municipality_name" => "San Antonio del Monte",
                "department_id" => 3,
            ],
            [
                "id" => 223,
                "municipality_name" => "San Julián",
                "department_id" => 3,
            ],
            [
                "id" => 224,
                "municipality_name" => "Santa Catarina Masahuat",
                "department_id" => 3,
            ],
            [
                "id" => 225,
                "municipality_name" => "Santo Domingo de Guzman",
                "department_id" => 3,
            ],
            [
                "id" => 35,
                "municipality_name" => "Sonsonate",
                "department_id" => 3,
            ],
            [
                "id" => 107,
                "municipality_name" => "Sonzacate",
                "department_id" => 3,
            ],
            [
                "id" => 121,
                "municipality_name" => "Agua Caliente",
                "department_id" => 4,
            ],
            [
                "id" => 42,
                "municipality_name" => "Arcatao",
                "department_id" => 4,
            ],
            [
                "id" => 101,
                "municipality_name" => "Azacualpa",
                "department_id" => 4,
            ],
            [
                "id" => 8,
                "municipality_name" => "Citalá",
                "department_id" => 4,
            ],
            [
                "id" => 127,
                "municipality_name" => "Comalapa",
                "department_id" => 4,
            ],
            [
                "id" => 122,
                "municipality_name" => "Concepción Quezaltepeque",
                "department_id" => 4,
            ],
            [
                "id" => 77,
                "municipality_name" => "Chalatenango",
                "department_id" => 4,
            ],
            [
                "id" => 53,
                "municipality_name" => "Dulce Nombre de María",
                "department_id" => 4,
            ],
            [
                "id" => 102,
                "municipality_name" => "El Carrizal",
                "department_id" => 4,
            ],
            [
                "id" => 50,
                "municipality_name" => "El Paraíso",
                "department_id" => 4,
            ],
            [
                "id" => 94,
                "municipality_name" => "La Laguna",
                "department_id" => 4,
            ],
            [
                "id" => 120,
                "municipality_name" => "La Palma",
                "department_id" => 4,
            ],
            [
                "id" => 15,
                "municipality_name" => "La Reina",
                "department_id" => 4,
            ],
            [
                "id" => 231,
                "municipality_name" => "Las Vueltas",
                "department_id" => 4,
            ],
            [
                "id" => 113,
                "municipality_name" => "Nombre de Jesús",
                "department_id" => 4,
            ],
            [
                "id" => 117,
                "municipality_name" => "Nueva Concepción",
                "department_id" => 4,
            ],
            [
                "id" => 40,
                "municipality_name" => "Nueva Trinidad",
                "department_id" => 4,
            ],
            [
                "id" => 233,
                "municipality_name" => "Ojos de Agua",
                "department_id" => 4,
            ],
            [
                "id" => 65,
                "municipality_name" => "Potonico",
                "department_id" => 4,
            ],
            [
                "id" => 232,
                "municipality_name" => "San Antonio de la Cruz",
                "department_id" => 4,
            ],
            [
                "id" => 230,
                "municipality_name" => "San Antonio Los Ranchos",
                "department_id" => 4,
            ],
            [
                "id" => 123,
                "municipality_name" => "San Fernando",
                "department_id" => 4,
            ],
            [
                "id" => 41,
                "municipality_name" => "San Francisco Lempa",
                "department_id" => 4,
            ],
            [
                "id" => 119,
                "municipality_name" => "San Francisco Morazán",
                "department_id" => 4,
            ],
            [
                "id" => 217,
                "municipality_name" => "San Ignacio",
                "department_id" => 4,
            ],
            [
                "id" => 62,
                "municipality_name" => "San Isidro Labrador",
                "department_id" => 4,
            ],
            [
                "id" => 124,
                "municipality_name" => "Cancasque",
                "department_id" => 4,
            ],
            [
                "id" => 118,
                "municipality_name" => "Las Flores",
                "department_id" => 4,
            ],
            [
                "id" => 129,
                "municipality_name" => "San Luis del Carmen",
                "department_id" => 4,
            ],
            [
                "id" => 125,
                "municipality_name" => "San Miguel de Mercedes",
                "department_id" => 4,
            ],
            [
                "id" => 87,
                "municipality_name" => "San Rafael",
                "department_id" => 4,
            ],
            [
                "id" => 229,
                "municipality_name" => "Santa Rita",
                "department_id" => 4,
            ],
            [
                "id" => 100,
                "municipality_name" => "Tejutla",
                "department_id" => 4,
            ],
            [
                "id" => 111,
                "municipality_name" => "Antiguo Cuscatlán",
                "department_id" => 5,
            ],
            [
                "id" => 130,
                "municipality_name" => "Ciudad Arce",
                "department_id" => 5,
            ],
            [
                "id" => 43,
                "municipality_name" => "Colón",
                "department_id" => 5,
            ],
            [
                "id" => 105,
                "municipality_name" => "Comasagua",
                "department_id" => 5,
            ],
            [
                "id" => 95,
                "municipality_name" => "Chiltiupán",
                "department_id" => 5,
            ],
            [
                "id" => 215,
                "municipality_name" => "Huizúcar",
                "department_id" => 5,
            ],
            [
                "id" => 99,
                "municipality_name" => "Jayaque",
                "department_id" => 5,
            ],
            [
                "id" => 214,
                "municipality_name" => "Jicalapa",
                "department_id" => 5,
            ],
            [
                "id" => 73,
                "municipality_name" => "La Libertad",
                "department_id" => 5,
            ],
            [
                "id" => 96,
                "municipality_name" => "Nuevo Cuscatlán",
                "department_id" => 5,
            ],
            [
                "id" => 104,
                "municipality_name" => "Santa Tecla",
                "department_id" => 5,
            ],
            [
                "id" => 139,
                "municipality_name" => "Quezaltepeque",
                "department_id" => 5,
            ],
            [
                "id" => 114,
                "municipality_name" => "Sacacoyo",
                "department_id" => 5,
            ],
            [
                "id" => 227,
                "municipality_name" => "San José Villanueva",
                "department_id" => 5,
            ],
            [
                "id" => 103,
                "municipality_name" => "San Juan Opico",
                "department_id" => 5,
            ],
            [
                "id" => 140,
                "municipality_name" => "San Matías",
                "department_id" => 5,
            ],
            [
                "id" => 142,
                "municipality_name" => "San Pablo Tacachico",
                "department_id" => 5,
            ],
            [
                "id" => 18,
                "municipality_name" => "Tamanique",
                "department_id" => 5,
            ],
            [
                "id" => 17,
                "municipality_name" => "Talnique",
                "department_id" => 5,
            ],
            [
                "id" => 137,
                "municipality_name" => "Teotepeque",
                "department_id" => 5,
            ],
            [
                "id" => 2,
                "municipality_name" => "Tepecoyo",
                "department_id" => 5,
            ],
            [
                "id" => 85,
                "municipality_name" => "Zaragoza",
                "department_id" => 5,
            ],

        ]);
    }
}
