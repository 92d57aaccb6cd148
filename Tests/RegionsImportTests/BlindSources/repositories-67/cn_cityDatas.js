export var arrAll = [
  {
    name: '选择省份',
    sub: [
      {
        name: '请选择',
      },
    ],
    type: 1,
  },

  {
    name: '北京',
    sub: [
      {
        name: '请选择',
        sub: [],
      },
      {
        name: '北京',
        sub: [
          {
            name: '请选择',
          },
          {
            name: '东城区',
          },
          {
            name: '西城区',
          },
          {
            name: '崇文区',
          },
          {
            name: '宣武区',
          },
          {
            name: '朝阳区',
          },
          {
            name: '海淀区',
          },
          {
            name: '丰台区',
          },
          {
            name: '石景山区',
          },
          {
            name: '房山区',
          },
          {
            name: '通州区',
          },
          {
            name: '顺义区',
          },
          {
            name: '昌平区',
          },
          {
            name: '大兴区',
          },
          {
            name: '怀柔区',
          },
          {
            name: '平谷区',
          },
          {
            name: '门头沟区',
          },
          {
            name: '密云县',
          },
          {
            name: '延庆县',
          },
          {
            name: '其他',
          },
        ],
        type: 0,
      },
    ],
    type: 1,
  },
  {
    name: '湖北',
    sub: [
      {
        name: '请选择',
        sub: [],
      },
      {
        name: '武汉',
        sub: [
          {
            name: '请选择',
          },
          {
            name: '江岸区',
          },
          {
            name: '武昌区',
          },
          {
            name: '江汉区',
          },
          {
            name: '硚口区',
          },
          {
            name: '汉阳区',
          },
          {
            name: '青山区',
          },
        ],
        type: 0,
      },
    ],
    type: 1,
  },
]
