<?php
$city = array();

$city[0] = array(
	'name' => '华北地区',
	'en' => 'huabei',
	'type' => 0,
	'city' => array(
		0 => array(
			'en' => 'beijing',
			'name' => '北京',
			'type' => 0,
		),
		1 => array(
			'en' => 'tianjin',
			'name' => '天津',
			'type' => 0,
		),
		2 => array(
			'en' => 'hebei',
			'name' => '河北',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'shijiazhuang',
					'name' => '石家庄',
					'type' => 0,
				),
				1 => array(
					'en' => 'baoding',
					'name' => '保定',
					'type' => 0,
				),
				2 => array(
					'en' => 'cangzhou',
					'name' => '沧州',
					'type' => 0,
				),
				3 => array(
					'en' => 'chegnde',
					'name' => '承德',
					'type' => 0,
				),
				4 => array(
					'en' => 'handan',
					'name' => '邯郸',
					'type' => 0,
				),
				5 => array(
					'en' => 'hengshui',
					'name' => '衡水',
					'type' => 0,
				),
				6 => array(
					'en' => 'langfang',
					'name' => '廊坊',
					'type' => 0,
				),
				7 => array(
					'en' => 'qianhuangdao',
					'name' => '秦皇岛',
					'type' => 0,
				),
				8 => array(
					'en' => 'tangshan',
					'name' => '唐山',
					'type' => 0,
				),
				9 => array(
					'en' => 'xintai',
					'name' => '邢台',
					'type' => 0,
				),
				10=> array(
					'en' => 'zhangjiakou',
					'name' => '张家口',
					'type' => 0,
				),
			),
		),
		3 => array(
			'en' => 'shanxi',
			'name' => '山西',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'taiyuan',
					'name' => '太原',
					'type' => 0,
				),
				1 => array(
					'en' => 'changzhi',
					'name' => '长治',
					'type' => 0,
				),
				2 => array(
					'en' => 'datong',
					'name' => '大同',
					'type' => 0,
				),
				3 => array(
					'en' => 'jincheng',
					'name' => '晋城',
					'type' => 0,
				),
				4 => array(
					'en' => 'jinzhong',
					'name' => '晋中',
					'type' => 0,
				),
				5 => array(
					'en' => 'linfen',
					'name' => '临汾',
					'type' => 0,
				),
				6 => array(
					'en' => 'lvliang',
					'name' => '吕梁',
					'type' => 0,
				),
				7 => array(
					'en' => 'shuozhou',
					'name' => '朔州',
					'type' => 0,
				),
				8 => array(
					'en' => 'xinzhou',
					'name' => '忻州',
					'type' => 0,
				),
				9 => array(
					'en' => 'yangquan',
					'name' => '阳泉',
					'type' => 0,
				),
				10=> array(
					'en' => 'yuncheng',
					'name' => '运城',
					'type' => 0,
				),
			),
		),
		4 => array(
			'en' => 'neimenggu',
			'name' => '内蒙古',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'huhehaote',
					'name' => '呼和浩特',
					'type' => 0,
				),
				1 => array(
					'en' => 'alashanmeng',
					'name' => '阿拉善盟',
					'type' => 0,
				),
				2 => array(
					'en' => 'bayannaoer',
					'name' => '巴彦淖尔',
					'type' => 0,
				),
				3 => array(
					'en' => 'baotou',
					'name' => '包头',
					'type' => 0,
				),
				4 => array(
					'en' => 'chifeng',
					'name' => '赤峰',
					'type' => 0,
				),
				5 => array(
					'en' => 'eerduosi',
					'name' => '鄂尔多斯',
					'type' => 0,
				),
				6 => array(
					'en' => 'hulunbeier',
					'name' => '呼伦内尔',
					'type' => 0,
				),
				7 => array(
					'en' => 'tongliao',
					'name' => '通辽',
					'type' => 0,
				),
				8 => array(
					'en' => 'wuhai',
					'name' => '乌海',
					'type' => 0,
				),
				9 => array(
					'en' => 'wulanchabu',
					'name' => '乌兰察布',
					'type' => 0,
				),
				10=> array(
					'en' => 'xilinguolemeng',
					'name' => '锡林郭勒盟',
					'type' => 0,
				),
				11=> array(
					'en' => 'xinganmeng',
					'name' => '兴安盟',
					'type' => 0,
				),
			),
		),
	),
);

