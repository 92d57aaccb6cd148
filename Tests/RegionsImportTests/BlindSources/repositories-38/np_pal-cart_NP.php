<?php
/**
 * Nepal states (Districts)
 *
 */
global $states;

$states['NP'] = array(

	// Mechi
	'ILL' => __( 'Illam', 'pal-shopping-cart' ),
	'JHA' => __( 'Jhapa', 'pal-shopping-cart' ),
	'PAN' => __( 'Panchthar', 'pal-shopping-cart' ),
	'TAP' => __( 'Taplejung', 'pal-shopping-cart' ),

	// Koshi
	'BHO' => __( 'Bhojpur', 'pal-shopping-cart' ),
	'DKA' => __( 'Dhankuta', 'pal-shopping-cart' ),
	'MOR' => __( 'Morang', 'pal-shopping-cart' ),
	'SUN' => __( 'Sunsari', 'pal-shopping-cart' ),
	'SAN' => __( 'Sankhuwa', 'pal-shopping-cart' ),
	'TER' => __( 'Terhathum', 'pal-shopping-cart' ),

	// Sagarmatha
	'KHO' => __( 'Khotang', 'pal-shopping-cart' ),
	'OKH' => __( 'Okhaldhunga', 'pal-shopping-cart' ),
	'SAP' => __( 'Saptari', 'pal-shopping-cart' ),
	'SIR' => __( 'Siraha', 'pal-shopping-cart' ),
	'SOL' => __( 'Solukhumbu', 'pal-shopping-cart' ),
	'UDA' => __( 'Udayapur', 'pal-shopping-cart' ),

	// Janakpur
	'DHA' => __( 'Dhanusa', 'pal-shopping-cart' ),
	'DLK' => __( 'Dolakha', 'pal-shopping-cart' ),
	'MOH' => __( 'Mohottari', 'pal-shopping-cart' ),
	'RAM' => __( 'Ramechha', 'pal-shopping-cart' ),
	'SAR' => __( 'Sarlahi', 'pal-shopping-cart' ),
	'SIN' => __( 'Sindhuli', 'pal-shopping-cart' ),

	// Bagmati
	'BHA' => __( 'Bhaktapur', 'pal-shopping-cart' ),
	'DHD' => __( 'Dhading', 'pal-shopping-cart' ),
	'KTM' => __( 'Kathmandu', 'pal-shopping-cart' ),
	'KAV' => __( 'Kavrepalanchowk', 'pal-shopping-cart' ),
	'LAL' => __( 'Lalitpur', 'pal-shopping-cart' ),
	'NUW' => __( 'Nuwakot', 'pal-shopping-cart' ),
	'RAS' => __( 'Rasuwa', 'pal-shopping-cart' ),
	'SPC' => __( 'Sindhupalchowk', 'pal-shopping-cart' ),

	// Narayani
	'BAR' => __( 'Bara', 'pal-shopping-cart' ),
	'CHI' => __( 'Chitwan', 'pal-shopping-cart' ),
	'MAK' => __( 'Makwanpur', 'pal-shopping-cart' ),
	'PAR' => __( 'Parsa', 'pal-shopping-cart' ),
	'RAU' => __( 'Rautahat', 'pal-shopping-cart' ),

	// Gandaki
	'GOR' => __( 'Gorkha', 'pal-shopping-cart' ),
	'KAS' => __( 'Kaski', 'pal-shopping-cart' ),
	'LAM' => __( 'Lamjung', 'pal-shopping-cart' ),
	'MAN' => __( 'Manang', 'pal-shopping-cart' ),
	'SYN' => __( 'Syangja', 'pal-shopping-cart' ),
	'TAN' => __( 'Tanahun', 'pal-shopping-cart' ),

	// Dhawalagiri
	'BAG' => __( 'Baglung', 'pal-shopping-cart' ),
	'PBT' => __( 'Parbat', 'pal-shopping-cart' ),
	'MUS' => __( 'Mustang', 'pal-shopping-cart' ),
	'MYG' => __( 'Myagdi', 'pal-shopping-cart' ),

	// Lumbini
	'AGR' => __( 'Agrghakanchi', 'pal-shopping-cart' ),
	'GUL' => __( 'Gulmi', 'pal-shopping-cart' ),
	'KAP' => __( 'Kapilbastu', 'pal-shopping-cart' ),
	'NAW' => __( 'Nawalparasi', 'pal-shopping-cart' ),
	'PAL' => __( 'Palpa', 'pal-shopping-cart' ),
	'RUP' => __( 'Rupandehi', 'pal-shopping-cart' ),

	// Rapti
	'DAN' => __( 'Dang', 'pal-shopping-cart' ),
	'PYU' => __( 'Pyuthan', 'pal-shopping-cart' ),
	'ROL' => __( 'Rolpa', 'pal-shopping-cart' ),
	'RUK' => __( 'Rukum', 'pal-shopping-cart' ),
	'SAL' => __( 'Salyan', 'pal-shopping-cart' ),

	// Bheri
	'BAN' => __( 'Banke', 'pal-shopping-cart' ),
	'BDA' => __( 'Bardiya', 'pal-shopping-cart' ),
	'DAI' => __( 'Dailekh', 'pal-shopping-cart' ),
	'JAJ' => __( 'Jajarkot', 'pal-shopping-cart' ),
	'SUR' => __( 'Surkhet', 'pal-shopping-cart' ),

	// Karnali
	'DOL' => __( 'Dolpa', 'pal-shopping-cart' ),
	'HUM' => __( 'Humla', 'pal-shopping-cart' ),
	'JUM' => __( 'Jumla', 'pal-shopping-cart' ),
	'KAL' => __( 'Kalikot', 'pal-shopping-cart' ),
	'MUG' => __( 'Mugu', 'pal-shopping-cart' ),

	// Seti
	'ACH' => __( 'Achham', 'pal-shopping-cart' ),
	'BJH' => __( 'Bajhang', 'pal-shopping-cart' ),
	'BJU' => __( 'Bajura', 'pal-shopping-cart' ),
	'DOT' => __( 'Doti', 'pal-shopping-cart' ),
	'KAI' => __( 'Kailali', 'pal-shopping-cart' ),

	// Mahakali
	'BAI' => __( 'Baitadi', 'pal-shopping-cart' ),
	'DAD' => __( 'Dadeldhura', 'pal-shopping-cart' ),
	'DAR' => __( 'Darchula', 'pal-shopping-cart' ),
	'KAN' => __( 'Kanchanpur', 'pal-shopping-cart' )
);
