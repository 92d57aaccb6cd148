<?php
/**
 * Places of Guatemala
 * @package WC_States_Places
 */
if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

global $states, $places;

$states['GT'] = array(
	'GT-01' => __( 'Guatemala', 'wc-places' ),
	'GT-03' => __( 'Sacatepéquez', 'wc-places' ),
	'GT-09' => __( 'Quetzaltenango', 'wc-places' ),
	'GT-17' => __( 'Petén', 'wc-places' ),
);

$places['GT'] = array(
	'GT-01' => array(
		__( 'Guatemala', 'wc-places' ),
		__( 'Mixco', 'wc-places' ),
		__( 'Villa Nueva', 'wc-places' ),
		__( 'San Miguel Petapa', 'wc-places' ),
		__( 'Amatitlán', 'wc-places' ),
	),
	'GT-03' => array(
		__( 'Antigua Guatemala', 'wc-places' ),
		__( 'Jocotenango', 'wc-places' ),
		__( 'Ciudad Vieja', 'wc-places' ),
		__( 'Sumpango', 'wc-places' ),
	),
	'GT-09' => array(
		__( 'Quetzaltenango', 'wc-places' ),
		__( 'Salcajá', 'wc-places' ),
		__( 'Coatepeque', 'wc-places' ),
		__( 'Zunil', 'wc-places' ),
	),
	'GT-17' => array(
		__( 'Flores', 'wc-places' ),
		__( 'San Benito', 'wc-places' ),
		__( 'Poptún', 'wc-places' ),
	),
);
