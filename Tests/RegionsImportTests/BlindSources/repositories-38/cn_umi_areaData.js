export default [
  {
    label: '中国',
    value: 'china',
    children: [
      {
        label: '上海',
        value: 'shanghai',
        children: [
          {
            label: '宝山区',
            value: 'baoshan',
          },
          {
            label: '浦东新区',
            value: 'pudong',
          },
          {
            label: '静安区',
            value: 'jingan',
          },
        ]
      },

      {
        label: '江苏省',
        value: 'jiangsusheng',
        children: [
          {
            label: '苏州市',
            value: 'suzhoushi',
          },
          {
            label: '无锡市',
            value: 'wuxishi',
          },
          {
            label: '常州市',
            value: 'changzhoushi',
          },
        ]
      },

      {
        label: '浙江省',
        value: 'zhejiangsheng',
        children: [
          {
            label: '杭州市',
            value: 'hangzhoushi',
          },
          {
            label: '宁波市',
            value: 'ningboshi',
          },
        ]
      }
    ]
  }
]
