export const nicid = [
  {
    'id': 'A',
    'value': 'A',
    'label': '农、林、牧、渔业',
    'children': [
      {
        'id': 'A01',
        'value': 'A01',
        'label': '农业',
        'children': [
          {
            'id': 'A011',
            'value': 'A011',
            'label': '谷物种植',
            'children': [
              {
                'id': 'A0111',
                'value': 'A0111',
                'label': '稻谷种植'
              },
              {
                'id': 'A0112',
                'value': 'A0112',
                'label': '小麦种植'
              },
              {
                'id': 'A0113',
                'value': 'A0113',
                'label': '玉米种植'
              },
              {
                'id': 'A0119',
                'value': 'A0119',
                'label': '其他谷物种植'
              }
            ]
          },
          {
            'id': 'A012',
            'value': 'A012',
            'label': '豆类、油料和薯类种植',
            'children': [
              {
                'id': 'A0121',
                'value': 'A0121',
                'label': '豆类种植'
              },
              {
                'id': 'A0122',
                'value': 'A0122',
                'label': '油料种植'
              },
              {
                'id': 'A0123',
                'value': 'A0123',
                'label': '薯类种植'
              }
            ]
          },
          {
            'id': 'A013',
            'value': 'A013',
            'label': '棉、麻、糖、烟草种植',
            'children': [
              {
                'id': 'A0131',
                'value': 'A0131',
                'label': '棉花种植'
              },
              {
                'id': 'A0132',
                'value': 'A0132',
                'label': '麻类种植'
              },
              {
                'id': 'A0133',
                'value': 'A0133',
                'label': '糖料种植'
              },
              {
                'id': 'A0134',
                'value': 'A0134',
                'label': '烟草种植'
              }
            ]
          },
          {
            'id': 'A014',
            'value': 'A014',
            'label': '蔬菜、食用菌及园艺作物种植',
            'children': [
              {
                'id': 'A0141',
                'value': 'A0141',
                'label': '蔬菜种植'
              },
              {
                'id': 'A0142',
                'value': 'A0142',
                'label': '食用菌种植'
              },
              {
                'id': 'A0143',
                'value': 'A0143',
                'label': '花卉种植'
              },
              {
                'id': 'A0149',
                'value': 'A0149',
                'label': '其他园艺作物种植'
              }
            ]
          }
        ]
      }
    ]
  }
]
