<?php
/**
 * Republic of Senegal places
 *
 * 
 * 
 * 
 * 
 */

return [
	'SN' => [
	'DA' => [
		_x('Dakar Department', 'DA', 'dpd-city-select'),
		_x('Guediawaye Department', 'DA', 'dpd-city-select'),
		_x('Pikine Department', 'DA', 'dpd-city-select'),
		_x('Rufisque Department', 'DA', 'dpd-city-select'),
	],
	'DI' => [
		_x('Bambey', 'DI', 'dpd-city-select'),
		_x('Diourbel', 'DI', 'dpd-city-select'),
		_x('Mbacke', 'DI', 'dpd-city-select'),
	],
	'FA' => [
		_x('Fatick Department', 'FA', 'dpd-city-select'),
		_x('Foundiougne', 'FA', 'dpd-city-select'),
		_x('Gossas', 'FA', 'dpd-city-select'),
	],
	'KA' => [
		_x('Departement de Guinguineo', 'KA', 'dpd-city-select'),
		_x('Kaolack', 'KA', 'dpd-city-select'),
		_x('Nioro du Rip', 'KA', 'dpd-city-select'),
	],
	'KO' => [
		_x('Departement de Medina Yoro Foulah', 'KO', 'dpd-city-select'),
		_x('Kolda Department', 'KO', 'dpd-city-select'),
		_x('Velingara Department', 'KO', 'dpd-city-select'),
	],
	'LO' => [
		_x('Kebemer Department', 'LO', 'dpd-city-select'),
		_x('Linguere Department', 'LO', 'dpd-city-select'),
		_x('Louga Department', 'LO', 'dpd-city-select'),
	],
	'MA' => [
		_x('Departement de Ranerou Ferlo', 'MA', 'dpd-city-select'),
		_x('Kanel Department', 'MA', 'dpd-city-select'),
		_x('Matam Department', 'MA', 'dpd-city-select'),
	],
	'REKA' => [
		_x('Birkelane', 'REKA', 'dpd-city-select'),
		_x('Kaffrine Department', 'REKA', 'dpd-city-select'),
		_x('Koungheul', 'REKA', 'dpd-city-select'),
		_x('Malem Hoddar', 'REKA', 'dpd-city-select'),
	],
	'REKE' => [
		_x('Departement de Salemata', 'REKE', 'dpd-city-select'),
		_x('Kedougou Department', 'REKE', 'dpd-city-select'),
		_x('Saraya', 'REKE', 'dpd-city-select'),
	],
	'RESE' => [
		_x('Bounkiling', 'RESE', 'dpd-city-select'),
		_x('Goudomp Department', 'RESE', 'dpd-city-select'),
		_x('Sedhiou', 'RESE', 'dpd-city-select'),
	],
	'RETH' => [
		_x('Mbour', 'RETH', 'dpd-city-select'),
		_x('Thies', 'RETH', 'dpd-city-select'),
		_x('Tivaouane', 'RETH', 'dpd-city-select'),
	],
	'SA' => [
		_x('Dagana Department', 'SA', 'dpd-city-select'),
		_x('Podor', 'SA', 'dpd-city-select'),
		_x('Saint-Louis Department', 'SA', 'dpd-city-select'),
	],
	'TA' => [
		_x('Bakel', 'TA', 'dpd-city-select'),
		_x('Goudiry', 'TA', 'dpd-city-select'),
		_x('Koumpentoum', 'TA', 'dpd-city-select'),
		_x('Tambacounda Department', 'TA', 'dpd-city-select'),
	],
	'ZI' => [
		_x('Bignona', 'ZI', 'dpd-city-select'),
		_x('Oussouye', 'ZI', 'dpd-city-select'),
		_x('Ziguinchor', 'ZI', 'dpd-city-select'),
	],
	]
];