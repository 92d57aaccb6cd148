"use strict";
define(['model'],function($model){
	return new $model(
			{
			  "meta": {
				"message": "List of Cities",
				"limit": 2000,
				"next": null,
				"prev": null,
				"last": 1,
				"count": 88,
				"page": 1,
				"pages": 1,
				"epoch": 1456274710,
				"code": 200
			  },
			  "data": [
				{
				  "id": 1,
				  "name": "Bangued",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2800,
				  "area_code": 74
				},
				{
				  "id": 2,
				  "name": "Boliney",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2815,
				  "area_code": 74
				},
				{
				  "id": 3,
				  "name": "Bucay",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2805,
				  "area_code": 74
				},
				{
				  "id": 4,
				  "name": "Bucloc",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2817,
				  "area_code": 74
				},
				{
				  "id": 5,
				  "name": "Daguioman",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2816,
				  "area_code": 74
				},
				{
				  "id": 6,
				  "name": "Danglas",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2825,
				  "area_code": 74
				},
				{
				  "id": 7,
				  "name": "Dolores",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2801,
				  "area_code": 74
				},
				{
				  "id": 8,
				  "name": "La Paz",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2826,
				  "area_code": 74
				},
				{
				  "id": 9,
				  "name": "Lacub",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2821,
				  "area_code": 74
				},
				{
				  "id": 10,
				  "name": "Lagangilang",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2802,
				  "area_code": 74
				},
				{
				  "id": 11,
				  "name": "Lagayan",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2824,
				  "area_code": 74
				},
				{
				  "id": 12,
				  "name": "Langiden",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2807,
				  "area_code": 74
				},
				{
				  "id": 13,
				  "name": "Licuan-Baay",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2819,
				  "area_code": 74
				},
				{
				  "id": 14,
				  "name": "Luba",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2813,
				  "area_code": 74
				},
				{
				  "id": 15,
				  "name": "Malibcong",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2820,
				  "area_code": 74
				},
				{
				  "id": 16,
				  "name": "Manabo",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2810,
				  "area_code": 74
				},
				{
				  "id": 17,
				  "name": "Peñarrubia",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2804,
				  "area_code": 74
				},
				{
				  "id": 18,
				  "name": "Pidigan",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2806,
				  "area_code": 74
				},
				{
				  "id": 19,
				  "name": "Pilar",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2812,
				  "area_code": 74
				},
				{
				  "id": 20,
				  "name": "Sallapadan",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2818,
				  "area_code": 74
				},
				{
				  "id": 21,
				  "name": "San Isidro",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2809,
				  "area_code": 74
				},
				{
				  "id": 22,
				  "name": "San Juan",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2823,
				  "area_code": 74
				},
				{
				  "id": 23,
				  "name": "San Quintin",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2808,
				  "area_code": 74
				},
				{
				  "id": 24,
				  "name": "Tayum",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2803,
				  "area_code": 74
				},
				{
				  "id": 25,
				  "name": "Tineg",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2822,
				  "area_code": 74
				},
				{
				  "id": 26,
				  "name": "Tubo",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2814,
				  "area_code": 74
				},
				{
				  "id": 27,
				  "name": "Villaviciosa",
				  "province_id": "ABR",
				  "is_active": 1,
				  "zip_code": 2811,
				  "area_code": 74
				},
				{
				  "id": 28,
				  "name": "Buenavista",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8601,
				  "area_code": 85
				},
				{
				  "id": 29,
				  "name": "Butuan City",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8600,
				  "area_code": 85
				},
				{
				  "id": 30,
				  "name": "Cabadbaran City",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8605,
				  "area_code": 85
				},
				{
				  "id": 31,
				  "name": "Carmen",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8603,
				  "area_code": 85
				},
				{
				  "id": 32,
				  "name": "Jabonga",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8607,
				  "area_code": 85
				},
				{
				  "id": 33,
				  "name": "Kitcharao",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8609,
				  "area_code": 85
				},
				{
				  "id": 34,
				  "name": "Las Nieves",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8610,
				  "area_code": 85
				},
				{
				  "id": 35,
				  "name": "Magallanes",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8604,
				  "area_code": 85
				},
				{
				  "id": 36,
				  "name": "Nasipit",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8602,
				  "area_code": 85
				},
				{
				  "id": 37,
				  "name": "Remedios T. Romualdez",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8611,
				  "area_code": 85
				},
				{
				  "id": 38,
				  "name": "Santiago",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8608,
				  "area_code": 85
				},
				{
				  "id": 39,
				  "name": "Tubay",
				  "province_id": "AGN",
				  "is_active": 1,
				  "zip_code": 8606,
				  "area_code": 85
				},
				{
				  "id": 40,
				  "name": "Bayugan City",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8502,
				  "area_code": 85
				},
				{
				  "id": 41,
				  "name": "Bunawan",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8506,
				  "area_code": 85
				},
				{
				  "id": 42,
				  "name": "Esperanza",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8513,
				  "area_code": 85
				},
				{
				  "id": 43,
				  "name": "La Paz",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8508,
				  "area_code": 85
				},
				{
				  "id": 44,
				  "name": "Loreto",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8507,
				  "area_code": 85
				},
				{
				  "id": 45,
				  "name": "Prosperidad",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8500,
				  "area_code": 85
				},
				{
				  "id": 46,
				  "name": "Rosario",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8504,
				  "area_code": 85
				},
				{
				  "id": 47,
				  "name": "San Francisco",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8501,
				  "area_code": 85
				},
				{
				  "id": 48,
				  "name": "San Luis",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8511,
				  "area_code": 85
				},
				{
				  "id": 49,
				  "name": "Santa Josefa",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8512,
				  "area_code": 85
				},
				{
				  "id": 50,
				  "name": "Sibagat",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8503,
				  "area_code": 85
				},
				{
				  "id": 51,
				  "name": "Talacogon",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8510,
				  "area_code": 85
				},
				{
				  "id": 52,
				  "name": "Trento",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8505,
				  "area_code": 85
				},
				{
				  "id": 53,
				  "name": "Veruela",
				  "province_id": "AGS",
				  "is_active": 1,
				  "zip_code": 8509,
				  "area_code": 85
				},
				{
				  "id": 54,
				  "name": "Altavas",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5616,
				  "area_code": 36
				},
				{
				  "id": 55,
				  "name": "Balete",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5614,
				  "area_code": 36
				},
				{
				  "id": 56,
				  "name": "Banga",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5601,
				  "area_code": 36
				},
				{
				  "id": 57,
				  "name": "Batan",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5615,
				  "area_code": 36
				},
				{
				  "id": 58,
				  "name": "Buruanga",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5609,
				  "area_code": 36
				},
				{
				  "id": 59,
				  "name": "Ibajay",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5613,
				  "area_code": 36
				},
				{
				  "id": 60,
				  "name": "Kalibo",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5600,
				  "area_code": 36
				},
				{
				  "id": 61,
				  "name": "Lezo",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5605,
				  "area_code": 36
				},
				{
				  "id": 62,
				  "name": "Libacao",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5602,
				  "area_code": 36
				},
				{
				  "id": 63,
				  "name": "Madalag",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5603,
				  "area_code": 36
				},
				{
				  "id": 64,
				  "name": "Makato",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5611,
				  "area_code": 36
				},
				{
				  "id": 65,
				  "name": "Malay",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5608,
				  "area_code": 36
				},
				{
				  "id": 66,
				  "name": "Malinao",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5606,
				  "area_code": 36
				},
				{
				  "id": 67,
				  "name": "Nabas",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5607,
				  "area_code": 36
				},
				{
				  "id": 68,
				  "name": "New Washington",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5610,
				  "area_code": 36
				},
				{
				  "id": 69,
				  "name": "Numancia",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5604,
				  "area_code": 36
				},
				{
				  "id": 70,
				  "name": "Tangalan",
				  "province_id": "AKL",
				  "is_active": 1,
				  "zip_code": 5612,
				  "area_code": 36
				},
				{
				  "id": 71,
				  "name": "Bacacay",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4509,
				  "area_code": 52
				},
				{
				  "id": 72,
				  "name": "Camalig",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4502,
				  "area_code": 52
				},
				{
				  "id": 73,
				  "name": "Daraga (Locsin)",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4501,
				  "area_code": 52
				},
				{
				  "id": 74,
				  "name": "Guinobatan",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4503,
				  "area_code": 52
				},
				{
				  "id": 75,
				  "name": "Jovellar",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4515,
				  "area_code": 52
				},
				{
				  "id": 76,
				  "name": "Legazpi City",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4500,
				  "area_code": 52
				},
				{
				  "id": 77,
				  "name": "Libon",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4507,
				  "area_code": 52
				},
				{
				  "id": 78,
				  "name": "Ligao City",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4504,
				  "area_code": 52
				},
				{
				  "id": 79,
				  "name": "Malilipot",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4510,
				  "area_code": 52
				},
				{
				  "id": 80,
				  "name": "Malinao",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4512,
				  "area_code": 52
				},
				{
				  "id": 81,
				  "name": "Manito",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4514,
				  "area_code": 52
				},
				{
				  "id": 82,
				  "name": "Oas",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4504,
				  "area_code": 52
				},
				{
				  "id": 83,
				  "name": "Pio Duran",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4516,
				  "area_code": 52
				},
				{
				  "id": 84,
				  "name": "Polangui",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4506,
				  "area_code": 52
				},
				{
				  "id": 85,
				  "name": "Rapu-Rapu",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4517,
				  "area_code": 52
				},
				{
				  "id": 86,
				  "name": "Santo Domingo",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4508,
				  "area_code": 52
				},
				{
				  "id": 87,
				  "name": "Tabaco City",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4511,
				  "area_code": 52
				},
				{
				  "id": 88,
				  "name": "Tiwi",
				  "province_id": "ALB",
				  "is_active": 1,
				  "zip_code": 4513,
				  "area_code": 52
				}
			  ]
			}
		);
});