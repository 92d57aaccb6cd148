let provices = [
    {
        "ProID": 1,
        "name": "北京市"
    },
    {
        "ProID": 2,
        "name": "天津市"
    },
    {
        "ProID": 3,
        "name": "河北省"
    },
    {
        "ProID": 4,
        "name": "山西省"
    },
    {
        "ProID": 5,
        "name": "内蒙古"
    },
    {
        "ProID": 6,
        "name": "辽宁省"
    },
    {
        "ProID": 7,
        "name": "吉林省"
    },
    {
        "ProID": 8,
        "name": "黑龙江省"
    }
]

let cities = [
    {
        "CityID": 1,
        "name": "北京市",
        "ProID": 1
    },
    {
        "CityID": 2,
        "name": "天津市",
        "ProID": 2
    },
    {
        "CityID": 3,
        "name": "石家庄市",
        "ProID": 3
    },
    {
        "CityID": 4,
        "name": "唐山市",
        "ProID": 3
    },
    {
        "CityID": 5,
        "name": "秦皇岛市",
        "ProID": 3
    },
    {
        "CityID": 6,
        "name": "邯郸市",
        "ProID": 3
    },
    {
        "CityID": 7,
        "name": "邢台市",
        "ProID": 3
    },
    {
        "CityID": 8,
        "name": "保定市",
        "ProID": 3
    },
    {
        "CityID": 9,
        "name": "张家口",
        "ProID": 3
    },
    {
        "CityID": 10,
        "name": "承德市",
        "ProID": 3
    },
    {
        "CityID": 11,
        "name": "沧州市",
        "ProID": 3
    },
    {
        "CityID": 12,
        "name": "廊坊市",
        "ProID": 3
    },
    {
        "CityID": 13,
        "name": "衡水市",
        "ProID": 3
    },
    {
        "CityID": 14,
        "name": "太原市",
        "ProID": 4
    },
    {
        "CityID": 15,
        "name": "大同市",
        "ProID": 4
    },
    {
        "CityID": 16,
        "name": "阳泉市",
        "ProID": 4
    },
    {
        "CityID": 17,
        "name": "长治市",
        "ProID": 4
    },
    {
        "CityID": 18,
        "name": "晋城市",
        "ProID": 4
    },
    {
        "CityID": 19,
        "name": "朔州市",
        "ProID": 4
    },
    {
        "CityID": 20,
        "name": "忻州市",
        "ProID": 4
    },
    {
        "CityID": 21,
        "name": "吕梁市",
        "ProID": 4
    },
    {
        "CityID": 22,
        "name": "晋中市",
        "ProID": 4
    },
    {
        "CityID": 23,
        "name": "临汾市",
        "ProID": 4
    },
    {
        "CityID": 24,
        "name": "运城市",
        "ProID": 4
    },
    {
        "CityID": 25,
        "name": "呼和浩特市",
        "ProID": 5
    },
    {
        "CityID": 26,
        "name": "包头市",
        "ProID": 5
    },
    {
        "CityID": 27,
        "name": "乌海市",
        "ProID": 5
    },
    {
        "CityID": 28,
        "name": "赤峰市",
        "ProID": 5
    },
    {
        "CityID": 29,
        "name": "呼伦贝尔市",
        "ProID": 5
    },
    {
        "CityID": 30,
        "name": "兴安盟",
        "ProID": 5
    },
    {
        "CityID": 31,
        "name": "通辽市",
        "ProID": 5
    },
    {
        "CityID": 32,
        "name": "锡林郭勒盟",
        "ProID": 5
    },
    {
        "CityID": 33,
        "name": "乌兰察布盟",
        "ProID": 5
    },
    {
        "CityID": 34,
        "name": "伊克昭盟",
        "ProID": 5
    },
    {
        "CityID": 35,
        "name": "巴彦淖尔盟",
        "ProID": 5
    },
    {
        "CityID": 36,
        "name": "阿拉善盟",
        "ProID": 5
    },
    {
        "CityID": 37,
        "name": "沈阳市",
        "ProID": 6
    },
    {
        "CityID": 38,
        "name": "大连市",
        "ProID": 6
    },
    {
        "CityID": 39,
        "name": "鞍山市",
        "ProID": 6
    },
    {
        "CityID": 40,
        "name": "抚顺市",
        "ProID": 6
    },
    {
        "CityID": 41,
        "name": "本溪市",
        "ProID": 6
    },
    {
        "CityID": 42,
        "name": "丹东市",
        "ProID": 6
    },
    {
        "CityID": 43,
        "name": "锦州市",
        "ProID": 6
    },
    {
        "CityID": 44,
        "name": "营口市",
        "ProID": 6
    },
    {
        "CityID": 45,
        "name": "阜新市",
        "ProID": 6
    },
    {
        "CityID": 46,
        "name": "辽阳市",
        "ProID": 6
    },
    {
        "CityID": 47,
        "name": "盘锦",
        "ProID": 6
    },
    {
        "CityID": 48,
        "name": "铁岭市",
        "ProID": 6
    },
    {
        "CityID": 49,
        "name": "朝阳市",
        "ProID": 6
    },
    {
        "CityID": 50,
        "name": "葫芦岛市",
        "ProID": 6
    },
    {
        "CityID": 51,
        "name": "其他",
        "ProID": 6
    },
    {
        "CityID": 52,
        "name": "长春市",
        "ProID": 7
    },
    {
        "CityID": 53,
        "name": "吉林市",
        "ProID": 7
    },
    {
        "CityID": 54,
        "name": "四平",
        "ProID": 7
    },
    {
        "CityID": 55,
        "name": "辽源市",
        "ProID": 7
    },
    {
        "CityID": 56,
        "name": "通化市",
        "ProID": 7
    },
    {
        "CityID": 57,
        "name": "白山市",
        "ProID": 7
    },
    {
        "CityID": 58,
        "name": "松原市",
        "ProID": 7
    },
    {
        "CityID": 59,
        "name": "白城市",
        "ProID": 7
    },
    {
        "CityID": 60,
        "name": "延边朝鲜族自治州",
        "ProID": 7
    },
    {
        "CityID": 61,
        "name": "其他",
        "ProID": 7
    },
    {
        "CityID": 62,
        "name": "哈尔滨市",
        "ProID": 8
    },
    {
        "CityID": 63,
        "name": "齐齐哈尔市",
        "ProID": 8
    },
    {
        "CityID": 64,
        "name": "鹤岗市",
        "ProID": 8
    },
    {
        "CityID": 65,
        "name": "双鸭山",
        "ProID": 8
    },
    {
        "CityID": 66,
        "name": "鸡西市",
        "ProID": 8
    },
    {
        "CityID": 67,
        "name": "大庆市",
        "ProID": 8
    },
    {
        "CityID": 68,
        "name": "伊春市",
        "ProID": 8
    },
    {
        "CityID": 69,
        "name": "牡丹江市",
        "ProID": 8
    },
    {
        "CityID": 70,
        "name": "佳木斯市",
        "ProID": 8
    },
    {
        "CityID": 71,
        "name": "七台河市",
        "ProID": 8
    },
    {
        "CityID": 72,
        "name": "黑河市",
        "ProID": 8
    },
    {
        "CityID": 73,
        "name": "绥化市",
        "ProID": 8
    },
    {
        "CityID": 74,
        "name": "大兴安岭地区",
        "ProID": 8
    },
    {
        "CityID": 75,
        "name": "其他",
        "ProID": 8
    }
]
