export const zipcodelist = [
  {
    "city": "基隆市",
    "city_en": "Keelung City",
    "city_geo_id": "TW-KEELUNGCITY",
    "province": "基隆市",
    "province_geo_id": "TW-KEELUNGCITY",
    "areaList": [
      {
        "district": "仁愛區",
        "district_en": "Renai Dist.",
        "district_geo_id": "TW-KEELU-RENAIDIST",
        "postal_code": "200",
        "postal_code_geo_id": "TW-KEELU-RENAIDIST"
      },
      {
        "district": "信義區",
        "district_en": "Xinyi Dist.",
        "district_geo_id": "TW-KEELU-XINYIDIST",
        "postal_code": "201",
        "postal_code_geo_id": "TW-KEELU-XINYIDIST"
      },
      {
        "district": "中正區",
        "district_en": "Zhongzhen Dist.",
        "district_geo_id": "TW-KEELU-ZHONGZHENG",
        "postal_code": "202",
        "postal_code_geo_id": "TW-KEELU-ZHONGZHENG"
      },
      {
        "district": "中山區",
        "district_en": "Zhongshan Dist.",
        "district_geo_id": "TW-KEELU-ZHONGSHAND",
        "postal_code": "203",
        "postal_code_geo_id": "TW-KEELU-ZHONGSHAND"
      },
      {
        "district": "安樂區",
        "district_en": "Anle Dist.",
        "district_geo_id": "TW-KEELU-ANLEDIST",
        "postal_code": "204",
        "postal_code_geo_id": "TW-KEELU-ANLEDIST"
      },
      {
        "district": "暖暖區",
        "district_en": "Nuannuan Dist.",
        "district_geo_id": "TW-KEELU-NUANNUANDI",
        "postal_code": "205",
        "postal_code_geo_id": "TW-KEELU-NUANNUANDI"
      },
      {
        "district": "七堵區",
        "district_en": "Qidu Dist.",
        "district_geo_id": "TW-KEELU-QIDUDIST",
        "postal_code": "206",
        "postal_code_geo_id": "TW-KEELU-QIDUDIST"
      }
    ]
  },
  {
    "city": "台北市",
    "city_en": "Taipei City",
    "city_geo_id": "TW-TAIPEICITY",
    "province": "台北市",
    "province_geo_id": "TW-TAIPEICITY",
    "areaList": [
      {
        "district": "中正區",
        "district_en": "Zhongzheng Dist.",
        "district_geo_id": "TW-TAIPE-ZHONGZHENG",
        "postal_code": "100",
        "postal_code_geo_id": "TW-TAIPE-ZHONGZHENG"
      },
      {
        "district": "大同區",
        "district_en": "Datong Dist.",
        "district_geo_id": "TW-TAIPE-DATONGDIST",
        "postal_code": "103",
        "postal_code_geo_id": "TW-TAIPE-DATONGDIST"
      },
      {
        "district": "中山區",
        "district_en": "Zhongshan Dist.",
        "district_geo_id": "TW-TAIPE-ZHONGSHAND",
        "postal_code": "104",
        "postal_code_geo_id": "TW-TAIPE-ZHONGSHAND"
      },
      {
        "district": "松山區",
        "district_en": "Songshan Dist.",
        "district_geo_id": "TW-TAIPE-SONGSHANDI",
        "postal_code": "105",
        "postal_code_geo_id": "TW-TAIPE-SONGSHANDI"
      },
      {
        "district": "大安區",
        "district_en": "Da'an Dist.",
        "district_geo_id": "TW-TAIPE-DAANDIST",
        "postal_code": "106",
        "postal_code_geo_id": "TW-TAIPE-DAANDIST"
      },
      {
        "district": "萬華區",
        "district_en": "Wanhua Dist.",
        "district_geo_id": "TW-TAIPE-WANHUADIST",
        "postal_code": "108",
        "postal_code_geo_id": "TW-TAIPE-WANHUADIST"
      },
      {
        "district": "信義區",
        "district_en": "Xinyi Dist.",
        "district_geo_id": "TW-TAIPE-XINYIDIST",
        "postal_code": "110",
        "postal_code_geo_id": "TW-TAIPE-XINYIDIST"
      },
      {
        "district": "士林區",
        "district_en": "Shilin Dist.",
        "district_geo_id": "TW-TAIPE-SHILINDIST",
        "postal_code": "111",
        "postal_code_geo_id": "TW-TAIPE-SHILINDIST"
      },
      {
        "district": "北投區",
        "district_en": "Beitou Dist.",
        "district_geo_id": "TW-TAIPE-BEITOUDIST",
        "postal_code": "112",
        "postal_code_geo_id": "TW-TAIPE-BEITOUDIST"
      },
      {
        "district": "內湖區",
        "district_en": "Neihu Dist.",
        "district_geo_id": "TW-TAIPE-NEIHUDIST",
        "postal_code": "114",
        "postal_code_geo_id": "TW-TAIPE-NEIHUDIST"
      },
      {
        "district": "南港區",
        "district_en": "Nangang Dist.",
        "district_geo_id": "TW-TAIPE-NANGANGDIS",
        "postal_code": "115",
        "postal_code_geo_id": "TW-TAIPE-NANGANGDIS"
      },
      {
        "district": "文山區",
        "district_en": "Wenshan Dist.",
        "district_geo_id": "TW-TAIPE-WENSHANDIS",
        "postal_code": "116",
        "postal_code_geo_id": "TW-TAIPE-WENSHANDIS"
      }
    ]
  },
  {
    "city": "連江縣",
    "city_en": "Lienchiang County",
    "city_geo_id": "TW-LIENCHIANGCOUNTY",
    "province": "連江縣",
    "province_geo_id": "TW-LIENCHIANGCOUNTY",
    "areaList": [
      {
        "district": "南竿鄉",
        "district_en": "Nangan Township",
        "district_geo_id": "TW-LIENC-NANGANTOWN",
        "postal_code": "209",
        "postal_code_geo_id": "TW-LIENC-NANGANTOWN"
      },
      {
        "district": "北竿鄉",
        "district_en": "Beigan Township",
        "district_geo_id": "TW-LIENC-BEIGANTOWN",
        "postal_code": "210",
        "postal_code_geo_id": "TW-LIENC-BEIGANTOWN"
      },
      {
        "district": "莒光鄉",
        "district_en": "Juguang Township",
        "district_geo_id": "TW-LIENC-JUGUANGTOW",
        "postal_code": "211",
        "postal_code_geo_id": "TW-LIENC-JUGUANGTOW"
      },
      {
        "district": "東引鄉",
        "district_en": "Dongyin Township",
        "district_geo_id": "TW-LIENC-DONGYINTOW",
        "postal_code": "212",
        "postal_code_geo_id": "TW-LIENC-DONGYINTOW"
      }
    ]
  },
  {
    "city": "嘉義市",
    "city_en": "Chiayi City",
    "city_geo_id": "TW-CHIAYICITY",
    "province": "嘉義市",
    "province_geo_id": "TW-CHIAYICITY",
    "areaList": [
      {
        "district": "東區",
        "district_en": "East Dist.",
        "district_geo_id": "TW-CHIAC-EASTDIST",
        "postal_code": "600",
        "postal_code_geo_id": "TW-CHIAC-EASTDIST"
      },
      {
        "district": "西區",
        "district_en": "West Dist.",
        "district_geo_id": "TW-CHIAC-WESTDIST",
        "postal_code": "600",
        "postal_code_geo_id": "TW-CHIAC-WESTDIST"
      }
    ]
  },
  {
    "city": "金門縣",
    "city_en": "Kinmen County",
    "city_geo_id": "TW-KINMENCOUNTY",
    "province": "金門縣",
    "province_geo_id": "TW-KINMENCOUNTY",
    "areaList": [
      {
        "district": "金沙鎮",
        "district_en": "Jinsha Township",
        "district_geo_id": "TW-KINME-JINSHATOWN",
        "postal_code": "890",
        "postal_code_geo_id": "TW-KINME-JINSHATOWN"
      },
      {
        "district": "金湖鎮",
        "district_en": "Jinhu Township",
        "district_geo_id": "TW-KINME-JINHUTOWNS",
        "postal_code": "891",
        "postal_code_geo_id": "TW-KINME-JINHUTOWNS"
      },
      {
        "district": "金寧鄉",
        "district_en": "Jinning Township",
        "district_geo_id": "TW-KINME-JINNINGTOW",
        "postal_code": "892",
        "postal_code_geo_id": "TW-KINME-JINNINGTOW"
      },
      {
        "district": "金城鎮",
        "district_en": "Jincheng Township",
        "district_geo_id": "TW-KINME-JINCHENGTO",
        "postal_code": "893",
        "postal_code_geo_id": "TW-KINME-JINCHENGTO"
      },
      {
        "district": "烈嶼鄉",
        "district_en": "Lieyu Township",
        "district_geo_id": "TW-KINME-LIEYUTOWNS",
        "postal_code": "894",
        "postal_code_geo_id": "TW-KINME-LIEYUTOWNS"
      },
      {
        "district": "烏坵鄉",
        "district_en": "Wuqiu Township",
        "district_geo_id": "TW-KINME-WUQIUTOWNS",
        "postal_code": "896",
        "postal_code_geo_id": "TW-KINME-WUQIUTOWNS"
      }
    ]
  }
]
