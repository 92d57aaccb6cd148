<?php

return [
	'UG' => [
	'ABDI' => [
		_x('Labwor County', 'ABDI', 'ry-wc-city-select'),
	],
	'ADDI' => [
		_x('East Moyo', 'ADDI', 'ry-wc-city-select'),
	],
	'AGDI' => [
		_x('Agago County', 'AGDI', 'ry-wc-city-select'),
	],
	'ALDI' => [
		_x('Moroto County', 'ALDI', 'ry-wc-city-select'),
	],
	'AMDI' => [
		_x('Kioga County', 'AMDI', 'ry-wc-city-select'),
	],
	'AMDI2' => [
		_x('Pokot', 'AMDI2', 'ry-wc-city-select'),
	],
	'AMDI3' => [
		_x('Amuria County', 'AMDI3', 'ry-wc-city-select'),
		_x('Kapelebyong', 'AMDI3', 'ry-wc-city-select'),
	],
	'AMDI4' => [
		_x('Kilak County', 'AMDI4', 'ry-wc-city-select'),
	],
	'APDI' => [
		_x('Kwania County', 'APDI', 'ry-wc-city-select'),
		_x('Maruzi County', 'APDI', 'ry-wc-city-select'),
	],
	'ARDI' => [
		_x('Arua Municipality', 'ARDI', 'ry-wc-city-select'),
		_x('Ayivu County', 'ARDI', 'ry-wc-city-select'),
		_x('Madi-Okollo', 'ARDI', 'ry-wc-city-select'),
		_x('Terego County', 'ARDI', 'ry-wc-city-select'),
		_x('Vurra County', 'ARDI', 'ry-wc-city-select'),
	],
	'BUDI' => [
		_x('Budaka', 'BUDI', 'ry-wc-city-select'),
	],
	'BUDI2' => [
		_x('Manjiya', 'BUDI2', 'ry-wc-city-select'),
	],
	'BUDI3' => [
		_x('Buhweju County', 'BUDI3', 'ry-wc-city-select'),
	],
	'BUDI4' => [
		_x('Buikwe', 'BUDI4', 'ry-wc-city-select'),
	],
	'BUDI5' => [
		_x('Bukedea County', 'BUDI5', 'ry-wc-city-select'),
	],
	'BUDI6' => [
		_x('Bukomansimbi County', 'BUDI6', 'ry-wc-city-select'),
	],
	'BUDI7' => [
		_x('Kongasis County', 'BUDI7', 'ry-wc-city-select'),
	],
	'BUDI8' => [
		_x('Bulambuli', 'BUDI8', 'ry-wc-city-select'),
	],
	'BUDI9' => [
		_x('Buliisa', 'BUDI9', 'ry-wc-city-select'),
	],
	'BUDI10' => [
		_x('Bughendera', 'BUDI10', 'ry-wc-city-select'),
		_x('Bwamba County', 'BUDI10', 'ry-wc-city-select'),
	],
	'BU' => [
		_x('Bunyangabu County', 'BU', 'ry-wc-city-select'),
	],
	'BUDI11' => [
		_x('Igara', 'BUDI11', 'ry-wc-city-select'),
	],
	'BUDI12' => [
		_x('Samia-Bugwe', 'BUDI12', 'ry-wc-city-select'),
	],
	'BUDI13' => [
		_x('Bunyole County', 'BUDI13', 'ry-wc-city-select'),
	],
	'KADI8' => [
		_x('Kampala Capital City', 'KADI8', 'ry-wc-city-select'),
		_x('Kawempe Division', 'KADI8', 'ry-wc-city-select'),
		_x('Makindye Division', 'KADI8', 'ry-wc-city-select'),
		_x('Nakawa Division', 'KADI8', 'ry-wc-city-select'),
	],
	'WADI' => [
		_x('Busiro', 'WADI', 'ry-wc-city-select'),
		_x('Kyadondo', 'WADI', 'ry-wc-city-select'),
		_x('Entebbe Municipality', 'WADI', 'ry-wc-city-select'),
	],
	]
];