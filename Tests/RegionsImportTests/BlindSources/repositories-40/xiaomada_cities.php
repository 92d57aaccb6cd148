<?php

$citiesJson = <<<cities
{
	"send_cities": {
		"updated_at": 1540455083,
		"send_cities": [{
			"key": "110000",
			"name": "北京",
			"cities": [{
				"key": "110100",
				"name": "北京市",
				"pinyin": "B",
				"sort": 0,
				"status": 1,
				"regions": [{
					"key": "110115",
					"name": "大兴区",
					"pinyin": null,
					"fullname": "北京 北京市 大兴区",
					"status": 1
				}, {
					"key": "110109",
					"name": "门头沟区",
					"pinyin": null,
					"fullname": "北京 北京市 门头沟区",
					"status": 1
				}, {
					"key": "110108",
					"name": "海淀区",
					"pinyin": null,
					"fullname": "北京 北京市 海淀区",
					"status": 1
				}, {
					"key": "110105",
					"name": "朝阳区",
					"pinyin": null,
					"fullname": "北京 北京市 朝阳区",
					"status": 1
				}, {
					"key": "110112",
					"name": "通州区",
					"pinyin": null,
					"fullname": "北京 北京市 通州区",
					"status": 1
				}, {
					"key": "110107",
					"name": "石景山区",
					"pinyin": null,
					"fullname": "北京 北京市 石景山区",
					"status": 1
				}, {
					"key": "110106",
					"name": "丰台区",
					"pinyin": null,
					"fullname": "北京 北京市 丰台区",
					"status": 1
				}, {
					"key": "110101",
					"name": "东城区",
					"pinyin": null,
					"fullname": "北京 北京市 东城区",
					"status": 1
				}, {
					"key": "110113",
					"name": "顺义区",
					"pinyin": null,
					"fullname": "北京 北京市 顺义区",
					"status": 1
				}, {
					"key": "110102",
					"name": "西城区",
					"pinyin": null,
					"fullname": "北京 北京市 西城区",
					"status": 1
				}, {
					"key": "110116",
					"name": "怀柔区",
					"pinyin": null,
					"fullname": "北京 北京市 怀柔区",
					"status": 1
				}, {
					"key": "110117",
					"name": "平谷区",
					"pinyin": null,
					"fullname": "北京 北京市 平谷区",
					"status": 1
				}]
			}],
			"status": 1
		}]
	}
}
cities;

return [
    'cities' => json_decode($citiesJson, true)
];