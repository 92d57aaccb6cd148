// 中国省市区数据
export const regionData = [
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
          { label: '朝阳区', value: '朝阳区' },
          { label: '丰台区', value: '丰台区' },
          { label: '石景山区', value: '石景山区' },
          { label: '海淀区', value: '海淀区' },
          { label: '门头沟区', value: '门头沟区' },
          { label: '房山区', value: '房山区' },
          { label: '通州区', value: '通州区' },
          { label: '顺义区', value: '顺义区' },
          { label: '昌平区', value: '昌平区' },
          { label: '大兴区', value: '大兴区' },
          { label: '怀柔区', value: '怀柔区' },
          { label: '平谷区', value: '平谷区' },
          { label: '密云区', value: '密云区' },
          { label: '延庆区', value: '延庆区' }
        ]
      }
    ]
  },
  {
    label: '上海市',
    value: '上海市',
    children: [
      {
        label: '上海市',
        value: '上海市',
        children: [
          { label: '黄浦区', value: '黄浦区' },
          { label: '徐汇区', value: '徐汇区' },
          { label: '长宁区', value: '长宁区' },
          { label: '静安区', value: '静安区' },
          { label: '普陀区', value: '普陀区' },
          { label: '虹口区', value: '虹口区' },
          { label: '杨浦区', value: '杨浦区' },
          { label: '闵行区', value: '闵行区' },
          { label: '宝山区', value: '宝山区' },
          { label: '嘉定区', value: '嘉定区' },
          { label: '浦东新区', value: '浦东新区' },
          { label: '金山区', value: '金山区' },
          { label: '松江区', value: '松江区' }
        ]
      }
    ]
  }
]