$city[1] = array(
	'name' => '东北地区',
	'en' => 'dongbei',
	'type' => 0,
	'city' => array(
		0 => array(
			'en' => 'liaoning',
			'name' => '辽宁',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'shenyang',
					'name' => '沈阳',
					'type' => 0,
				),
				1 => array(
					'en' => 'anshan',
					'name' => '鞍山',
					'type' => 0,
				),
				2 => array(
					'en' => 'benxi',
					'name' => '本溪',
					'type' => 0,
				),
				3 => array(
					'en' => 'zhoayang',
					'name' => '朝阳',
					'type' => 0,
				),
				4 => array(
					'en' => 'dalian',
					'name' => '大连',
					'type' => 0,
				),
				5 => array(
					'en' => 'dandong',
					'name' => '丹东',
					'type' => 0,
				),
				6 => array(
					'en' => 'fushun',
					'name' => '抚顺',
					'type' => 0,
				),
				7 => array(
					'en' => 'fuxin',
					'name' => '阜新',
					'type' => 0,
				),
				8 => array(
					'en' => 'huludao',
					'name' => '葫芦岛',
					'type' => 0,
				),
				9 => array(
					'en' => 'jinzhou',
					'name' => '锦州',
					'type' => 0,
				),
				10 => array(
					'en' => 'liaoyang',
					'name' => '辽阳',
					'type' => 0,
				),
				11 => array(
					'en' => 'panjin',
					'name' => '盘锦',
					'type' => 0,
				),
				12 => array(
					'en' => 'tieling',
					'name' => '铁岭',
					'type' => 0,
				),
				13 => array(
					'en' => 'yingkou',
					'name' => '营口',
					'type' => 0,
				),
			),
		),
		1 => array(
			'en' => 'jilin',
			'name' => '吉林',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'changchun',
					'name' => '长春',
					'type' => 0,
				),
				1 => array(
					'en' => 'baicheng',
					'name' => '白城',
					'type' => 0,
				),
				2 => array(
					'en' => 'baishan',
					'name' => '白山',
					'type' => 0,
				),
				3 => array(
					'en' => 'liaoyuan',
					'name' => '辽源',
					'type' => 0,
				),
				4 => array(
					'en' => 'siping',
					'name' => '四平',
					'type' => 0,
				),
				5 => array(
					'en' => 'songyuan',
					'name' => '松原',
					'type' => 0,
				),
				6 => array(
					'en' => 'tonghua',
					'name' => '通化',
					'type' => 0,
				),
				7 => array(
					'en' => 'yanbian',
					'name' => '延边',
					'type' => 0,
				),
			),
		),
		2 => array(
			'en' => 'heilongjiang',
			'name' => '黑龙江',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'haerbing',
					'name' => '哈尔滨',
					'type' => 0,
				),
				1 => array(
					'en' => 'daqing',
					'name' => '大庆',
					'type' => 0,
				),
				2 => array(
					'en' => 'daxinganling',
					'name' => '大兴安岭',
					'type' => 0,
				),
				3 => array(
					'en' => 'hegang',
					'name' => '鹤岗',
					'type' => 0,
				),
				4 => array(
					'en' => 'hehei',
					'name' => '黑河',
					'type' => 0,
				),
				5 => array(
					'en' => 'jixi',
					'name' => '鸡西',
					'type' => 0,
				),
				6 => array(
					'en' => 'jiamusi',
					'name' => '佳木斯',
					'type' => 0,
				),
				7 => array(
					'en' => 'mudanjiang',
					'name' => '牡丹江',
					'type' => 0,
				),
				8 => array(
					'en' => 'qiqihaer',
					'name' => '齐齐哈尔',
					'type' => 0,
				),
				9 => array(
					'en' => 'qitaihe',
					'name' => '七台河',
					'type' => 0,
				),
				10 => array(
					'en' => 'shuangyashan',
					'name' => '双鸭山',
					'type' => 0,
				),
				11 => array(
					'en' => 'suihua',
					'name' => '绥化',
					'type' => 0,
				),
				12 => array(
					'en' => 'yichun',
					'name' => '伊春',
					'type' => 0,
				),
			),
		),
	),
);

