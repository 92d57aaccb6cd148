<?php

/**
 * List of cities for: Georgia
 * Source: http://census.ge/files/results/Census_release_ENG.pdf
 * Version: 1.0
 */

/**
 * Exit if accessed directly
 */
defined( 'ABSPATH' ) || exit;

$country_states = [
	'GE-TB'	=> 'Tbilisi',
	'GE-AJ'	=> 'Adjara',
	'GE-GU'	=> 'Guria',
	'GE-IM'	=> 'Imereti',
	'GE-KA'	=> 'Kakheti',
	'GE-MM'	=> 'Mtsketa-Mtianeti'
];

$country_cities = [
	'GE-TB'	=> [
		'GETBILISI'	=> 'TBILISI',
	],
	'GE-AJ'	=> [
		'GEBATUMI'	=> 'BATUMI',
		'GEKEDA'	=> 'KEDA',
		'GEKOBULETI'	=> 'KOBULETI',
		'GESHUAKHEVI'	=> 'SHUAKHEVI',
		'GEKHELVACHAURI'	=> 'KHELVACHAURI',
		'GEKHULO'	=> 'KHULO',
	],
	'GE-GU'	=> [
		'GEOZURGETI_CITY'	=> 'OZURGETI CITY',
		'GELANCHKHUTI'	=> 'LANCHKHUTI',
		'GEOZURGETI'	=> 'OZURGETI',
		'GECHOKHATAURI'	=> 'CHOKHATAURI',
	],
	'GE-IM'	=> [
		'GEKUTAISI'	=> 'KUTAISI',
		'GEBAGHDATI'	=> 'BAGHDATI',
		'GEVANI'	=> 'VANI',
		'GEZESTAPONI'	=> 'ZESTAPONI',
		'GETERJOLA'	=> 'TERJOLA',
		'GESAMTREDIA'	=> 'SAMTREDIA',
		'GESACHKHERE'	=> 'SACHKHERE',
		'GETKIBULI'	=> 'TKIBULI',
		'GETSKALTUBO'	=> 'TSKALTUBO',
		'GECHIATURA'	=> 'CHIATURA',
		'GEKHARAGAULI'	=> 'KHARAGAULI',
		'GEKHONI'	=> 'KHONI',
	],
	'GE-KA'	=> [
		'GETELAVI'	=> 'TELAVI',
		'GEAKHMETA'	=> 'AKHMETA',
		'GEGURJAANI'	=> 'GURJAANI',
		'GEDEDOPLISTSKARO'	=> 'DEDOPLISTSKARO',
		'GETELAVI'	=> 'TELAVI',
		'GELAGODEKHI'	=> 'LAGODEKHI',
		'GESAGAREJO'	=> 'SAGAREJO',
		'GESIGHNAGHI'	=> 'SIGHNAGHI',
		'GEKVARELI'	=> 'KVARELI',
	],
	'GE-MM'	=> [
		'GEMTSKHETA_CITY'	=> 'MTSKHETA CITY',
		'GEDUSHETI'	=> 'DUSHETI',
		'GETIANETI'	=> 'TIANETI',
		'GEMTSKHETA'	=> 'MTSKHETA',
		'GEKAZBEGI'	=> 'KAZBEGI',
	],
];
