export default [
  {
    name: '北京市',
    id: '110000',
    child: [
      {
        name: '市辖区',
        id: '110100',
        child: [
          { name: '东城区', id: '110101', child: [] },
          { name: '西城区', id: '110102', child: [] },
          { name: '朝阳区', id: '110105', child: [] },
          { name: '丰台区', id: '110106', child: [] },
          { name: '石景山区', id: '110107', child: [] },
          { name: '海淀区', id: '110108', child: [] },
          { name: '门头沟区', id: '110109', child: [] },
          { name: '房山区', id: '110111', child: [] },
          { name: '通州区', id: '110112', child: [] },
          { name: '顺义区', id: '110113', child: [] },
          { name: '昌平区', id: '110114', child: [] },
          { name: '大兴区', id: '110115', child: [] },
          { name: '怀柔区', id: '110116', child: [] },
          { name: '平谷区', id: '110117', child: [] },
          { name: '密云区', id: '110118', child: [] },
          { name: '延庆区', id: '110119', child: [] }
        ]
      }
    ]
  },
  {
    name: '天津市',
    id: '120000',
    child: [
      {
        name: '市辖区',
        id: '120100',
        child: [
          { name: '和平区', id: '120101', child: [] },
          { name: '河东区', id: '120102', child: [] },
          { name: '河西区', id: '120103', child: [] },
          { name: '南开区', id: '120104', child: [] },
          { name: '河北区', id: '120105', child: [] },
          { name: '红桥区', id: '120106', child: [] },
          { name: '东丽区', id: '120110', child: [] },
          { name: '西青区', id: '120111', child: [] },
          { name: '津南区', id: '120112', child: [] },
          { name: '北辰区', id: '120113', child: [] },
          { name: '武清区', id: '120114', child: [] },
          { name: '宝坻区', id: '120115', child: [] },
          { name: '滨海新区', id: '120116', child: [] }
        ]
      }
    ]
  }
]
