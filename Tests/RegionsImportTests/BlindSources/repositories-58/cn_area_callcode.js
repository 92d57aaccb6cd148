export default [
  {
    label: '北京市',
    value: '110000',
    callcode: '10',
    children: [
      {
        label: '北京市',
        value: '110000',
        callcode: '10',
        children: [
          { label: '东城区', value: '110101', zip: '100000', callcode: '10' },
          { label: '西城区', value: '110102', zip: '100000', callcode: '10' },
          { label: '崇文区', value: '110103', zip: '100000', callcode: '10' },
          { label: '宣武区', value: '110104', zip: '100000', callcode: '10' },
          { label: '朝阳区', value: '110105', zip: '100000', callcode: '10' },
          { label: '丰台区', value: '110106', zip: '100000', callcode: '10' },
          { label: '石景山区', value: '110107', zip: '100000', callcode: '10' },
          { label: '海淀区', value: '110108', zip: '100000', callcode: '10' },
          { label: '门头沟区', value: '110109', zip: '102300', callcode: '10' },
          { label: '房山区', value: '110111', zip: '102400', callcode: '10' },
          { label: '通州区', value: '110112', zip: '101100', callcode: '10' },
          { label: '顺义区', value: '110113', zip: '101300', callcode: '10' },
          { label: '昌平区', value: '110114', zip: '102200', callcode: '10' },
          { label: '大兴区', value: '110115', zip: '102600', callcode: '10' },
          { label: '怀柔区', value: '110116', zip: '101400', callcode: '10' },
          { label: '平谷区', value: '110117', zip: '101200', callcode: '10' },
          { label: '密云县', value: '110228', zip: '101500', callcode: '10' },
          { label: '延庆县', value: '110229', zip: '102100', callcode: '10' }
        ]
      }
    ]
  },
  {
    label: '天津市',
    value: '120000',
    callcode: '22',
    children: [
      {
        label: '天津市',
        value: '120000',
        callcode: '22',
        children: [
          { label: '和平区', value: '120101', zip: '300000', callcode: '22' }
        ]
      }
    ]
  }
]
