export default {
  'data': [
    {
      'code': '1',
      'type': '',
      'name': '中国',
      'parentCode': '',
      'sonAddress': [
        {
          'code': '340000',
          'type': '',
          'name': '安徽省',
          'parentCode': '1',
          'sonAddress': [
            {
              'code': '340800',
              'type': '',
              'name': '安庆市',
              'parentCode': '340000',
              'sonAddress': [
                {
                  'code': '340803',
                  'type': '',
                  'name': '大观区',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340822',
                  'type': '',
                  'name': '怀宁县',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340882',
                  'type': '',
                  'name': '其它区',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340824',
                  'type': '',
                  'name': '潜山县',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340826',
                  'type': '',
                  'name': '宿松县',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340825',
                  'type': '',
                  'name': '太湖县',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340881',
                  'type': '',
                  'name': '桐城市',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340827',
                  'type': '',
                  'name': '望江县',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340811',
                  'type': '',
                  'name': '宜秀区',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340802',
                  'type': '',
                  'name': '迎江区',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340828',
                  'type': '',
                  'name': '岳西县',
                  'parentCode': '340800',
                  'sonAddress': []
                },
                {
                  'code': '340823',
                  'type': '',
                  'name': '枞阳县',
                  'parentCode': '340800',
                  'sonAddress': []
                }
              ]
            },
            {
              'code': '340300',
              'type': '',
              'name': '蚌埠市',
              'parentCode': '340000',
              'sonAddress': [
                {
                  'code': '340303',
                  'type': '',
                  'name': '蚌山区',
                  'parentCode': '340300',
                  'sonAddress': []
                },
                {
                  'code': '340323',
                  'type': '',
                  'name': '固镇县',
                  'parentCode': '340300',
                  'sonAddress': []
                },
                {
                  'code': '340321',
                  'type': '',
                  'name': '怀远县',
                  'parentCode': '340300',
                  'sonAddress': []
                },
                {
                  'code': '340311',
                  'type': '',
                  'name': '淮上区',
                  'parentCode': '340300',
                  'sonAddress': []
                },
                {
                  'code': '340302',
                  'type': '',
                  'name': '龙子湖区',
                  'parentCode': '340300',
                  'sonAddress': []
                },
                {
                  'code': '340324',
                  'type': '',
                  'name': '其它区',
                  'parentCode': '340300',
                  'sonAddress': []
                },
                {
                  'code': '340322',
                  'type': '',
                  'name': '五河县',
                  'parentCode': '340300',
                  'sonAddress': []
                },
                {
                  'code': '340304',
                  'type': '',
                  'name': '禹会区',
                  'parentCode': '340300',
                  'sonAddress': []
                }
              ]
            },
            {
              'code': '341700',
              'type': '',
              'name': '池州市',
              'parentCode': '340000',
              'sonAddress': [
                {
                  'code': '341721',
                  'type': '',
                  'name': '东至县',
                  'parentCode': '341700',
                  'sonAddress': []
                },
                {
                  'code': '341702',
                  'type': '',
                  'name': '贵池区',
                  'parentCode': '341700',
                  'sonAddress': []
                },
                {
                  'code': '341724',
                  'type': '',
                  'name': '其它区',
                  'parentCode': '341700',
                  'sonAddress': []
                },
                {
                  'code': '341723',
                  'type': '',
                  'name': '青阳县',
                  'parentCode': '341700',
                  'sonAddress': []
                },
                {
                  'code': '341722',
                  'type': '',
                  'name': '石台县',
                  'parentCode': '341700',
                  'sonAddress': []
                }
              ]
            },
            {
              'code': '340100',
              'type': '',
              'name': '合肥市',
              'parentCode': '340000',
              'sonAddress': [
                {
                  'code': '340111',
                  'type': '',
                  'name': '包河区',
                  'parentCode': '340100',
                  'sonAddress': []
                },
                {
                  'code': '340121',
                  'type': '',
                  'name': '长丰县',
                  'parentCode': '340100',
                  'sonAddress': []
                },
                {
                  'code': '341400',
                  'type': '',
                  'name': '巢湖市',
                  'parentCode': '340100',
                  'sonAddress': []
                },
                {
                  'code': '340122',
                  'type': '',
                  'name': '肥东县',
                  'parentCode': '340100',
                  'sonAddress': []
                },
                {
                  'code': '341402',
                  'type': '',
                  'name': '居巢区',
                  'parentCode': '340100',
                  'sonAddress': []
                },
                {
                  'code': '340192',
                  'type': '',
                  'name': '其它区',
                  'parentCode': '340100',
                  'sonAddress': []
                },
                {
                  'code': '340191',
                  'type': '',
                  'name': '中区',
                  'parentCode': '340100',
                  'sonAddress': []
                }
              ]
            }
          ]
        }
      ]
    }
  ]
}
