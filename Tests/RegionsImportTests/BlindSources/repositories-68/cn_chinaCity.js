export const chinaCity = [{
  'name': '北京',
  'cityId': '110000',
  'children': [{
    'name': '北京市',
    'cityId': '110000',
    'children': [{
      'name': '东城区',
      'cityId': '110101'
    },
    {
      'name': '西城区',
      'cityId': '110102'
    },
    {
      'name': '朝阳区',
      'cityId': '110105'
    },
    {
      'name': '丰台区',
      'cityId': '110106'
    },
    {
      'name': '石景山区',
      'cityId': '110107'
    },
    {
      'name': '海淀区',
      'cityId': '110108'
    },
    {
      'name': '门头沟区',
      'cityId': '110109'
    },
    {
      'name': '房山区',
      'cityId': '110111'
    },
    {
      'name': '通州区',
      'cityId': '110112'
    },
    {
      'name': '顺义区',
      'cityId': '110113'
    },
    {
      'name': '昌平区',
      'cityId': '110114'
    },
    {
      'name': '大兴区',
      'cityId': '110115'
    },
    {
      'name': '怀柔区',
      'cityId': '110116'
    },
    {
      'name': '平谷区',
      'cityId': '110117'
    },
    {
      'name': '密云县',
      'cityId': '110228'
    },
    {
      'name': '延庆县',
      'cityId': '110229'
    }
    ]
  }]
},
{
  'name': '天津',
  'cityId': '120000',
  'children': [{
    'name': '天津市',
    'cityId': '120000',
    'children': [{
      'name': '和平区',
      'cityId': '120101'
    },
    {
      'name': '河东区',
      'cityId': '120102'
    },
    {
      'name': '河西区',
      'cityId': '120103'
    },
    {
      'name': '南开区',
      'cityId': '120104'
    },
    {
      'name': '河北区',
      'cityId': '120105'
    },
    {
      'name': '红桥区',
      'cityId': '120106'
    },
    {
      'name': '东丽区',
      'cityId': '120110'
    },
    {
      'name': '西青区',
      'cityId': '120111'
    },
    {
      'name': '津南区',
      'cityId': '120112'
    },
    {
      'name': '北辰区',
      'cityId': '120113'
    }
    ]
  }]
}]
