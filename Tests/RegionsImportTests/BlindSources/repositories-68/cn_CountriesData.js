export default [
  {
    id: '86',
    name: '中国',
    children: [
      {
        children: [
          {
            name: '东城区',
            id: '110101',

            parentid: '110000'
          },
          {
            name: '西城区',
            id: '110102',
            parentid: '110000'
          },
          {
            name: '朝阳区',
            id: '110105',
            parentid: '110000'
          },
          {
            name: '丰台区',
            id: '110106',
            parentid: '110000'
          },
          {
            name: '石景山区',
            id: '110107',
            parentid: '110000'
          },
          {
            name: '海淀区',
            id: '110108',
            parentid: '110000'
          },
          {
            name: '门头沟区',
            id: '110109',
            parentid: '110000'
          },
          {
            name: '房山区',
            id: '110111',
            parentid: '110000'
          },
          {
            name: '通州区',
            id: '110112',
            parentid: '110000'
          },
          {
            name: '顺义区',
            id: '110113',
            parentid: '110000'
          },
          {
            name: '昌平区',
            id: '110114',
            parentid: '110000'
          },
          {
            name: '大兴区',
            id: '110115',
            parentid: '110000'
          },
          {
            name: '怀柔区',
            id: '110116',
            parentid: '110000'
          },
          {
            name: '平谷区',
            id: '110117',
            parentid: '110000'
          },
          {
            name: '密云区',
            id: '110118',
            parentid: '110000'
          },
          {
            name: '延庆区',
            id: '110119',
            parentid: '110000'
          }
        ],
        name: '北京市',
        id: '110000',
        parentid: '-1'
      }
    ]
  }
]
