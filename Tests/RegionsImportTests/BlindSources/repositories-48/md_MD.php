<?php
/**
 * Moldova states
 */

global $states;

defined( 'ABSPATH' ) || exit;

$states['MD'] = array(
	'C'  => __( 'Chi&#537;in&#259;u' ),
	'BL' => __( 'B&#259;l&#539;i' ),
	'AN' => __( 'Anenii Noi' ),
	'BS' => __( 'Basarabeasca' ),
	'BR' => __( 'Briceni' ),
	'CH' => __( 'Cahul' ),
	'CT' => __( 'Cantemir' ),
	'CL' => __( 'C&#259;l&#259;ra&#537;i' ),
	'CS' => __( 'C&#259;u&#537;eni' ),
	'CM' => __( 'Cimi&#537;lia' ),
	'CR' => __( 'Criuleni' ),
	'DN' => __( 'Dondu&#537;eni' ),
	'DR' => __( 'Drochia' ),
	'DB' => __( 'Dub&#259;sari' ),
	'ED' => __( 'Edine&#539;' ),
	'FL' => __( 'F&#259;le&#537;ti' ),
	'FR' => __( 'Flore&#537;ti' ),
	'GE' => __( 'UTA G&#259;g&#259;uzia' ),
	'GL' => __( 'Glodeni' ),
	'HN' => __( 'H&icirc;nce&#537;ti' ),
	'IL' => __( 'Ialoveni' ),
	'LV' => __( 'Leova' ),
	'NS' => __( 'Nisporeni' ),
	'OC' => __( 'Ocni&#539;a' ),
	'OR' => __( 'Orhei' ),
	'RZ' => __( 'Rezina' ),
	'RS' => __( 'R&icirc;&#537;cani' ),
	'SG' => __( 'S&icirc;ngerei' ),
	'SR' => __( 'Soroca' ),
	'ST' => __( 'Str&#259;&#537;eni' ),
	'SD' => __( '&#536;old&#259;ne&#537;ti' ),
	'SV' => __( '&#536;tefan Vod&#259;' ),
	'TR' => __( 'Taraclia' ),
	'TL' => __( 'Telene&#537;ti' ),
	'UN' => __( 'Ungheni' ),
);
