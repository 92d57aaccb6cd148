module.exports = [{ 
  // province: '北京市',
  city: '北京市',
  city_code: '11',
  district: [
    { dist_code: '110101', name: '东城区' },
    { dist_code: '110102', name: '西城区' },
    { dist_code: '110105', name: '朝阳区' },
    { dist_code: '110106', name: '丰台区' },
    { dist_code: '110107', name: '石景山区' },
    { dist_code: '110108', name: '海淀区' },
    { dist_code: '110109', name: '门头沟区' },
    { dist_code: '110111', name: '房山区' },
    { dist_code: '110112', name: '通州区' },
    { dist_code: '110113', name: '顺义区' },
    { dist_code: '110114', name: '昌平区' },
    { dist_code: '110115', name: '大兴区' },
    { dist_code: '110116', name: '怀柔区' },
    { dist_code: '110117', name: '平谷区' },
    { dist_code: '110228', name: '密云区' },
    { dist_code: '110229', name: '延庆区' }
  ]
}, {
  city: '天津市', 
  city_code: '12',
  district: [
    { dist_code: '120101', name: '和平区' },
    { dist_code: '120102', name: '河东区' },
    { dist_code: '120103', name: '河西区' },
    { dist_code: '120104', name: '南开区' },
    { dist_code: '120105', name: '河北区' },
    { dist_code: '120106', name: '红桥区' },
    { dist_code: '120110', name: '东丽区' },
    { dist_code: '120111', name: '西青区' },
    { dist_code: '120112', name: '津南区' },
    { dist_code: '120113', name: '北辰区' },
    { dist_code: '120114', name: '武清区' },
    { dist_code: '120115', name: '宝坻区' },
    { dist_code: '120116', name: '滨海新区' },
    { dist_code: '120117', name: '宁河区' },
    { dist_code: '120118', name: '静海区' },
    { dist_code: '120225', name: '蓟州区' }
  ]
}, {
  // province: '河北省',
  city: '石家庄市',
  city_code: '1301',
  district: [
    { dist_code: '130102', name: '长安区' },
    { dist_code: '130104', name: '桥西区' },
    { dist_code: '130105', name: '新华区' },
    { dist_code: '130107', name: '井陉矿区' }
  ]
}]
