<?php


global $states;

$states['JO'] = array(
	'AM' => 'Amman',
	'AJ' => 'Ajloun',
	'BA' => 'Al-Balqa',
	'AQ' => 'Aqaba',
	'IR' => 'Irbid',
	'JA' => 'Jerash',
	'KA' => 'Al-Karak',
	'MA' => "Ma'an",
	'MD' => 'Madaba',
	'MF' => 'Mafraq',
	'TA' => 'Tafilah',
	'ZA' => 'Zarqa',
);
