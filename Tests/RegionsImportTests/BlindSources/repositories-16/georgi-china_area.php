<?php 

return array (
	"province" => array (
	  1 => 
	  array (
		'province_name' => '北京市',
		'area' => '华北',
	  ),
	  2 => 
	  array (
		'province_name' => '天津市',
		'area' => '华北',
	  ),
	  3 => 
	  array (
		'province_name' => '河北省',
		'area' => '华北',
	  ),
	  4 => 
	  array (
		'province_name' => '山西省',
		'area' => '华北',
	  ),
	  5 => 
	  array (
		'province_name' => '内蒙古自治区',
		'area' => '华北',
	  ),
	  6 => 
	  array (
		'province_name' => '辽宁省',
		'area' => '东北',
	  ),
	  7 => 
	  array (
		'province_name' => '吉林省',
		'area' => '东北',
	  ),
	  8 => 
	  array (
		'province_name' => '黑龙江省',
		'area' => '东北',
	  ),
	  9 => 
	  array (
		'province_name' => '上海市',
		'area' => '华东',
	  ),
	  10 => 
	  array (
		'province_name' => '江苏省',
		'area' => '华东',
	  ),
	  11 => 
	  array (
		'province_name' => '浙江省',
		'area' => '华东',
	  ),
	  12 => 
	  array (
		'province_name' => '台湾省',
		'area' => '华东',
	  ),
	  13 => 
	  array (
		'province_name' => '香港特别行政区',
		'area' => '华南',
	  ),
	  14 => 
	  array (
		'province_name' => '澳门特别行政区',
		'area' => '华南',
	  ),
	),

	"province_city" => array(
	  1 => 
	  array (
		'province_name' => '北京市',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '市辖区',
		  ),
		  2 => 
		  array (
			'city_name' => '北京周边',
		  ),
		),
	  ),
	  2 => 
	  array (
		'province_name' => '天津市',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '市辖区',
		  ),
		  2 => 
		  array (
			'city_name' => '天津周边',
		  ),
		),
	  ),
	  3 => 
	  array (
		'province_name' => '河北省',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '石家庄市',
		  ),
		  2 => 
		  array (
			'city_name' => '唐山市',
		  ),
		  3 => 
		  array (
			'city_name' => '秦皇岛市',
		  ),
		  4 => 
		  array (
			'city_name' => '邯郸市',
		  ),
		  5 => 
		  array (
			'city_name' => '邢台市',
		  ),
		  6 => 
		  array (
			'city_name' => '保定市',
		  ),
		  7 => 
		  array (
			'city_name' => '张家口市',
		  ),
		  8 => 
		  array (
			'city_name' => '承德市',
		  ),
		  9 => 
		  array (
			'city_name' => '沧州市',
		  ),
		  10 => 
		  array (
			'city_name' => '廊坊市',
		  ),
		  11 => 
		  array (
			'city_name' => '衡水市',
		  ),
		),
	  ),
	  4 => 
	  array (
		'province_name' => '山西省',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '太原市',
		  ),
		  2 => 
		  array (
			'city_name' => '大同市',
		  ),
		  3 => 
		  array (
			'city_name' => '阳泉市',
		  ),
		  4 => 
		  array (
			'city_name' => '长治市',
		  ),
		  5 => 
		  array (
			'city_name' => '晋城市',
		  ),
		  6 => 
		  array (
			'city_name' => '朔州市',
		  ),
		  7 => 
		  array (
			'city_name' => '晋中市',
		  ),
		  8 => 
		  array (
			'city_name' => '运城市',
		  ),
		  9 => 
		  array (
			'city_name' => '忻州市',
		  ),
		  10 => 
		  array (
			'city_name' => '临汾市',
		  ),
		  11 => 
		  array (
			'city_name' => '吕梁市',
		  ),
		),
	  ),
	  5 => 
	  array (
		'province_name' => '内蒙古自治区',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '呼和浩特市',
		  ),
		  2 => 
		  array (
			'city_name' => '包头市',
		  ),
		  3 => 
		  array (
			'city_name' => '乌海市',
		  ),
		  4 => 
		  array (
			'city_name' => '赤峰市',
		  ),
		  5 => 
		  array (
			'city_name' => '通辽市',
		  ),
		  6 => 
		  array (
			'city_name' => '鄂尔多斯市',
		  ),
		  7 => 
		  array (
			'city_name' => '呼伦贝尔市',
		  ),
		  8 => 
		  array (
			'city_name' => '巴彦淖尔市',
		  ),
		  9 => 
		  array (
			'city_name' => '乌兰察布市',
		  ),
		  10 => 
		  array (
			'city_name' => '兴安盟',
		  ),
		  11 => 
		  array (
			'city_name' => '锡林郭勒盟',
		  ),
		  12 => 
		  array (
			'city_name' => '阿拉善盟',
		  ),
		),
	  ),
	  6 => 
	  array (
		'province_name' => '辽宁省',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '沈阳市',
		  ),
		  2 => 
		  array (
			'city_name' => '大连市',
		  ),
		  3 => 
		  array (
			'city_name' => '鞍山市',
		  ),
		  4 => 
		  array (
			'city_name' => '抚顺市',
		  ),
		  5 => 
		  array (
			'city_name' => '本溪市',
		  ),
		  6 => 
		  array (
			'city_name' => '丹东市',
		  ),
		  7 => 
		  array (
			'city_name' => '锦州市',
		  ),
		  8 => 
		  array (
			'city_name' => '营口市',
		  ),
		  9 => 
		  array (
			'city_name' => '阜新市',
		  ),
		  10 => 
		  array (
			'city_name' => '辽阳市',
		  ),
		  11 => 
		  array (
			'city_name' => '盘锦市',
		  ),
		  12 => 
		  array (
			'city_name' => '铁岭市',
		  ),
		  13 => 
		  array (
			'city_name' => '朝阳市',
		  ),
		  14 => 
		  array (
			'city_name' => '葫芦岛市',
		  ),
		),
	  ),
	  7 => 
	  array (
		'province_name' => '吉林省',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '长春市',
		  ),
		  2 => 
		  array (
			'city_name' => '吉林市',
		  ),
		  3 => 
		  array (
			'city_name' => '四平市',
		  ),
		  4 => 
		  array (
			'city_name' => '辽源市',
		  ),
		  5 => 
		  array (
			'city_name' => '通化市',
		  ),
		  6 => 
		  array (
			'city_name' => '白山市',
		  ),
		  7 => 
		  array (
			'city_name' => '松原市',
		  ),
		  8 => 
		  array (
			'city_name' => '白城市',
		  ),
		  9 => 
		  array (
			'city_name' => '延边朝鲜族自治州',
		  ),
		),
	  ),
	  8 => 
	  array (
		'province_name' => '黑龙江省',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '哈尔滨市',
		  ),
		  2 => 
		  array (
			'city_name' => '齐齐哈尔市',
		  ),
		  3 => 
		  array (
			'city_name' => '鸡西市',
		  ),
		  4 => 
		  array (
			'city_name' => '鹤岗市',
		  ),
		  5 => 
		  array (
			'city_name' => '双鸭山市',
		  ),
		  6 => 
		  array (
			'city_name' => '大庆市',
		  ),
		  7 => 
		  array (
			'city_name' => '伊春市',
		  ),
		  8 => 
		  array (
			'city_name' => '佳木斯市',
		  ),
		  9 => 
		  array (
			'city_name' => '七台河市',
		  ),
		  10 => 
		  array (
			'city_name' => '牡丹江市',
		  ),
		  11 => 
		  array (
			'city_name' => '黑河市',
		  ),
		  12 => 
		  array (
			'city_name' => '绥化市',
		  ),
		  13 => 
		  array (
			'city_name' => '大兴安岭地区',
		  ),
		),
	  ),
	  9 => 
	  array (
		'province_name' => '上海市',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '市辖区',
		  ),
		  2 => 
		  array (
			'city_name' => '上海周边',
		  ),
		),
	  ),
	  10 => 
	  array (
		'province_name' => '江苏省',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '南京市',
		  ),
		  2 => 
		  array (
			'city_name' => '无锡市',
		  ),
		  3 => 
		  array (
			'city_name' => '徐州市',
		  ),
		  4 => 
		  array (
			'city_name' => '常州市',
		  ),
		  5 => 
		  array (
			'city_name' => '苏州市',
		  ),
		  6 => 
		  array (
			'city_name' => '南通市',
		  ),
		  7 => 
		  array (
			'city_name' => '连云港市',
		  ),
		  8 => 
		  array (
			'city_name' => '淮安市',
		  ),
		  9 => 
		  array (
			'city_name' => '盐城市',
		  ),
		  10 => 
		  array (
			'city_name' => '扬州市',
		  ),
		  11 => 
		  array (
			'city_name' => '镇江市',
		  ),
		  12 => 
		  array (
			'city_name' => '泰州市',
		  ),
		  13 => 
		  array (
			'city_name' => '宿迁市',
		  ),
		),
	  ),
	  11 => 
	  array (
		'province_name' => '浙江省',
		'city' => 
		array (
		  1 => 
		  array (
			'city_name' => '杭州市',
		  ),
		  2 => 
		  array (
			'city_name' => '宁波市',
		  ),
		  3 => 
		  array (
			'city_name' => '温州市',
		  ),
		  4 => 
		  array (
			'city_name' => '嘉兴市',
		  ),
		  5 => 
		  array (
			'city_name' => '湖州市',
		  ),
		  6 => 
		  array (
			'city_name' => '绍兴市',
		  ),
		  7 => 
		  array (
			'city_name' => '金华市',
		  ),
		  8 => 
		  array (
			'city_name' => '衢州市',
		  ),
		  9 => 
		  array (
			'city_name' => '舟山市',
		  ),
		  10 => 
		  array (
			'city_name' => '台州市',
		  ),
		  11 => 
		  array (
			'city_name' => '丽水市',
		  ),
		),
	  ),
	  12 => 
	  array (
		'province_name' => '台湾省',
	  ),
	  13 => 
	  array (
		'province_name' => '香港特别行政区',
	  ),
	  14 => 
	  array (
		'province_name' => '澳门特别行政区',
	  ),
	),
	
	"city_list" => array(),
);