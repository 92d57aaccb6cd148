export const org = [
  {
    'id': 1,
    'label': '乐成集团',
    'children': [
      {
        'id': 2,
        'label': '集团本部(114人)',
        'children': [
          {
            'id': 33,
            'label': '人力资源中心(4人)',
            'children': [
              {
                'id': 453,
                'label': '人力资源中心总监',
                'children': null
              },
              {
                'id': 722,
                'label': '绩效经理',
                'children': null
              },
              {
                'id': 723,
                'label': '招聘培训经理',
                'children': null
              },
              {
                'id': 724,
                'label': '人力资源中心副总监',
                'children': null
              },
              {
                'id': 726,
                'label': '实习生',
                'children': null
              },
              {
                'id': 1388,
                'label': 'HRBP经理',
                'children': null
              }
            ]
          },
          {
            'id': 35,
            'label': '战略投资中心(3人)',
            'children': [
              {
                'id': 481,
                'label': '基金募集经理',
                'children': null
              },
              {
                'id': 704,
                'label': '战略投资总经理',
                'children': null
              },
              {
                'id': 727,
                'label': '项目运营主管',
                'children': null
              },
              {
                'id': 728,
                'label': '投资管理经理',
                'children': null
              },
              {
                'id': 729,
                'label': '总经理',
                'children': null
              }
            ]
          }
        ]
      }
    ]
  }
]
