import { Province } from '.'

export const Regions: Province[] = [
  {
    id: '110000',
    name: '北京',
    fullname: '北京市',
    location: {
      lat: 39.90469,
      lng: 116.40717
    },
    cities: [
      {
        id: '110000',
        name: '北京',
        fullname: '北京市',
        location: {
          lat: 39.90469,
          lng: 116.40717
        },
        areas: [
          {
            id: '110101',
            name: '东城',
            fullname: '东城区',
            location: {
              lat: 39.92855,
              lng: 116.41637
            }
          },
          {
            id: '110102',
            name: '西城',
            fullname: '西城区',
            location: {
              lat: 39.91231,
              lng: 116.36611
            }
          },
          {
            id: '110105',
            name: '朝阳',
            fullname: '朝阳区',
            location: {
              lat: 39.9219,
              lng: 116.44355
            }
          },
          {
            id: '110106',
            name: '丰台',
            fullname: '丰台区',
            location: {
              lat: 39.85856,
              lng: 116.28616
            }
          },
          {
            id: '110107',
            name: '石景山',
            fullname: '石景山区',
            location: {
              lat: 39.90569,
              lng: 116.22299
            }
          },
          {
            id: '110108',
            name: '海淀',
            fullname: '海淀区',
            location: {
              lat: 39.95933,
              lng: 116.29845
            }
          },
          {
            id: '110109',
            name: '门头沟',
            fullname: '门头沟区',
            location: {
              lat: 39.94048,
              lng: 116.10146
            }
          },
          {
            id: '110111',
            name: '房山',
            fullname: '房山区',
            location: {
              lat: 39.74788,
              lng: 116.14294
            }
          }
        ]
      }
    ]
  },
  {
    id: '120000',
    name: '天津',
    fullname: '天津市',
    location: {
      lat: 39.0851,
      lng: 117.19937
    },
    cities: [
      {
        id: '120000',
        name: '天津',
        fullname: '天津市',
        location: {
          lat: 39.0851,
          lng: 117.19937
        },
        areas: [
          {
            id: '120101',
            name: '和平',
            fullname: '和平区',
            location: {
              lat: 39.11712,
              lng: 117.2147
            }
          },
          {
            id: '120102',
            name: '河东',
            fullname: '河东区',
            location: {
              lat: 39.12827,
              lng: 117.25228
            }
          },
          {
            id: '120105',
            name: '河北',
            fullname: '河北区',
            location: {
              lat: 39.14784,
              lng: 117.19674
            }
          },
          {
            id: '120116',
            name: '滨海',
            fullname: '滨海新区',
            location: {
              lat: 39.0032,
              lng: 117.71071
            }
          },
          {
            id: '120119',
            name: '蓟州',
            fullname: '蓟州区',
            location: {
              lat: 40.04577,
              lng: 117.40829
            }
          }
        ]
      }
    ]
  },
  {
    id: '130000',
    name: '河北',
    fullname: '河北省',
    location: {
      lat: 38.03599,
      lng: 114.46979
    },
    cities: [
      {
        id: '130100',
        name: '石家庄',
        fullname: '石家庄市',
        location: {
          lat: 38.04276,
          lng: 114.5143
        },
        areas: [
          {
            id: '130102',
            name: '长安区',
            fullname: '长安区',
            location: {
              lat: 38.03647,
              lng: 114.53952
            }
          },
          {
            id: '130104',
            name: '桥西区',
            fullname: '桥西区',
            location: {
              lat: 38.00407,
              lng: 114.46104
            }
          },
          {
            id: '130107',
            name: '井陉矿区',
            fullname: '井陉矿区',
            location: {
              lat: 38.06499,
              lng: 114.0623
            }
          },
          {
            id: '130181',
            name: '辛集市',
            fullname: '辛集市',
            location: {
              lat: 37.94316,
              lng: 115.21792
            }
          },
          {
            id: '130183',
            name: '晋州市',
            fullname: '晋州市',
            location: {
              lat: 38.02632,
              lng: 115.031199
            }
          }
        ]
      },
      {
        id: '130200',
        name: '唐山',
        fullname: '唐山市',
        location: {
          lat: 39.63048,
          lng: 118.18058
        },
        areas: [
          {
            id: '130202',
            name: '路南区',
            fullname: '路南区',
            location: {
              lat: 39.62509,
              lng: 118.15437
            }
          },
          {
            id: '130209',
            name: '曹妃甸区',
            fullname: '曹妃甸区',
            location: {
              lat: 39.27313,
              lng: 118.46023
            }
          },
          {
            id: '130224',
            name: '滦南县',
            fullname: '滦南县',
            location: {
              lat: 39.503941,
              lng: 118.674139
            }
          },
          {
            id: '130230',
            name: '芦台区',
            fullname: '芦台区',
            location: {
              lat: 39.38091,
              lng: 117.74757
            }
          },
          {
            id: '130284',
            name: '滦州市',
            fullname: '滦州市',
            location: {
              lat: 39.74058,
              lng: 118.70351
            }
          }
        ]
      }
    ]
  }
]
