city=[{
  value: '',
  label: '全部'
},{
  value: '131',
  label: '北京市'

}, {
  value: 'jiangxi',
  label: '江西',
  children: [{
      value: '163',
      label: '南昌市'

  }]
}, {
  value: '289',
  label: '上海市'

}, {
  value: 'yunnan',
  label: '云南',
  children: [{
      value: '104',
      label: '昆明市'
  }]
}, {
  value: 'neimenggu',
  label: '内蒙古',
  children: [{
      value: '321',
      label: '呼和浩特市',
  }]
}, {
  value: 'jilin',
  label: '吉林',
  children: [{
      value: '53',
      label: '长春市',
  }]
}, {
  value: 'sichuan',
  label: '四川',
  children: [{
      value: '75',
      label: '成都市',
  }]
}, {
  value: '332',
  label: '天津市'
}, {
  value: 'ningxia',
  label: '宁夏',
  children: [{
      value: 'yinchuan',
      label: '银川市',
  }]
}, {
  value: 'anhui',
  label: '安徽',
  children: [{
      value: '360',
      label: '合肥市'
  }]
}, {
  value: 'sahndong',
  label: '山东',
  children: [{
      value: '288',
      label: '济南市',
  },
  {
      value: '236',
      label: '青岛市',
  }
  ]
}, {
  value: 'shanxi',
  label: '山西',
  children: [{
      value: '176',
      label: '太原市'
  }]
}, {
  value: 'hainan',
  label: '海南',
  children: [{
      value: '125',
      label: '海口市'
  },
  {
      value: '121',
      label: '三亚市'
  }
  ]
}, {
  value: 'liaoning',
  label: '辽宁',
  children: [{
      value: '58',
      label: '沈阳市'
  }, {
      value: '167',
      label: '大连市'
  }

  ]
}, {
  value: '132',
  label: '重庆市',
}, {
  value: 'shanxi',
  label: '陕西',
  children: [{
      value: '233',
      label: '西安市'
  }]
}, {
  value: 'heilongjiang',
  label: '黑龙江',
  children: [{
      value: '48',
      label: '哈尔滨市'
  }]
}]