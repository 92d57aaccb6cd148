module.exports = {
  id110100: [{
    id: '110101',
    name: '东城区',
    zipcode: '100010'
  },
  {
    id: '110102',
    name: '西城区',
    zipcode: '100032'
  },
  {
    id: '110105',
    name: '朝阳区',
    zipcode: '100020'
  },
  {
    id: '110106',
    name: '丰台区',
    zipcode: '100071'
  },
  {
    id: '110107',
    name: '石景山区',
    zipcode: '100043'
  },
  {
    id: '110108',
    name: '海淀区',
    zipcode: '100089'
  },
  {
    id: '110109',
    name: '门头沟区',
    zipcode: '102300'
  },
  {
    id: '110111',
    name: '房山区',
    zipcode: '102488'
  },
  {
    id: '110112',
    name: '通州区',
    zipcode: '101149'
  },
  {
    id: '110113',
    name: '顺义区',
    zipcode: '101300'
  },
  {
    id: '110114',
    name: '昌平区',
    zipcode: '102200'
  },
  {
    id: '110115',
    name: '大兴区',
    zipcode: '102600'
  },
  {
    id: '110116',
    name: '怀柔区',
    zipcode: '101400'
  },
  {
    id: '110117',
    name: '平谷区',
    zipcode: '101200'
  },
  {
    id: '110228',
    name: '密云县',
    zipcode: '101500'
  },
  {
    id: '110229',
    name: '延庆县',
    zipcode: '102100'
  }
  ],
  id120100: [{
    id: '120101',
    name: '和平区',
    zipcode: '300041'
  },
  {
    id: '120102',
    name: '河东区',
    zipcode: '300171'
  },
  {
    id: '120103',
    name: '河西区',
    zipcode: '300202'
  },
  {
    id: '120104',
    name: '南开区',
    zipcode: '300110'
  },
  {
    id: '120105',
    name: '河北区',
    zipcode: '300143'
  },
  {
    id: '120106',
    name: '红桥区',
    zipcode: '300131'
  },
  {
    id: '120110',
    name: '东丽区',
    zipcode: '300300'
  },
  {
    id: '120111',
    name: '西青区',
    zipcode: '300380'
  },
  {
    id: '120112',
    name: '津南区',
    zipcode: '300350'
  },
  {
    id: '120113',
    name: '北辰区',
    zipcode: '300400'
  },
  {
    id: '120114',
    name: '武清区',
    zipcode: '301700'
  }
  ]
}
