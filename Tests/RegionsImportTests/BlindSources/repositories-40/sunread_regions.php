<?php

return [
	[
		"name" => "Southern Nations, Nationalities and Peoples Region",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "SN",
	],
	[
		"name" => "Somali Region",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "SO",
	],
	[
		"name" => "Amhara Region",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "AM",
	],
	[
		"name" => "Tigray Region",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "TI",
	],
	[
		"name" => "Oromia Region",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "OR",
	],
	[
		"name" => "Afar Region",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "AF",
	],
	[
		"name" => "Harari Region",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "HA",
	],
	[
		"name" => "Dire Dawa",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "DD",
	],
	[
		"name" => "Benishangul-Gumuz Region",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "BE",
	],
	[
		"name" => "Gambela Region",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "GA",
	],
	[
		"name" => "Addis Ababa",
		"country_id" => 70,
		"country_code" => "ET",
		"code" => "AA",
	],
	[
		"name" => "Petnjica Municipality",
		"country_id" => 147,
		"country_code" => "ME",
		"code" => "23",
	],
	[
		"name" => "Bar Municipality",
		"country_id" => 147,
		"country_code" => "ME",
		"code" => "02",
	],
	[
		"name" => "Danilovgrad Municipality",
		"country_id" => 147,
		"country_code" => "ME",
		"code" => "07",
	],
	[
		"name" => "Rožaje Municipality",
		"country_id" => 147,
		"country_code" => "ME",
		"code" => "17",
	],
	[
		"name" => "Plužine Municipality",
		"country_id" => 147,
		"country_code" => "ME",
		"code" => "15",
	],
	[
		"name" => "Nikšić Municipality",
		"country_id" => 147,
		"country_code" => "ME",
		"code" => "12",
	],
	[
		"name" => "Šavnik Municipality",
		"country_id" => 147,
		"country_code" => "ME",
		"code" => "18",
	],
];
