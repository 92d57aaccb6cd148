
export let citiesDatas = {

  // 省份   provinces
  province: [
    {
      name: 'hebei',
      title: '河北省'
    },
    {
      name: 'shanxi1',
      title: '山西省'
    },
    {
      name: 'liaoning',
      title: '辽宁省'
    },
    {
      name: 'heilongjiang',
      title: '黑龙江省'
    },
    {
      name: 'jiangsu',
      title: '江苏省'
    },
    {
      name: 'zhejiang',
      title: '浙江省'
    },
    {
      name: 'anhui',
      title: '安徽省'
    },
    {
      name: 'fujian',
      title: '福建省'
    },
    {
      name: 'jiangxi',
      title: '江西省'
    },
    {
      name: 'shandong',
      title: '山东省'
    },
    {
      name: 'henan',
      title: '河南省'
    },
    {
      name: 'hubei',
      title: '湖北省'
    },
    {
      name: 'hunan',
      title: '湖南省'
    },
    {
      name: 'guangdong',
      title: '广东省'
    },
    {
      name: 'hainan',
      title: '海南省'
    },
    {
      name: 'sichuan',
      title: '四川省'
    },
    {
      name: 'guizhou',
      title: '贵州省'
    },
    {
      name: 'yunnan',
      title: '云南省'
    },
    {
      name: 'shanxi2',
      title: '陕西省'
    },
    {
      name: 'gansu',
      title: '甘肃省'
    },
    {
      name: 'qinghai',
      title: '青海省'
    },
    {
      name: 'taiwan',
      title: '台湾省'
    }
  ],

  // 直辖市    municipality directly under the Central Government
  municipality: [
    {
      name: 'beijing',
      title: '北京市'
    },
    {
      name: 'tinajin',
      title: '天津市'
    },
    {
      name: 'shanghai',
      title: '上海市'
    },
    {
      name: 'chongqing',
      title: '重庆市'
    }
  ],

  // 民族自治区  nationality autonomous region
  autonomous: [
    {
      name: 'neimenggu',
      title: '内蒙古'
    },
    {
      name: 'guangxizhuangzu',
      title: '广西壮族'
    }
  ]
}
