export const provinceList = [
  {
    text: '北京市',
    value: '110000'
  }, {
    text: '天津市',
    value: '120000'
  }, {
    text: '河北省',
    value: '130000'
  }, {
    text: '山西省',
    value: '140000'
  }, {
    text: '黑龙江省',
    value: '230000'
  }, {
    text: '上海市',
    value: '310000'
  }
]

export const cityList = {
  '110000': [
    {
      province: '北京市',
      text: '北京市',
      value: '110100'
    }
  ],
    '120000': [
    {
      province: '天津市',
      text: '天津市',
      value: '120100'
    }
  ],
    '130000': [
    {
      province: '河北省',
      text: '石家庄市',
      value: '130100'
    },
    {
      province: '河北省',
      text: '唐山市',
      value: '130200'
    },
    {
      province: '河北省',
      text: '秦皇岛市',
      value: '130300'
    },
    {
      province: '河北省',
      text: '邯郸市',
      value: '130400'
    },
    {
      province: '河北省',
      text: '邢台市',
      value: '130500'
    },
    {
      province: '河北省',
      text: '保定市',
      value: '130600'
    },
    {
      province: '河北省',
      text: '张家口市',
      value: '130700'
    },
    {
      province: '河北省',
      text: '承德市',
      value: '130800'
    },
    {
      province: '河北省',
      text: '沧州市',
      value: '130900'
    },
    {
      province: '河北省',
      text: '廊坊市',
      value: '131000'
    },
    {
      province: '河北省',
      text: '衡水市',
      value: '131100'
    },
    {
      province: '河北省',
      text: '省直辖县级行政区划',
      value: '139000'
    }
  ],
    '140000': [
    {
      province: '山西省',
      text: '太原市',
      value: '140100'
    },
    {
      province: '山西省',
      text: '大同市',
      value: '140200'
    },
    {
      province: '山西省',
      text: '阳泉市',
      value: '140300'
    },
    {
      province: '山西省',
      text: '长治市',
      value: '140400'
    },
    {
      province: '山西省',
      text: '晋城市',
      value: '140500'
    },
    {
      province: '山西省',
      text: '朔州市',
      value: '140600'
    },
    {
      province: '山西省',
      text: '晋中市',
      value: '140700'
    },
    {
      province: '山西省',
      text: '运城市',
      value: '140800'
    },
    {
      province: '山西省',
      text: '忻州市',
      value: '140900'
    },
    {
      province: '山西省',
      text: '临汾市',
      value: '141000'
    },
    {
      province: '山西省',
      text: '吕梁市',
      value: '141100'
    }
  ],
    '230000': [
    {
      province: '黑龙江省',
      text: '哈尔滨市',
      value: '230100'
    },
    {
      province: '黑龙江省',
      text: '齐齐哈尔市',
      value: '230200'
    },
    {
      province: '黑龙江省',
      text: '鸡西市',
      value: '230300'
    },
    {
      province: '黑龙江省',
      text: '鹤岗市',
      value: '230400'
    },
    {
      province: '黑龙江省',
      text: '双鸭山市',
      value: '230500'
    },
    {
      province: '黑龙江省',
      text: '大庆市',
      value: '230600'
    },
    {
      province: '黑龙江省',
      text: '伊春市',
      value: '230700'
    },
    {
      province: '黑龙江省',
      text: '佳木斯市',
      value: '230800'
    },
    {
      province: '黑龙江省',
      text: '七台河市',
      value: '230900'
    },
    {
      province: '黑龙江省',
      text: '牡丹江市',
      value: '231000'
    },
    {
      province: '黑龙江省',
      text: '黑河市',
      value: '231100'
    },
    {
      province: '黑龙江省',
      text: '绥化市',
      value: '231200'
    },
    {
      province: '黑龙江省',
      text: '大兴安岭地区',
      value: '232700'
    }
  ],
    '310000': [
    {
      province: '上海市',
      text: '上海市',
      value: '310100'
    }
  ]
}
