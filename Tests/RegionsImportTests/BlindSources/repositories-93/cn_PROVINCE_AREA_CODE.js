export const PROVINCE_AREA_CODE = [
  {
    areaDesc: '北京',
    areaCode: '110000'
  },
  {
    areaDesc: '天津',
    areaCode: '120000'
  },
  {
    areaDesc: '河北',
    areaCode: '130000'
  },
  {
    areaDesc: '山西',
    areaCode: '140000'
  },
  {
    areaDesc: '内蒙',
    areaCode: '150000'
  },
  {
    areaDesc: '辽宁',
    areaCode: '210000'
  },
  {
    areaDesc: '吉林',
    areaCode: '220000'
  },
  {
    areaDesc: '黑龙江',
    areaCode: '230000'
  },
  {
    areaDesc: '上海',
    areaCode: '310000'
  },
  {
    areaDesc: '江苏',
    areaCode: '320000'
  },
  {
    areaDesc: '浙江',
    areaCode: '330000'
  },
  {
    areaDesc: '安徽',
    areaCode: '340000'
  },
  {
    areaDesc: '福建',
    areaCode: '350000'
  },
  {
    areaDesc: '江西',
    areaCode: '360000'
  },
  {
    areaDesc: '山东',
    areaCode: '370000'
  },
  {
    areaDesc: '河南',
    areaCode: '410000'
  },
  {
    areaDesc: '湖北',
    areaCode: '420000'
  },
  {
    areaDesc: '湖南',
    areaCode: '430000'
  },
  {
    areaDesc: '广东',
    areaCode: '440000'
  },
  {
    areaDesc: '广西',
    areaCode: '450000'
  },
  {
    areaDesc: '海南',
    areaCode: '460000'
  },
  {
    areaDesc: '重庆',
    areaCode: '500000'
  },
  {
    areaDesc: '四川',
    areaCode: '510000'
  },
  {
    areaDesc: '贵州',
    areaCode: '520000'
  },
  {
    areaDesc: '云南',
    areaCode: '530000'
  },
  {
    areaDesc: '西藏',
    areaCode: '540000'
  },
  {
    areaDesc: '陕西',
    areaCode: '610000'
  },
  {
    areaDesc: '甘肃',
    areaCode: '620000'
  },
  {
    areaDesc: '青海',
    areaCode: '630000'
  },
  {
    areaDesc: '宁夏',
    areaCode: '640000'
  },
  {
    areaDesc: '新疆',
    areaCode: '650000'
  },
  {
    areaDesc: '台湾',
    areaCode: '710000'
  },
  {
    areaDesc: '香港',
    areaCode: '810000'
  },
  {
    areaDesc: '澳门',
    areaCode: '820000'
  },
  // {
  //   areaDesc: '海外',
  // }
]
