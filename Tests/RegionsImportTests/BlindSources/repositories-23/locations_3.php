<?php 

$locations = array (
		1030000 => array (
				'country' => 'Albania' 
		),
		1040000 => array (
				'country' => 'Algeria' 
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
						),
						1061400 => array (
								'province' => 'Cabinda' 
						),
						1060600 => array (
								'province' => 'Cuando Cubango' 
						),
						1060300 => array (
								'province' => 'Cuanza Norte' 
						),
						1061100 => array (
								'province' => 'Cuanza Sul' 
						),
						1060700 => array (
								'province' => 'Cunene' 
						),
						1061500 => array (
								'province' => 'Huambo' 
						),
						1061600 => array (
								'province' => 'Huila' 
						),
						1060800 => array (
								'province' => 'Luanda' 
						),
						1060400 => array (
								'province' => 'Lunda Norte' 
						),
						1061200 => array (
								'province' => 'Lunda Sul' 
						),
						1060900 => array (
								'province' => 'Malanje' 
						),
						1061000 => array (
								'province' => 'Moxico' 
						),
						1061300 => array (
								'province' => 'Namibe' 
						),
						1061700 => array (
								'province' => 'Uige' 
						),
						1061800 => array (
								'province' => 'Zaire' 
						) 
				) 
		),
		1140000 => array (
				'country' => 'Antigua and Barbuda' 
		),
		2570000 => array (
				'country' => 'Armenia' 
		),
		1090000 => array (
				'country' => 'Aruba' 
		),
		1020000 => array (
				'country' => 'Australia',
				'provinces' => array (
						1020200 => array (
								'province' => 'Canberra' 
						),
						1020800 => array (
								'province' => 'New South Wales',
								'citys' => array (
										1020801 => 'Newcastle',
										1020803 => 'Sydney',
										1020802 => 'Wollongong' 
								) 
						),
						1020100 => array (
								'province' => 'Northern Territory',
								'citys' => array (
										1020102 => 'Darwin',
										1020101 => 'Palmerston' 
								) 
						),
						1020300 => array (
								'province' => 'Queensland',
								'citys' => array (
										1020301 => 'Brisbane',
										1020303 => 'Cairns',
										1020304 => 'Caloundra',
										1020302 => 'Gold Coast',
										1020306 => 'Toowoomba',
										1020305 => 'Townsville' 
								) 
						),
						1020400 => array (
								'province' => 'South Australia',
								'citys' => array (
										1020401 => 'Adelaide',
										1020403 => 'Mount Gambier',
										1020406 => 'Murray Bridge',
										1020402 => 'Port Augusta',
										1020405 => 'Port Lincoln',
										1020407 => 'Port Pirie',
										1020408 => 'Victor Harbor',
										1020404 => 'Whyalla' 
								) 
						),
						1020500 => array (
								'province' => 'Tasmania',
								'citys' => array (
										1020501 => 'Burnie',
										1020502 => 'Devonport',
										1020503 => 'Hobart',
										1020504 => 'Launceston' 
								) 
						),
						1020600 => array (
								'province' => 'Victoria',
								'citys' => array (
										1020601 => 'Geelong',
										1020602 => 'Melbourne' 
								) 
						),
						1020700 => array (
								'province' => 'Western Australia',
								'citys' => array (
										1020701 => 'Albany',
										1020702 => 'Bunbury',
										1020703 => 'Fremantle',
										1020704 => 'Geraldton',
										1020707 => 'Kalgoorlie',
										1020705 => 'Mandurah',
										1020706 => 'Perth' 
								) 
						) 
				) 
		),
		1010000 => array (
				'country' => 'Austria',
				'provinces' => array (
						1010100 => array (
								'province' => 'Burgenland' 
						),
						1010400 => array (
								'province' => 'Carinthia' 
						),
						1010900 => array (
								'province' => 'Lower Austria' 
						),
						1010700 => array (
								'province' => 'Salzburg' 
						),
						1010600 => array (
								'province' => 'Styria' 
						),
						1010200 => array (
								'province' => 'Tyrol' 
						),
						1010500 => array (
								'province' => 'Upper Austria' 
						),
						1010800 => array (
								'province' => 'Vienna' 
						),
						1010300 => array (
								'province' => 'Vorarlberg' 
						) 
				) 
		),
		1120000 => array (
				'country' => 'Azerbaijan' 
		),
		1210000 => array (
				'country' => 'Bahamas' 
		),
		1240000 => array (
				'country' => 'Bahrain' 
		),
		1880000 => array (
				'country' => 'Bangladesh' 
		),
		1150000 => array (
				'country' => 'Barbados' 
		),
		1270000 => array (
				'country' => 'Belgium' 
		) 
);
