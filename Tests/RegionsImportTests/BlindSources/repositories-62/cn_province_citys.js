export const data = {
    "provinces": [
      {
        "citys": [
          {
            "cityName": "北京市"
          }
        ],
        "provinceName": "北京市"
      },
      {
        "citys": [
          {
            "cityName": "天津市",
            "pingyin": "tianjing"
          }
        ],
        "provinceName": "天津市"
      },
      {
        "citys": [
          {
            "cityName": "上海市",
            "pingyin": "shanghai"
          }
        ],
        "provinceName": "上海市"
      },
      {
        "citys": [
          {
            "cityName": "重庆市",
            "pingyin": "chongqing"
          }
        ],
        "provinceName": "重庆市"
      },
      {
        "citys": [
          {
            "cityName": "香港特别行政区",
            "pingyin": "xianggang"
          }
        ],
        "provinceName": "香港"
      },
      {
        "citys": [
          {
            "cityName": "澳门特别行政区",
            "pingyin": "aomen"
          }
        ],
        "provinceName": "澳门"
      },
      {
        "citys": [
          {
            "cityName": "石家庄市",
            "pingyin": "shijiazhuang"
          },
          {
            "cityName": "唐山市",
            "pingyin": "tangshan"
          },
          {
            "cityName": "秦皇岛市",
            "pingyin": "qinghuangdao"
          },
          {
            "cityName": "邯郸市",
            "pingyin": "handan"
          },
          {
            "cityName": "邢台市",
            "pingyin": "xingtai"
          },
          {
            "cityName": "保定市",
            "pingyin": "baoding"
          },
          {
            "cityName": "张家口市",
            "pingyin": "zhangjiakou"
          },
          {
            "cityName": "承德市",
            "pingyin": "chengde"
          },
          {
            "cityName": "沧州市",
            "pingyin": "changzhou"
          },
          {
            "cityName": "衡水市",
            "pingyin": "hengshui"
          },
          {
            "cityName": "辛集市",
            "pingyin": "xinjig"
          },
          {
            "cityName": "晋州市",
            "pingyin": "jingzhou"
          },
          {
            "cityName": "新乐市",
            "pingyin": "xinle"
          },
          {
            "cityName": "遵化市",
            "pingyin": "zunhua"
          },
          {
            "cityName": "迁安市",
            "pingyin": "xianan"
          },
          {
            "cityName": "武安市",
            "pingyin": "wuan"
          },
          {
            "cityName": "南宫市",
            "pingyin": "nangong"
          },
          {
            "cityName": "沙河市",
            "pingyin": "shahe"
          },
          {
            "cityName": "涿州市",
            "pingyin": "zhuzhou"
          },
          {
            "cityName": "定州市",
            "pingyin": "dingzhou"
          }
        ],
        "provinceName": "河北省"
      },
      {
        "citys": [
          {
            "cityName": "太原市",
            "pingyin": "taiyuan"
          },
          {
            "cityName": "大同市",
            "pingyin": "datong"
          },
          {
            "cityName": "阳泉市",
            "pingyin": "yangquan"
          },
          {
            "cityName": "长治市",
            "pingyin": "changzhi"
          },
          {
            "cityName": "晋城市",
            "pingyin": "jincheng"
          },
          {
            "cityName": "朔州市",
            "pingyin": "shuozhou"
          },
          {
            "cityName": "晋中市",
            "pingyin": "jinzhong"
          },
          {
            "cityName": "运城市",
            "pingyin": "yuncheng"
          },
          {
            "cityName": "忻州市",
            "pingyin": "baoding"
          },
          {
            "cityName": "临汾市",
            "pingyin": "lf"
          },
          {
            "cityName": "吕梁市",
            "pingyin": "ll"
          },
          {
            "cityName": "古交市",
            "pingyin": "gj"
          },
          {
            "cityName": "高平市",
            "pingyin": "gaop"
          },
          {
            "cityName": "介休市",
            "pingyin": "jx"
          },
          {
            "cityName": "永济市",
            "pingyin": "yj"
          },
          {
            "cityName": "河津市",
            "pingyin": "hj"
          },
          {
            "cityName": "原平市",
            "pingyin": "yp"
          },
          {
            "cityName": "侯马市",
            "pingyin": "hm"
          },
          {
            "cityName": "霍州市",
            "pingyin": "hz"
          },
          {
            "cityName": "孝义市",
            "pingyin": "xy"
          },
          {
            "cityName": "汾阳市",
            "pingyin": "fy"
          },
          {
            "cityName": "怀仁市",
            "pingyin": "hy"
          }
        ],
        "provinceName": "山西省"
      }
    ]
}
