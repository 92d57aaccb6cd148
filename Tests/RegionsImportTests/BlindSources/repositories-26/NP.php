<?php
/**
 * Nepal states (Districts)
 *
 * @category    i18n
 * @package     WPERP/i18n
 */
global $states;

$states['NP'] = array(

	// Mechi
	'ILL' => __( 'Illam', 'wp-erp' ),
	'JHA' => __( 'Jhapa', 'wp-erp' ),
	'PAN' => __( 'Panchthar', 'wp-erp' ),
	'TAP' => __( 'Taplejung', 'wp-erp' ),

	// Koshi
	'BHO' => __( 'Bhojpur', 'wp-erp' ),
	'DKA' => __( 'Dhankuta', 'wp-erp' ),
	'MOR' => __( 'Morang', 'wp-erp' ),
	'SUN' => __( 'Sunsari', 'wp-erp' ),
	'SAN' => __( 'Sankhuwa', 'wp-erp' ),
	'TER' => __( 'Terhathum', 'wp-erp' ),

	// Sagarmatha
	'KHO' => __( 'Khotang', 'wp-erp' ),
	'OKH' => __( 'Okhaldhunga', 'wp-erp' ),
	'SAP' => __( 'Saptari', 'wp-erp' ),
	'SIR' => __( 'Siraha', 'wp-erp' ),
	'SOL' => __( 'Solukhumbu', 'wp-erp' ),
	'UDA' => __( 'Udayapur', 'wp-erp' ),

	// Janakpur
	'DHA' => __( 'Dhanusa', 'wp-erp' ),
	'DLK' => __( 'Dolakha', 'wp-erp' ),
	'MOH' => __( 'Mohottari', 'wp-erp' ),
	'RAM' => __( 'Ramechha', 'wp-erp' ),
	'SAR' => __( 'Sarlahi', 'wp-erp' ),
	'SIN' => __( 'Sindhuli', 'wp-erp' ),

	// Bagmati
	'BHA' => __( 'Bhaktapur', 'wp-erp' ),
	'DHD' => __( 'Dhading', 'wp-erp' ),
	'KTM' => __( 'Kathmandu', 'wp-erp' ),
	'KAV' => __( 'Kavrepalanchowk', 'wp-erp' ),
	'LAL' => __( 'Lalitpur', 'wp-erp' ),
	'NUW' => __( 'Nuwakot', 'wp-erp' ),
	'RAS' => __( 'Rasuwa', 'wp-erp' ),
	'SPC' => __( 'Sindhupalchowk', 'wp-erp' ),

	// Narayani
	'BAR' => __( 'Bara', 'wp-erp' ),
	'CHI' => __( 'Chitwan', 'wp-erp' ),
	'MAK' => __( 'Makwanpur', 'wp-erp' ),
	'PAR' => __( 'Parsa', 'wp-erp' ),
	'RAU' => __( 'Rautahat', 'wp-erp' ),

	// Gandaki
	'GOR' => __( 'Gorkha', 'wp-erp' ),
	'KAS' => __( 'Kaski', 'wp-erp' ),
	'LAM' => __( 'Lamjung', 'wp-erp' ),
	'MAN' => __( 'Manang', 'wp-erp' ),
	'SYN' => __( 'Syangja', 'wp-erp' ),
	'TAN' => __( 'Tanahun', 'wp-erp' ),

	// Dhawalagiri
	'BAG' => __( 'Baglung', 'wp-erp' ),
	'PBT' => __( 'Parbat', 'wp-erp' ),
	'MUS' => __( 'Mustang', 'wp-erp' ),
	'MYG' => __( 'Myagdi', 'wp-erp' ),

	// Lumbini
	'AGR' => __( 'Agrghakanchi', 'wp-erp' ),
	'GUL' => __( 'Gulmi', 'wp-erp' ),
	'KAP' => __( 'Kapilbastu', 'wp-erp' ),
	'NAW' => __( 'Nawalparasi', 'wp-erp' ),
	'PAL' => __( 'Palpa', 'wp-erp' ),
	'RUP' => __( 'Rupandehi', 'wp-erp' ),

	// Rapti
	'DAN' => __( 'Dang', 'wp-erp' ),
	'PYU' => __( 'Pyuthan', 'wp-erp' ),
	'ROL' => __( 'Rolpa', 'wp-erp' ),
	'RUK' => __( 'Rukum', 'wp-erp' ),
	'SAL' => __( 'Salyan', 'wp-erp' ),

	// Bheri
	'BAN' => __( 'Banke', 'wp-erp' ),
	'BDA' => __( 'Bardiya', 'wp-erp' ),
	'DAI' => __( 'Dailekh', 'wp-erp' ),
	'JAJ' => __( 'Jajarkot', 'wp-erp' ),
	'SUR' => __( 'Surkhet', 'wp-erp' ),

	// Karnali
	'DOL' => __( 'Dolpa', 'wp-erp' ),
	'HUM' => __( 'Humla', 'wp-erp' ),
	'JUM' => __( 'Jumla', 'wp-erp' ),
	'KAL' => __( 'Kalikot', 'wp-erp' ),
	'MUG' => __( 'Mugu', 'wp-erp' ),

	// Seti
	'ACH' => __( 'Achham', 'wp-erp' ),
	'BJH' => __( 'Bajhang', 'wp-erp' ),
	'BJU' => __( 'Bajura', 'wp-erp' ),
	'DOT' => __( 'Doti', 'wp-erp' ),
	'KAI' => __( 'Kailali', 'wp-erp' ),

	// Mahakali
	'BAI' => __( 'Baitadi', 'wp-erp' ),
	'DAD' => __( 'Dadeldhura', 'wp-erp' ),
	'DAR' => __( 'Darchula', 'wp-erp' ),
	'KAN' => __( 'Kanchanpur', 'wp-erp' )
);
