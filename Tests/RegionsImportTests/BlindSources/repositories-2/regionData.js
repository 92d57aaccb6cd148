const regionData = [
  {
    label: '北京市',
    value: '北京市',
    children: [
      {
        label: '北京市',
        value: '北京市',
        children: [
          { label: '东城区', value: '东城区' },
          { label: '西城区', value: '西城区' },
        ]
      }
    ]
  },
  {
    label: '广东省',
    value: '广东省',
    children: [
      {
        label: '广州市',
        value: '广州市',
        children: [
          { label: '越秀区', value: '越秀区' },
        ]
      },
      {
        label: '深圳市',
        value: '深圳市',
        children: [
          { label: '福田区', value: '福田区' },
          { label: '南山区', value: '南山区' },
        ]
      }
    ]
  }
]

export default regionData
