<?php
return [
	'UX' => [
		'ABDI' => __( 'Aba District', 'shop' ),
		'ADDI' => __( 'Abb District', 'shop' ),
		'AGDI' => __( 'Abc District', 'shop' ),
		'ALDI' => __( 'Abd District', 'shop' ),
		'AMDI' => __( 'Abe District', 'shop' ),
		'AMDI2' => __( 'Abf District', 'shop' ),
		'APDI' => __( 'Abg District', 'shop' ),
		'ARDI' => __( 'Abh District', 'shop' ),
		'BUDI' => __( 'Abi District', 'shop' ),
		'BUDI2' => __( 'Abj District', 'shop' ),
		'BU' => __( 'Abk District', 'shop' ),
		'KADI8' => __( 'Abl District', 'shop' ),
		'WADI' => __( 'Abm District', 'shop' ),
	]
];
