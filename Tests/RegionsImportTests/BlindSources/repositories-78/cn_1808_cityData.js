export const CITY_DATA = [

  {
    "id": 2,
    "code": "110000",
    "name": "北京市",
    "parentId": 1,
    "nameEn": "Beijing Shi",
    "shortnameEn": "BJ",
    "regionList": [{
        "id": 33,
        "code": "110100",
        "name": "市辖区",
        "parentId": 2,
        "nameEn": "Shixiaqu",
        "shortnameEn": "2",
        "regionList": [{
            "id": 378,
            "code": "110101",
            "name": "东城区",
            "parentId": 33,
            "nameEn": "Dongcheng Qu",
            "shortnameEn": "DCQ",
            "regionList": []
          },
          {
            "id": 379,
            "code": "110102",
            "name": "西城区",
            "parentId": 33,
            "nameEn": "Xicheng Qu",
            "shortnameEn": "XCQ",
            "regionList": []
          },
          {
            "id": 382,
            "code": "110105",
            "name": "朝阳区",
            "parentId": 33,
            "nameEn": "Chaoyang Qu",
            "shortnameEn": "CYQ",
            "regionList": []
          },
          {
            "id": 390,
            "code": "110114",
            "name": "昌平区",
            "parentId": 33,
            "nameEn": "Changping Qu",
            "shortnameEn": "CP Q",
            "regionList": []
          }
        ]
      },
      {
        "id": 34,
        "code": "110200",
        "name": "县",
        "parentId": 2,
        "nameEn": "Xian",
        "shortnameEn": "2",
        "regionList": [{
            "id": 394,
            "code": "110228",
            "name": "密云县",
            "parentId": 34,
            "nameEn": "Miyun Xian",
            "shortnameEn": "MYN",
            "regionList": []
          },
          {
            "id": 395,
            "code": "110229",
            "name": "延庆县",
            "parentId": 34,
            "nameEn": "Yanqing Xian",
            "shortnameEn": "YQX",
            "regionList": []
          }
        ]
      }
    ]
  },
  {
    "id": 3,
    "code": "120000",
    "name": "天津市",
    "parentId": 1,
    "nameEn": "Tianjin Shi",
    "shortnameEn": "TJ",
    "regionList": [{
        "id": 35,
        "code": "120100",
        "name": "市辖区",
        "parentId": 3,
        "nameEn": "Shixiaqu",
        "shortnameEn": "2",
        "regionList": [{
            "id": 396,
            "code": "120101",
            "name": "和平区",
            "parentId": 35,
            "nameEn": "Heping Qu",
            "shortnameEn": "HPG",
            "regionList": []
          },
          {
            "id": 404,
            "code": "120116",
            "name": "滨海新区",
            "parentId": 35,
            "nameEn": "Dagang Qu",
            "shortnameEn": "2",
            "regionList": []
          },
          {
            "id": 405,
            "code": "120110",
            "name": "东丽区",
            "parentId": 35,
            "nameEn": "Dongli Qu",
            "shortnameEn": "DLI",
            "regionList": []
          }
        ]
      },
      {
        "id": 36,
        "code": "120200",
        "name": "县",
        "parentId": 3,
        "nameEn": "Xian",
        "shortnameEn": "2",
        "regionList": [{
            "id": 411,
            "code": "120221",
            "name": "宁河县",
            "parentId": 36,
            "nameEn": "Ninghe Xian",
            "shortnameEn": "NHE",
            "regionList": []
          },
          {
            "id": 413,
            "code": "120225",
            "name": "蓟县",
            "parentId": 36,
            "nameEn": "Ji Xian",
            "shortnameEn": "JIT",
            "regionList": []
          }
        ]
      }
    ]
  },
  {
    "id": 4,
    "code": "130000",
    "name": "河北省",
    "parentId": 1,
    "nameEn": "Hebei Sheng",
    "shortnameEn": "HE",
    "regionList": [{
        "id": 37,
        "code": "130100",
        "name": "石家庄市",
        "parentId": 4,
        "nameEn": "Shijiazhuang Shi",
        "shortnameEn": "SJW",
        "regionList": [{
            "id": 414,
            "code": "130101",
            "name": "市辖区",
            "parentId": 37,
            "nameEn": "Shixiaqu",
            "shortnameEn": "2",
            "regionList": []
          },
          {
            "id": 415,
            "code": "130102",
            "name": "长安区",
            "parentId": 37,
            "nameEn": "Chang,an Qu",
            "shortnameEn": "CAQ",
            "regionList": []
          },
          {
            "id": 416,
            "code": "130103",
            "name": "桥东区",
            "parentId": 37,
            "nameEn": "Qiaodong Qu",
            "shortnameEn": "QDQ",
            "regionList": []
          },
          {
            "id": 420,
            "code": "130108",
            "name": "裕华区",
            "parentId": 37,
            "nameEn": "Yuhua Qu",
            "shortnameEn": "2",
            "regionList": []
          }
        ]
      },
      {
        "id": 38,
        "code": "130200",
        "name": "唐山市",
        "parentId": 4,
        "nameEn": "Tangshan Shi",
        "shortnameEn": "TGS",
        "regionList": [{
            "id": 438,
            "code": "130201",
            "name": "市辖区",
            "parentId": 38,
            "nameEn": "Shixiaqu",
            "shortnameEn": "2",
            "regionList": []
          },
          {
            "id": 439,
            "code": "130202",
            "name": "路南区",
            "parentId": 38,
            "nameEn": "Lunan Qu",
            "shortnameEn": "LNB",
            "regionList": []
          },
          {
            "id": 443,
            "code": "130207",
            "name": "丰南区",
            "parentId": 38,
            "nameEn": "Fengnan Qu",
            "shortnameEn": "2",
            "regionList": []
          }
        ]
      }
    ]
  }
]
