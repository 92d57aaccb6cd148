<?php

return [
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
		"name" => "Bar Municipality",
		"country_id" => 147,
		"country_code" => "ME",
		"code" => "02",
	],
	[
		"name" => "Plav Municipality",
		"country_id" => 147,
		"country_code" => "ME",
		"code" => "13",
	],
	[
		"name" => "Tivat Municipality",
		"country_id" => 147,
		"country_code" => "ME",
		"code" => "19",
	],
	[
		"name" => "Khomas Region",
		"country_id" => 152,
		"country_code" => "NA",
		"code" => "KH",
	],
	[
		"name" => "Oshana Region",
		"country_id" => 152,
		"country_code" => "NA",
		"code" => "ON",
	],
];
