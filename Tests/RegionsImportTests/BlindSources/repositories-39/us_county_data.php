<?php

$us_county_data = [
	[
		"county_code" => "45023",
		"county_name" => "Chester",
		"state_code" => "SC",
		"number_of_city" => "7"
	],
	[
		"county_code" => "48489",
		"county_name" => "Willacy",
		"state_code" => "TX",
		"number_of_city" => "8"
	],
	[
		"county_code" => "12107",
		"county_name" => "Putnam",
		"state_code" => "FL",
		"number_of_city" => "6"
	],
	[
		"county_code" => "21165",
		"county_name" => "Menifee",
		"state_code" => "KY",
		"number_of_city" => "1"
	],
	[
		"county_code" => "28003",
		"county_name" => "Alcorn",
		"state_code" => "MS",
		"number_of_city" => "5"
	],
	[
		"county_code" => "01075",
		"county_name" => "Lamar",
		"state_code" => "AL",
		"number_of_city" => "6"
	],
	[
		"county_code" => "53015",
		"county_name" => "Cowlitz",
		"state_code" => "WA",
		"number_of_city" => "7"
	],
	[
		"county_code" => "17165",
		"county_name" => "Saline",
		"state_code" => "IL",
		"number_of_city" => "6"
	],
	[
		"county_code" => "17189",
		"county_name" => "Washington",
		"state_code" => "IL",
		"number_of_city" => "12"
	],
	[
		"county_code" => "36087",
		"county_name" => "Rockland",
		"state_code" => "NY",
		"number_of_city" => "34"
	],
	[
		"county_code" => "38081",
		"county_name" => "Sargent",
		"state_code" => "ND",
		"number_of_city" => "7"
	],
	[
		"county_code" => "16071",
		"county_name" => "Oneida",
		"state_code" => "ID",
		"number_of_city" => "1"
	],
	[
		"county_code" => "08037",
		"county_name" => "Eagle",
		"state_code" => "CO",
		"number_of_city" => "11"
	],
	[
		"county_code" => "29039",
		"county_name" => "Cedar",
		"state_code" => "MO",
		"number_of_city" => "4"
	],
	[
		"county_code" => "23005",
		"county_name" => "Cumberland",
		"state_code" => "ME",
		"number_of_city" => "11"
	],
	[
		"county_code" => "36059",
		"county_name" => "Nassau",
		"state_code" => "NY",
		"number_of_city" => "132"
	],
	[
		"county_code" => "13089",
		"county_name" => "DeKalb",
		"state_code" => "GA",
		"number_of_city" => "21"
	]
];
