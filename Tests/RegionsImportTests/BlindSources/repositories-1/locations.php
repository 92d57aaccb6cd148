<?php 

$locations = array (
		1030000 => array (
				'country' => 'Albania' 
		),
		1000000 => array (
				'country' => 'Andorra' 
		),
		1060000 => array (
				'country' => 'Angola',
				'provinces' => array (
						1060100 => array (
								'province' => 'Bengo' 
						),
						1060200 => array (
								'province' => 'Benguela' 
						),
						1060500 => array (
								'province' => 'Bie' 
						) 
				) 
		),
		1070000 => array (
				'country' => 'Argentina',
				'provinces' => array (
						1070300 => array (
								'province' => 'Bahia Blanca' 
						),
						1070500 => array (
								'province' => 'Buenos Aires' 
						) 
				) 
		) 
);
