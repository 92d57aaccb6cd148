<?php


global $places;

$places['JO'] = array(
	// Amman
	'AM' => array(
		'Amman',
		'Al-Quwaysimah',
		'Tila Al-Ali',
		'Wadi As-Ser',
		'Al-Jubayhah',
		'Khuraybat As-Suq',
		'Sahab',
		'Suwaylih',
		'Umm Qushayr',
		'Al-Jizah',
		'Marj Al-Hamam',
		'Askan Abu Nushayr',
		'Shafa Badran',
		'Naour',
	),
	// Ajloun
	'AJ' => array(
		'Anjara',
		'Kunfranjah',
	),
	// Al-Balqa
	'BA' => array(
		'As-Salt',
		'Al-Baq\'a',
		'Ayn Al-Basha',
	),
	// Aqaba
	'AQ' => array(
		'Aqaba',
	),
	// Irbid
	'IR' => array(
		'Irbid',
		'Ar Ramtha',
		'Aydoun',
		'Ash-Sarih',
		'Bayt Ras',
		'Al Husn',
		'At-Turrah',
		'Der Abi Saeed',
		'No\'ayymeh',
		'AshShajarah',
		'Muhayyam al-Ashhahid Azmi',
		'Al-Mashariqah',
		'Huwwarah',
		'Kafr Yooba',
		'Krayymeh',
	),
	// Jerash
	'JA' => array(
		'Jerash',
	),
	// Al-Karak
	'KA' => array(
		'Karak',
		'Mu\'tah',
		'Ghawr Ash-Shafi',
	),
	// Ma'an
	'MA' => array(
		'Ma\'an',
	),
	// Madaba
	'MD' => array(
		'Madaba',
	),
	// Mafraq
	'MF' => array(
		'Mafraq',
		'Zaatari Refugee Camp',
	),
	// Tafilah
	'TA' => array(
		'Tafilah',
	),
	// Zarqa
	'ZA' => array(
		'Zarqa',
		'Russeifa',
		'Ad-Dulayl',
		'Al-Hashimiyah',
		'Muhayyam Hatin',
		'Azraq Refugee Camp',
	),
);