export default {
  cityData:{
    "hot": ["成都", "北京", "上海", "广州", "深圳", "重庆", "天津", "杭州", "南京", "苏州", "武汉", "西安"],
    "cityLists": {
      "A": [
        {
          "key": "A",
          "name": "阿坝",
          "allSpell": "ABa",
          "firtSpell": "AB"
        },
        {
          "key": "A",
          "name": "阿克苏",
          "allSpell": "AKeSu",
          "firtSpell": "AKS"
        },
        {
          "key": "A",
          "name": "阿拉善盟",
          "allSpell": "ALaShanMeng",
          "firtSpell": "ALSM"
        },
        {
          "key": "A",
          "name": "安康",
          "allSpell": "AnKang",
          "firtSpell": "AK"
        },
        {
          "key": "A",
          "name": "安阳",
          "allSpell": "AnYang",
          "firtSpell": "AY"
        }
      ],
      "B": [
        {
          "key": "B",
          "name": "白城",
          "allSpell": "BaiCheng",
          "firtSpell": "BC"
        },
        {
          "key": "B",
          "name": "蚌埠",
          "allSpell": "BangBu",
          "firtSpell": "BB"
        },
        {
          "key": "B",
          "name": "北京",
          "allSpell": "BeiJing",
          "firtSpell": "BJ"
        },
        {
          "key": "B",
          "name": "博尔塔拉",
          "allSpell": "BoErTaLa",
          "firtSpell": "BETL"
        },
        {
          "key": "B",
          "name": "亳州",
          "allSpell": "BoZhou",
          "firtSpell": "BZ"
        }
      ],
      "C": [
        {
          "key": "C",
          "name": "沧州",
          "allSpell": "CangZhou",
          "firtSpell": "CZ"
        },
        {
          "key": "C",
          "name": "长春",
          "allSpell": "ChangChun",
          "firtSpell": "CC"
        },
        {
          "key": "C",
          "name": "成都",
          "allSpell": "ChengDu",
          "firtSpell": "CD"
        },
        {
          "key": "C",
          "name": "重庆",
          "allSpell": "ChongQing",
          "firtSpell": "CQ"
        }
      ],
      "F": [
        {
          "key": "F",
          "name": "福州",
          "allSpell": "FuZhou",
          "firtSpell": "FZ"
        },
        {
          "key": "F",
          "name": "抚州",
          "allSpell": "FuZhou",
          "firtSpell": "FZ"
        }
      ],
      "G": [
        {
          "key": "G",
          "name": "甘南",
          "allSpell": "GanNan",
          "firtSpell": "GN"
        },
        {
          "key": "G",
          "name": "广州",
          "allSpell": "GuangZhou",
          "firtSpell": "GZ"
        },
        {
          "key": "G",
          "name": "固原",
          "allSpell": "GuYuan",
          "firtSpell": "GY"
        }
      ]
    }
  }
}
