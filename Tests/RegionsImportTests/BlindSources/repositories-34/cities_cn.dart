const Cities = '''
[
  {
    "cities": [
      {
        "citiesName": "石家庄市"
      },
      {
        "citiesName": "邯郸市"
      },
      {
        "citiesName": "唐山市"
      },
      {
        "citiesName": "保定市"
      },
      {
        "citiesName": "秦皇岛市"
      },
      {
        "citiesName": "邢台市"
      },
      {
        "citiesName": "张家口市"
      },
      {
        "citiesName": "承德市"
      },
      {
        "citiesName": "沧州市"
      },
      {
        "citiesName": "廊坊市"
      },
      {
        "citiesName": "衡水市"
      },
      {
        "citiesName": "辛集市"
      },
      {
        "citiesName": "晋州市"
      },
      {
        "citiesName": "新乐市"
      },
      {
        "citiesName": "遵化市"
      },
      {
        "citiesName": "迁安市"
      },
      {
        "citiesName": "霸州市"
      },
      {
        "citiesName": "三河市"
      },
      {
        "citiesName": "定州市"
      },
      {
        "citiesName": "涿州市"
      },
      {
        "citiesName": "安国市"
      },
      {
        "citiesName": "高碑店市"
      },
      {
        "citiesName": "泊头市"
      },
      {
        "citiesName": "任丘市"
      },
      {
        "citiesName": "黄骅市"
      },
      {
        "citiesName": "河间市"
      },
      {
        "citiesName": "冀州市"
      },
      {
        "citiesName": "深州市"
      },
      {
        "citiesName": "南宫市"
      },
      {
        "citiesName": "沙河市"
      },
      {
        "citiesName": "武安市"
      }
    ],
    "provinceName": "河北省"
  },
  {
    "cities": [
      {
        "citiesName": "太原市"
      },
      {
        "citiesName": "大同市"
      },
      {
        "citiesName": "朔州市"
      },
      {
        "citiesName": "阳泉市"
      },
      {
        "citiesName": "长治市"
      },
      {
        "citiesName": "晋城市"
      },
      {
        "citiesName": "忻州市"
      },
      {
        "citiesName": "吕梁市"
      },
      {
        "citiesName": "晋中市"
      },
      {
        "citiesName": "临汾市"
      },
      {
        "citiesName": "运城市"
      },
      {
        "citiesName": "古交市"
      },
      {
        "citiesName": "潞城市"
      },
      {
        "citiesName": "高平市"
      },
      {
        "citiesName": "原平市"
      },
      {
        "citiesName": "孝义市"
      },
      {
        "citiesName": "汾阳市"
      },
      {
        "citiesName": "介休市"
      },
      {
        "citiesName": "侯马市"
      },
      {
        "citiesName": "霍州市"
      },
      {
        "citiesName": "永济市"
      },
      {
        "citiesName": "河津市"
      }
    ],
    "provinceName": "山西省"
  },
  {
    "cities": [
      {
        "citiesName": "呼和浩特市"
      },
      {
        "citiesName": "包头市"
      },
      {
        "citiesName": "乌海市"
      },
      {
        "citiesName": "赤峰市"
      },
      {
        "citiesName": "呼伦贝尔市"
      },
      {
        "citiesName": "通辽市"
      },
      {
        "citiesName": "乌兰察布市"
      },
      {
        "citiesName": "鄂尔多斯市"
      },
      {
        "citiesName": "巴彦淖尔市"
      },
      {
        "citiesName": "满洲里市"
      },
      {
        "citiesName": "扎兰屯市"
      },
      {
        "citiesName": "牙克石市"
      },
      {
        "citiesName": "根河市"
      },
      {
        "citiesName": "额尔古纳市"
      },
      {
        "citiesName": "乌兰浩特市"
      },
      {
        "citiesName": "阿尔山市"
      },
      {
        "citiesName": "霍林郭勒市"
      },
      {
        "citiesName": "锡林浩特市"
      },
      {
        "citiesName": "二连浩特市"
      },
      {
        "citiesName": "丰镇市"
      }
    ],
    "provinceName": "内蒙古自治区"
  },
  {
    "cities": [
      {
        "citiesName": "沈阳市"
      },
      {
        "citiesName": "大连市"
      },
      {
        "citiesName": "朝阳市"
      },
      {
        "citiesName": "阜新市"
      },
      {
        "citiesName": "铁岭市"
      },
      {
        "citiesName": "抚顺市"
      },
      {
        "citiesName": "本溪市"
      },
      {
        "citiesName": "辽阳市"
      },
      {
        "citiesName": "鞍山市"
      },
      {
        "citiesName": "丹东市"
      },
      {
        "citiesName": "营口市"
      },
      {
        "citiesName": "盘锦市"
      },
      {
        "citiesName": "锦州市"
      },
      {
        "citiesName": "葫芦岛市"
      },
      {
        "citiesName": "新民市"
      },
      {
        "citiesName": "瓦房店市"
      },
      {
        "citiesName": "庄河市"
      },
      {
        "citiesName": "北票市"
      },
      {
        "citiesName": "凌源市"
      },
      {
        "citiesName": "调兵山市"
      },
      {
        "citiesName": "开原市"
      },
      {
        "citiesName": "灯塔市"
      },
      {
        "citiesName": "海城市"
      },
      {
        "citiesName": "凤城市"
      },
      {
        "citiesName": "东港市"
      },
      {
        "citiesName": "大石桥市"
      },
      {
        "citiesName": "盖州市"
      },
      {
        "citiesName": "凌海市"
      },
      {
        "citiesName": "北镇市"
      },
      {
        "citiesName": "兴城市"
      }
    ],
    "provinceName": "辽宁省"
  }
]
''';

