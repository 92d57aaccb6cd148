// 省市区三级联动数据 (民政部 2022)
'use strict';

var provinces = [
  { code: '61', name: '陕西省' },
  { code: '62', name: '甘肃省' },
  { code: '54', name: '西藏自治区' }
];

var cities = [
  { code: '6101', name: '西安市', provinceCode: '61' },
  { code: '6103', name: '宝鸡市', provinceCode: '61' },
  { code: '6201', name: '兰州市', provinceCode: '62' },
  { code: '6202', name: '嘉峪关市', provinceCode: '62' },
  { code: '5401', name: '拉萨市', provinceCode: '54' }
];

var areas = [
  { code: '610102', name: '新城区', cityCode: '6101', provinceCode: '61' },
  { code: '610103', name: '碑林区', cityCode: '6101', provinceCode: '61' },
  { code: '610104', name: '莲湖区', cityCode: '6101', provinceCode: '61' },
  { code: '610113', name: '雁塔区', cityCode: '6101', provinceCode: '61' },
  { code: '610302', name: '渭滨区', cityCode: '6103', provinceCode: '61' },
  { code: '610303', name: '金台区', cityCode: '6103', provinceCode: '61' },
  { code: '610304', name: '陈仓区', cityCode: '6103', provinceCode: '61' },
  { code: '620102', name: '城关区', cityCode: '6201', provinceCode: '62' },
  { code: '620103', name: '七里河区', cityCode: '6201', provinceCode: '62' },
  { code: '620104', name: '西固区', cityCode: '6201', provinceCode: '62' },
  { code: '540102', name: '城关区', cityCode: '5401', provinceCode: '54' },
  { code: '540103', name: '堆龙德庆区', cityCode: '5401', provinceCode: '54' },
  { code: '540121', name: '林周县', cityCode: '5401', provinceCode: '54' }
];

module.exports = { provinces, cities, areas };
