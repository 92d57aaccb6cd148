<?php
$states['MV'] = array(
	'CH' => __( 'Chi&#537;ineva', 'shop' ),
	'BL' => __( 'B&#259;l&#539;a', 'shop' ),
	'HN' => __( 'H&icirc;nce&#537;ta', 'shop' ),
	'SV' => __( '&#536;tefana Vod&#259;', 'shop' ),
	'OC' => __( 'Ocna &amp; Rezina', 'shop' ),
	'AN' => __( 'Anena Nou&#x103;', 'shop' ),
);
