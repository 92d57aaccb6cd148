export const area = [
  {
    enname: 'beijingshi',
    id: '01',
    name: '北京市',
    children: [
      {
        enname: 'beijingshi',
        id: '0101',
        name: '北京市',
        children: [
          {
            enname: 'beijing',
            id: '101010100',
            name: '北京',
          },
          {
            enname: 'haidian',
            id: '101010200',
            name: '海淀',
          },
          {
            enname: 'chaoyang',
            id: '101010300',
            name: '朝阳',
          },
          {
            enname: 'shunyi',
            id: '101010400',
            name: '顺义',
          },
          {
            enname: 'huairou',
            id: '101010500',
            name: '怀柔',
          },
          {
            enname: 'tongzhou',
            id: '101010600',
            name: '通州',
          },
          {
            enname: 'changping',
            id: '101010700',
            name: '昌平',
          },
          {
            enname: 'yanqing',
            id: '101010800',
            name: '延庆',
          },
          {
            enname: 'fengtai',
            id: '101010900',
            name: '丰台',
          },
          {
            enname: 'shijingshan',
            id: '101011000',
            name: '石景山',
          },
          {
            enname: 'daxing',
            id: '101011100',
            name: '大兴',
          },
          {
            enname: 'fangshan',
            id: '101011200',
            name: '房山',
          },
          {
            enname: 'miyun',
            id: '101011300',
            name: '密云',
          },
          {
            enname: 'mentougou',
            id: '101011400',
            name: '门头沟',
          },
          {
            enname: 'pinggu',
            id: '101011500',
            name: '平谷',
          },
        ],
      },
    ],
  },
]
