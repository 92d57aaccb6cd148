export default [
  {
    id: 110100,
    province: '北京',
    cityName: '北京市',
    cityCode: '131',
    lng: '116.405',
    lat: '39.905',
    pinyin: 'Beijing',
    prodIds: null
  },
  {
    id: 120100,
    province: '天津',
    cityName: '天津市',
    cityCode: '332',
    lng: '117.190',
    lat: '39.126',
    pinyin: 'Tianjin',
    prodIds: null
  },
  {
    id: 130100,
    province: '河北省',
    cityName: '石家庄市',
    cityCode: '150',
    lng: '114.502',
    lat: '38.046',
    pinyin: 'Shijiazhuang',
    prodIds: null
  },
  {
    id: 130200,
    province: '河北省',
    cityName: '唐山市',
    cityCode: '265',
    lng: '118.175',
    lat: '39.635',
    pinyin: 'Tangshan',
    prodIds: null
  },
  {
    id: 130300,
    province: '河北省',
    cityName: '秦皇岛市',
    cityCode: '148',
    lng: '119.587',
    lat: '39.943',
    pinyin: 'Qinhuangdao',
    prodIds: null
  },
  {
    id: 130400,
    province: '河北省',
    cityName: '邯郸市',
    cityCode: '151',
    lng: '114.491',
    lat: '36.612',
    pinyin: 'Handan',
    prodIds: null
  },
  {
    id: 130500,
    province: '河北省',
    cityName: '邢台市',
    cityCode: '266',
    lng: '114.509',
    lat: '37.068',
    pinyin: 'Xingtai',
    prodIds: null
  },
  {
    id: 130600,
    province: '河北省',
    cityName: '保定市',
    cityCode: '307',
    lng: '115.482',
    lat: '38.868',
    pinyin: 'Baoding',
    prodIds: null
  },
  {
    id: 130700,
    province: '河北省',
    cityName: '张家口市',
    cityCode: '264',
    lng: '114.884',
    lat: '40.812',
    pinyin: 'Zhangjiakou',
    prodIds: null
  },
  {
    id: 130800,
    province: '河北省',
    cityName: '承德市',
    cityCode: '207',
    lng: '117.939',
    lat: '40.976',
    pinyin: 'Chengde',
    prodIds: null
  },
  {
    id: 713000,
    province: '台湾',
    cityName: '嘉义县',
    cityCode: '9013',
    lng: '120.300',
    lat: '23.500',
    pinyin: 'Chiayi',
    prodIds: null
  },
  {
    id: 713300,
    province: '台湾',
    cityName: '屏东县',
    cityCode: '9012',
    lng: '120.488',
    lat: '22.683',
    pinyin: 'Pingtung',
    prodIds: null
  },
  {
    id: 713400,
    province: '台湾',
    cityName: '台东县',
    cityCode: '9008',
    lng: '120.916',
    lat: '23.000',
    pinyin: 'Taitung',
    prodIds: null
  },
  {
    id: 713500,
    province: '台湾',
    cityName: '花莲县',
    cityCode: '9015',
    lng: '121.300',
    lat: '23.830',
    pinyin: 'Hualien',
    prodIds: null
  },
  {
    id: 713600,
    province: '台湾',
    cityName: '澎湖县',
    cityCode: '9007',
    lng: '119.566',
    lat: '23.570',
    pinyin: 'Penghu',
    prodIds: null
  },
  {
    id: 713700,
    province: '台湾',
    cityName: '金门县',
    cityCode: '',
    lng: '118.317',
    lat: '24.433',
    pinyin: 'Jinmen',
    prodIds: null
  },
  {
    id: 713800,
    province: '台湾',
    cityName: '连江县',
    cityCode: '',
    lng: '119.540',
    lat: '26.197',
    pinyin: 'Lienchiang',
    prodIds: null
  },
  {
    id: 810100,
    province: '香港特别行政区',
    cityName: '香港岛',
    cityCode: '',
    lng: '114.177',
    lat: '22.266',
    pinyin: 'Hong Kong Island',
    prodIds: null
  },
  {
    id: 810200,
    province: '香港特别行政区',
    cityName: '九龙',
    cityCode: '',
    lng: '114.175',
    lat: '22.327',
    pinyin: 'Kowloon',
    prodIds: null
  },
  {
    id: 810300,
    province: '香港特别行政区',
    cityName: '新界',
    cityCode: '',
    lng: '114.202',
    lat: '22.342',
    pinyin: 'New Territories',
    prodIds: null
  },
  {
    id: 820100,
    province: '澳门特别行政区',
    cityName: '澳门半岛',
    cityCode: '',
    lng: '113.549',
    lat: '22.199',
    pinyin: 'MacauPeninsula',
    prodIds: null
  },
  {
    id: 820200,
    province: '澳门特别行政区',
    cityName: '氹仔岛',
    cityCode: '',
    lng: '113.578',
    lat: '22.157',
    pinyin: 'Taipa',
    prodIds: null
  },
  {
    id: 820300,
    province: '澳门特别行政区',
    cityName: '路环岛',
    cityCode: '',
    lng: '113.565',
    lat: '22.116',
    pinyin: 'Coloane',
    prodIds: null
  }
]
