<?php
/**
 * States
 *
 * @package WooCommerce\i18n
 * @version 3.3.0
 */

defined( 'ABSPATH' ) || exit;

return array(
	'NZ' => array(
		'NTL' => __( 'Northland', 'woocommerce' ),
		'AUK' => __( 'Auckland', 'woocommerce' ),
		'WKO' => __( 'Waikato', 'woocommerce' ),
		'OTA' => __( 'Otago', 'woocommerce' ),
	),
	'PE' => array(
		'CUS' => __( 'Cusco', 'woocommerce' ),
		'LIM' => __( 'Lima', 'woocommerce' ),
		'LOR' => __( 'Loreto', 'woocommerce' ),
		'PUN' => __( 'Puno', 'woocommerce' ),
	),
	'JM' => array(
		'JM-01' => __( 'Kingston', 'woocommerce' ),
		'JM-02' => __( 'Saint Andrew', 'woocommerce' ),
		'JM-08' => __( 'Saint James', 'woocommerce' ),
	),
);
