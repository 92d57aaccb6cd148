const dataList = [
    {
      'title': 'A',
      'list': [
        {
          'name': '鞍山',
          tags: 'ANSHAN,鞍山',
          'id': 64
        },
        {
          'name': '安庆',
          tags: 'ANQING,安庆',
          'id': 149
        },
        {
          'name': '安阳',
          tags: 'ANYANG,安阳',
          'id': 174
        },
        {
          'name': '阿拉善盟',
          tags: 'ALASHANMENG,阿拉善盟',
          'id': 202
        },
        {
          'name': '阿坝州',
          tags: 'ABAZHOU,阿坝州',
          'id': 290
        },
        {
          'name': '安顺',
          tags: 'ANSHUN,安顺',
          'id': 294
        },
        {
          'name': '阿里地区',
          tags: 'ALIDIQU,阿里地区',
          'id': 316
        },
        {
          'name': '安康',
          tags: 'ANKANG,安康',
          'id': 320
        },
        {
          'name': '阿克苏地区',
          tags: 'AKESUDIQU,阿克苏地区',
          'id': 348
        },
        {
          'name': '阿勒泰地区',
          tags: 'ALETAIDIQU,阿勒泰地区',
          'id': 355
        },
        {
          'name': '阿拉尔',
          tags: 'ALAER,阿拉尔',
          'id': 356
        }
      ]
    },
    {
      'title': 'B',
      'list': [
        {
          'name': '北京',
          tags: 'BEIJING,北京',
          'id': 1
        },
        {
          'name': '保定',
          tags: 'BAODING,保定',
          'id': 62
        },
        {
          'name': '包头',
          tags: 'BAOTOU,包头',
          'id': 63
        },
        {
          'name': '本溪',
          tags: 'BENXI,本溪',
          'id': 77
        }
      ]
    }
]
