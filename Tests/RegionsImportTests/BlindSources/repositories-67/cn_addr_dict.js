export var provinceDate = [
  {
    'province_code': '110000',
    'province_name': '北京',
    'city': [
      {
        'city_code': '110100',
        'city_name': '北京',
        'county': [
          {
            'county_code': '110101',
            'county_name': '东城'
          },
          {
            'county_code': '110102',
            'county_name': '西城'
          },
          {
            'county_code': '110105',
            'county_name': '朝阳'
          },
          {
            'county_code': '110106',
            'county_name': '丰台'
          },
          {
            'county_code': '110107',
            'county_name': '石景山'
          },
          {
            'county_code': '110108',
            'county_name': '海淀'
          },
          {
            'county_code': '110109',
            'county_name': '门头沟'
          },
          {
            'county_code': '110111',
            'county_name': '房山'
          },
          {
            'county_code': '110112',
            'county_name': '通州'
          },
          {
            'county_code': '110113',
            'county_name': '顺义'
          },
          {
            'county_code': '110114',
            'county_name': '昌平'
          },
          {
            'county_code': '110115',
            'county_name': '大兴'
          },
          {
            'county_code': '110116',
            'county_name': '怀柔'
          },
          {
            'county_code': '110117',
            'county_name': '平谷'
          },
          {
            'county_code': '110228',
            'county_name': '密云'
          },
          {
            'county_code': '110229',
            'county_name': '延庆'
          }
        ]
      }
    ]
  }
]
