<?php
$countryCityArray = array(
0=>array(
	'id'=>1,
	'name'=>'中国',
	'province'=>array(
	
		0 => array(
		'id' => '1',
		'name' => '北京市',
		'city' => array(
			0 => array(
				'id' => '1',
				'name' => '东城区',
				'citycode' => '110100'
			),
			1 => array(
				'id' => '2',
				'name' => '西城区',
				'citycode' => '110100'
			),
			2 => array(
				'id' => '3',
				'name' => '崇文区',
				'citycode' => '110100'
			),
			3 => array(
				'id' => '4',
				'name' => '宣武区',
				'citycode' => '110100'
			),
			4 => array(
				'id' => '5',
				'name' => '朝阳区',
				'citycode' => '110100'
			),
			5 => array(
				'id' => '6',
				'name' => '丰台区',
				'citycode' => '110100'
			),
			6 => array(
				'id' => '7',
				'name' => '石景山区',
				'citycode' => '110100'
			),
			7 => array(
				'id' => '8',
				'name' => '海淀区',
				'citycode' => '110100'
			),
			8 => array(
				'id' => '9',
				'name' => '门头沟区',
				'citycode' => '110100'
			),
			9 => array(
				'id' => '10',
				'name' => '房山区',
				'citycode' => '110100'
			),
			10 => array(
				'id' => '11',
				'name' => '通州区',
				'citycode' => '110100'
			),
			11 => array(
				'id' => '12',
				'name' => '顺义区',
				'citycode' => '110100'
			),
			12 => array(
				'id' => '13',
				'name' => '昌平区',
				'citycode' => '110100'
			),
			13 => array(
				'id' => '14',
				'name' => '大兴区',
				'citycode' => '110100'
			),
			14 => array(
				'id' => '15',
				'name' => '怀柔区',
				'citycode' => '110100'
			),
			15 => array(
				'id' => '16',
				'name' => '平谷区',
				'citycode' => '110100'
			)
		),
		
		'county'=> array(
			0 => array(
				'id' => '1',
				'name' => '密云县',
				'citycode' => '110100'
			),
			1 => array(
				'id' => '2',
				'name' => '延庆县',
				'citycode' => '110100'
			),
		
		)
	),
	1 => array(
		'id' => '2',
		'name' => '天津市',
		'city'=>array(
			0 => array('name'=>'和平区'),  
			2 =>  array('name'=>'河东区'),
			3 =>  array('name'=>'河西区'),
			4 =>  array('name'=>'南开区'), 
			5 =>  array('name'=>'河北区'),  
			6 =>  array('name'=>'红桥区'),  
			7 =>  array('name'=>'塘沽区'),  
			8 =>  array('name'=>'汉沽区'),  
			9 =>  array('name'=>'大港区'),  
			10 =>  array('name'=>'东丽区'),  
			11 =>  array('name'=>'西青区'),  
			12 =>  array('name'=>'津南区'),  
			13 =>  array('name'=>'北辰区'),  
			14 =>  array('name'=>'武清区'),  
			15 =>  array('name'=>'宝坻区')
		),
		
		'county'=>array(
			0 =>  array('name'=>'宁河县'),  
			1 =>  array('name'=>'静海县'),  
			2 =>  array('name'=>'蓟　县')
		)
	),
	2 => array(
		'id' => '3',
		'name' => '河北省',
		'city' => array(
			0 => array(
				'id' => '2',
				'name' => '石家庄市',
				'provincecode' => '130000',
				'area' => array(
					1 => array(
						'id' => '38',
						'name' => '长安区',
						'citycode' => '130100'
					),
					2 => array(
						'id' => '39',
						'name' => '桥东区',
						'citycode' => '130100'
					),
					3 => array(
						'id' => '40',
						'name' => '桥西区',
						'citycode' => '130100'
					),
					4 => array(
						'id' => '41',
						'name' => '新华区',
						'citycode' => '130100'
					),
					5 => array(
						'id' => '42',
						'name' => '井陉矿区',
						'citycode' => '130100'
					),
					6 => array(
						'id' => '43',
						'name' => '裕华区',
						'citycode' => '130100'
					),
					7 => array(
						'id' => '44',
						'name' => '井陉县',
						'citycode' => '130100'
					),
					8 => array(
						'id' => '45',
						'name' => '正定县',
						'citycode' => '130100'
					),
					9 => array(
						'id' => '46',
						'name' => '栾城县',
						'citycode' => '130100'
					),
					10 => array(
						'id' => '47',
						'name' => '行唐县',
						'citycode' => '130100'
					)
				)
			),
			1 => array(
				'id' => '3',
				'name' => '唐山市',
				'provincecode' => '130000',
				'area' => array(
					1 => array(
						'id' => '62',
						'name' => '路南区',
						'citycode' => '130200'
					),
					2 => array(
						'id' => '63',
						'name' => '路北区',
						'citycode' => '130200'
					),
					3 => array(
						'id' => '64',
						'name' => '古冶区',
						'citycode' => '130200'
					),
					4 => array(
						'id' => '65',
						'name' => '开平区',
						'citycode' => '130200'
					),
					5 => array(
						'id' => '66',
						'name' => '丰南区',
						'citycode' => '130200'
					),
					6 => array(
						'id' => '67',
						'name' => '丰润区',
						'citycode' => '130200'
					),
					7 => array(
						'id' => '68',
						'name' => '滦县',
						'citycode' => '130200'
					),
					8 => array(
						'id' => '69',
						'name' => '滦南县',
						'citycode' => '130200'
					),
					9 => array(
						'id' => '70',
						'name' => '乐亭县',
						'citycode' => '130200'
					)
				)
			),
			2 => array(
				'id' => '4',
				'name' => '秦皇岛市',
				'provincecode' => '130000',
				'area' => array(
					1 => array(
						'id' => '77',
						'name' => '海港区',
						'citycode' => '130300'
					),
					2 => array(
						'id' => '78',
						'name' => '山海关区',
						'citycode' => '130300'
					),
					3 => array(
						'id' => '79',
						'name' => '北戴河区',
						'citycode' => '130300'
					),
					4 => array(
						'id' => '80',
						'name' => '青龙满族自治县',
						'citycode' => '130300'
					),
					5 => array(
						'id' => '81',
						'name' => '昌黎县',
						'citycode' => '130300'
					),
					6 => array(
						'id' => '82',
						'name' => '抚宁县',
						'citycode' => '130300'
					),
					7 => array(
						'id' => '83',
						'name' => '卢龙县',
						'citycode' => '130300'
					)
				)
			)
		)
	)
	)
)
);
