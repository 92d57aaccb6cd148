export default [
  {
    value: '1',
    label: 'IT 服务',
    children: [
      {
        value: '1_1',
        label: '计算机软件/硬件/信息服务'
      },
      {
        value: '1_2',
        label: '互联网和相关服务'
      },
      {
        value: '1_3',
        label: '其他'
      }
    ]
  },
  {
    value: '2',
    label: '制造业',
    children: [
      {
        value: '2_1',
        label: '机械/电子'
      },
      {
        value: '2_2',
        label: '重工制造'
      },
      {
        value: '2_3',
        label: '汽车'
      },
      {
        value: '2_4',
        label: '其他'
      }
    ]
  },
  {
    value: '3',
    label: '批发/零售',
    children: [
      {
        value: '3_1',
        label: '服装'
      },
      {
        value: '3_2',
        label: '超市/便利店/百货商场'
      },
      {
        value: '3_3',
        label: '食品/饮料'
      },
      {
        value: '3_4',
        label: '家具/家纺'
      },
      {
        value: '3_5',
        label: '日用品/化妆品'
      },
      {
        value: '3_6',
        label: '家电/数码'
      },
      {
        value: '3_7',
        label: '烟酒'
      },
      {
        value: '3_8',
        label: '文教/工美/体育/娱乐用品'
      },
      {
        value: '3_9',
        label: '批发'
      },
      {
        value: '3_10',
        label: '其他'
      }
    ]
  },
  {
    value: '4',
    label: '生活服务',
    children: [
      {
        value: '4_1',
        label: '酒店/住宿'
      },
      {
        value: '4_2',
        label: '餐饮'
      },
      {
        value: '4_3',
        label: '租赁和商务服务'
      },
      {
        value: '4_4',
        label: '其他'
      }
    ]
  }
]