$city[2] = array(
	'name' => '华东地区',
	'en' => 'huadong',
	'type' => 0,
	'city' => array(
		0 => array(
			'en' => 'shanghai',
			'name' => '上海',
			'type' => 0,
		),
		1 => array(
			'en' => 'jiangsu',
			'name' => '江苏',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'nanjing',
					'name' => '南京',
					'type' => 0,
				),
				1 => array(
					'en' => 'changzhou',
					'name' => '常州',
					'type' => 0,
				),
				2 => array(
					'en' => 'huaian',
					'name' => '淮安',
					'type' => 0,
				),
				3 => array(
					'en' => 'lianyungang',
					'name' => '连云港',
					'type' => 0,
				),
				4 => array(
					'en' => 'nantong',
					'name' => '南通',
					'type' => 0,
				),
				5 => array(
					'en' => 'suqian',
					'name' => '宿迁',
					'type' => 0,
				),
				6 => array(
					'en' => 'suzhou',
					'name' => '苏州',
					'type' => 0,
				),
				7 => array(
					'en' => 'taizhou',
					'name' => '泰州',
					'type' => 0,
				),
				8 => array(
					'en' => 'wuxi',
					'name' => '无锡',
					'type' => 0,
				),
				9 => array(
					'en' => 'xuzhou',
					'name' => '徐州',
					'type' => 0,
				),
				10 => array(
					'en' => 'yancheng',
					'name' => '盐城',
					'type' => 0,
				),
				11 => array(
					'en' => 'yangzhou',
					'name' => '扬州',
					'type' => 0,
				),
				12 => array(
					'en' => 'zhenjiang',
					'name' => '镇江',
					'type' => 0,
				),
			),
		),
		2 => array(
			'en' => 'zhejiang',
			'name' => '浙江',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'hanghzou',
					'name' => '杭州',
					'type' => 0,
				),
				1 => array(
					'en' => 'huzhou',
					'name' => '湖州',
					'type' => 0,
				),
				2 => array(
					'en' => 'jiaxing',
					'name' => '嘉兴',
					'type' => 0,
				),
				3 => array(
					'en' => 'jinhua',
					'name' => '金华',
					'type' => 0,
				),
				4 => array(
					'en' => 'lishui',
					'name' => '丽水',
					'type' => 0,
				),
				5 => array(
					'en' => 'ningbo',
					'name' => '宁波',
					'type' => 0,
				),
				6 => array(
					'en' => 'quzhou',
					'name' => '衢州',
					'type' => 0,
				),
				7 => array(
					'en' => 'sahoxing',
					'name' => '绍兴',
					'type' => 0,
				),
				8 => array(
					'en' => 'taizhou',
					'name' => '台州',
					'type' => 0,
				),
				9 => array(
					'en' => 'zhoushan',
					'name' => '舟山',
					'type' => 0,
				),
			),
		),
		3 => array(
			'en' => 'anhui',
			'name' => '安徽',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'hefei',
					'name' => '合肥',
					'type' => 0,
				),
				1 => array(
					'en' => 'anqing',
					'name' => '安庆',
					'type' => 0,
				),
				2 => array(
					'en' => 'bengbu',
					'name' => '蚌埠',
					'type' => 0,
				),
				3 => array(
					'en' => 'bozhou',
					'name' => '亳州',
					'type' => 0,
				),
				4 => array(
					'en' => 'chaohu',
					'name' => '巢湖',
					'type' => 0,
				),
				5 => array(
					'en' => 'chizhou',
					'name' => '池州',
					'type' => 0,
				),
				6 => array(
					'en' => 'chuzhou',
					'name' => '滁州',
					'type' => 0,
				),
				7 => array(
					'en' => 'fuyang',
					'name' => '阜阳',
					'type' => 0,
				),
				8 => array(
					'en' => 'huaibei',
					'name' => '淮北',
					'type' => 0,
				),
				9 => array(
					'en' => 'huainan',
					'name' => '淮南',
					'type' => 0,
				),
				10 => array(
					'en' => 'huangshan',
					'name' => '黄山',
					'type' => 0,
				),
				11 => array(
					'en' => 'luan',
					'name' => '六安',
					'type' => 0,
				),
				12 => array(
					'en' => 'maanshan',
					'name' => '马鞍山',
					'type' => 0,
				),
				13 => array(
					'en' => 'suzhou',
					'name' => '宿州',
					'type' => 0,
				),
				14 => array(
					'en' => 'tongling',
					'name' => '铜陵',
					'type' => 0,
				),
				15 => array(
					'en' => 'wuhu',
					'name' => '芜湖',
					'type' => 0,
				),
				16 => array(
					'en' => 'xuancheng',
					'name' => '宣城',
					'type' => 0,
				),
			),
		),
		3 => array(
			'en' => 'fujian',
			'name' => '福建',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'fuzhou',
					'name' => '福州',
					'type' => 0,
				),
				1 => array(
					'en' => 'longyan',
					'name' => '龙岩',
					'type' => 0,
				),
				2 => array(
					'en' => 'nanping',
					'name' => '南平',
					'type' => 0,
				),
				3 => array(
					'en' => 'ningde',
					'name' => '宁德',
					'type' => 0,
				),
				4 => array(
					'en' => 'putian',
					'name' => '莆田',
					'type' => 0,
				),
				5 => array(
					'en' => 'quanzhou',
					'name' => '泉州',
					'type' => 0,
				),
				6 => array(
					'en' => 'sanming',
					'name' => '三明',
					'type' => 0,
				),
				7 => array(
					'en' => 'xiamen',
					'name' => '厦门',
					'type' => 0,
				),
				8 => array(
					'en' => 'zhangzhjou',
					'name' => '漳州',
					'type' => 0,
				),
			),
		),
		4 => array(
			'en' => 'jiangxi',
			'name' => '江西',
			'type' => 0,
			'child'=> array(
				0 => array(
					'en' => 'nanchang',
					'name' => '南昌',
					'type' => 0,
				),
				1 => array(
					'en' => 'fuzhou',
					'name' => '抚州',
					'type' => 0,
				),
				2 => array(
					'en' => 'ganzhou',
					'name' => '赣州',
					'type' => 0,
				),
				3 => array(
					'en' => 'jian',
					'name' => '吉安',
					'type' => 0,
				),
				4 => array(
					'en' => 'jingdezhen',
					'name' => '景德镇',
					'type' => 0,
				),
				5 => array(
					'en' => 'jiujiang',
					'name' => '九江',
					'type' => 0,
				),
				6 => array(
					'en' => 'pingxiang',
					'name' => '萍乡',
					'type' => 0,
				),
				7 => array(
					'en' => 'shangrao',
					'name' => '上饶',
					'type' => 0,
				),
				8 => array(
					'en' => 'xinyu',
					'name' => '新余',
					'type' => 0,
				),
				9 => array(
					'en' => 'yichuns',
					'name' => '宜春',
					'type' => 0,
				),
				10 => array(
					'en' => 'yingtan',
					'name' => '鹰潭',
					'type' => 0,
				),
			),
		),
	),
);
