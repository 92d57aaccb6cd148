export const provincesMunicipalitiesArea = [
  {
    code: '110000',
    name: '北京',
    fullname: '北京市',
    children: [
      {
        code: '110000',
        name: '北京',
        fullname: '北京市',
        children: [
          {
            code: '110101',
            name: '东城',
            fullname: '东城区'
          },
          {
            code: '110102',
            name: '西城',
            fullname: '西城区'
          },
          {
            code: '110105',
            name: '朝阳',
            fullname: '朝阳区'
          },
          {
            code: '110119',
            name: '延庆',
            fullname: '延庆区'
          }
        ]
      }
    ]
  },
  {
    code: '120000',
    name: '天津',
    fullname: '天津市',
    children: [
      {
        code: '120000',
        name: '天津',
        fullname: '天津市',
        children: [
          {
            code: '120101',
            name: '和平',
            fullname: '和平区'
          },
          {
            code: '120105',
            name: '河北',
            fullname: '河北区'
          },
          {
            code: '120116',
            name: '滨海',
            fullname: '滨海新区'
          },
          {
            code: '120119',
            name: '蓟州',
            fullname: '蓟州区'
          }
        ]
      }
    ]
  },
  {
    code: '130000',
    name: '河北',
    fullname: '河北省',
    children: [
      {
        code: '130100',
        name: '石家庄',
        fullname: '石家庄市',
        children: [
          {
            code: '130102',
            name: '长安区',
            fullname: '长安区'
          },
          {
            code: '130104',
            name: '桥西区',
            fullname: '桥西区'
          },
          {
            code: '130133',
            name: '赵县',
            fullname: '赵县'
          },
          {
            code: '130181',
            name: '辛集市',
            fullname: '辛集市'
          }
        ]
      },
      {
        code: '130200',
        name: '唐山',
        fullname: '唐山市',
        children: [
          {
            code: '130202',
            name: '路南区',
            fullname: '路南区'
          },
          {
            code: '130203',
            name: '路北区',
            fullname: '路北区'
          },
          {
            code: '130284',
            name: '滦州市',
            fullname: '滦州市'
          }
        ]
      },
      {
        code: '130300',
        name: '秦皇岛',
        fullname: '秦皇岛市',
        children: [
          {
            code: '130302',
            name: '海港区',
            fullname: '海港区'
          },
          {
            code: '130303',
            name: '山海关区',
            fullname: '山海关区'
          },
          {
            code: '130321',
            name: '青龙满族自治县',
            fullname: '青龙满族自治县'
          }
        ]
      }
    ]
  }
]
