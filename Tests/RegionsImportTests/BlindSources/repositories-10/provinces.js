"use strict";
define(['model'],function($model){
	return new $model(
			{
			  "meta": {
				"message": "List of Provinces",
				"limit": 2000,
				"next": null,
				"prev": null,
				"last": 1,
				"count": 8,
				"page": 1,
				"pages": 1,
				"epoch": 1456274962,
				"code": 200
			  },
			  "data": [
				{
				  "id": "MNL",
				  "name": "Metro Manila",
				  "country_id": "PH",
				  "is_active": 1,
				  "order": 1
				},
				{
				  "id": "ABR",
				  "name": "Abra",
				  "country_id": "PH",
				  "is_active": 1,
				  "order": 2
				},
				{
				  "id": "AGN",
				  "name": "Agusan del Norte",
				  "country_id": "PH",
				  "is_active": 1,
				  "order": 3
				},
				{
				  "id": "AGS",
				  "name": "Agusan del Sur",
				  "country_id": "PH",
				  "is_active": 1,
				  "order": 4
				},
				{
				  "id": "AKL",
				  "name": "Aklan",
				  "country_id": "PH",
				  "is_active": 1,
				  "order": 5
				},
				{
				  "id": "ALB",
				  "name": "Albay",
				  "country_id": "PH",
				  "is_active": 1,
				  "order": 6
				},
				{
				  "id": "ANT",
				  "name": "Antique",
				  "country_id": "PH",
				  "is_active": 1,
				  "order": 7
				},
				{
				  "id": "APA",
				  "name": "Apayao",
				  "country_id": "PH",
				  "is_active": 1,
				  "order": 8
				}
			  ]
			}
		);
});