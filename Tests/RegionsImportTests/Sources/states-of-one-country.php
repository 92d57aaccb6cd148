<?php
global $states;
$states['QX'] = array(
	'ALD' => __( 'Aldea', 'some-shop' ),
	'BRI' => __( 'Brisa', 'some-shop' ),
	'COR' => __( 'Corvo', 'some-shop' ),
	'DUN' => __( 'Dunas', 'some-shop' ),
);
