export default {
  alphabet: [
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
    'G',
    'H',
    'J',
    'K',
    'L',
    'M',
    'N',
    'P',
    'Q',
    'R',
    'S',
    'T',
    'W',
    'X',
    'Y',
    'Z'
  ],
  cityList: [
    {
      idx: 'A',
      cities: [
        {
          id: 1415,
          name: '阿拉善盟',
          pinyin: 'alashanmeng',
          latitude: 38.844814,
          longitude: 105.706422,
          districtCode: 152900
        },
        {
          id: 96,
          name: '鞍山',
          pinyin: 'anshan',
          latitude: 41.107769,
          longitude: 122.994598,
          districtCode: 210300
        },
        {
          id: 70,
          name: '安庆',
          pinyin: 'anqing',
          latitude: 30.54294,
          longitude: 117.063538,
          districtCode: 340800
        },
        {
          id: 1648,
          name: '安阳县',
          pinyin: 'anyang',
          latitude: 36.130585,
          longitude: 114.130207,
          districtCode: 410500
        },
        {
          id: 1905,
          name: '阿坝藏族羌族自治州',
          pinyin: 'abazangzuqiangzuzizhizhou',
          latitude: 31.899792,
          longitude: 102.221374,
          districtCode: 513200
        },
        {
          id: 216,
          name: '澳门特别行政区',
          pinyin: 'aomen',
          latitude: 22.186834,
          longitude: 113.54303,
          districtCode: 820000
        }
      ]
    },
    {
      idx: 'B',
      cities: [
        {
          id: 3,
          name: '北京',
          pinyin: 'beijing',
          latitude: 39.90469,
          longitude: 116.407173,
          districtCode: 110000
        },
        {
          id: 95,
          name: '保定',
          pinyin: 'baoding',
          latitude: 38.873959,
          longitude: 115.464592,
          districtCode: 130600
        },
        {
          id: 1427,
          name: '本溪满族自治县',
          pinyin: 'benximanzuzizhixian',
          latitude: 41.300344,
          longitude: 124.126156,
          districtCode: 210500
        },
        {
          id: 1845,
          name: '白沙黎族自治县',
          pinyin: 'baishalizuzizhixian',
          latitude: 19.360565,
          longitude: 109.122688,
          districtCode: 469025
        },
        {
          id: 5894,
          name: '北屯',
          pinyin: 'beitun',
          latitude: 47.353177,
          longitude: 87.824932,
          districtCode: 659005
        }
      ]
    },
    {
      idx: 'C',
      cities: [
        {
          id: 1230,
          name: '承德县',
          pinyin: 'chengde',
          latitude: 40.768637,
          longitude: 118.172496,
          districtCode: 130800
        },
        {
          id: 44,
          name: '重庆',
          pinyin: 'chongqing',
          latitude: 29.564711,
          longitude: 106.550728,
          districtCode: 500000
        },
        {
          id: 2151,
          name: '昌都',
          pinyin: 'changdu',
          latitude: 31.136875,
          longitude: 97.178452,
          districtCode: 540300
        }
      ]
    },
    {
      idx: 'D',
      cities: [
        {
          id: 169,
          name: '大同',
          pinyin: 'datong',
          latitude: 40.07637,
          longitude: 113.300011,
          districtCode: 140200
        },
        {
          id: 20,
          name: '大连',
          pinyin: 'dalian',
          latitude: 38.913689,
          longitude: 121.614761,
          districtCode: 210200
        },
        {
          id: 51,
          name: '东莞',
          pinyin: 'dongguan',
          latitude: 23.020691,
          longitude: 113.751808,
          districtCode: 441900
        },
        {
          id: 2323,
          name: '定西',
          pinyin: 'dingxi',
          latitude: 35.579578,
          longitude: 104.626294,
          districtCode: 621100
        }
      ]
    },
    {
      idx: 'E',
      cities: [
        {
          id: 395,
          name: '鄂尔多斯',
          pinyin: 'eerduosi',
          latitude: 39.608452,
          longitude: 109.780869,
          districtCode: 150600
        },
        {
          id: 184,
          name: '鄂州',
          pinyin: 'ezhou',
          latitude: 30.39085,
          longitude: 114.894951,
          districtCode: 420700
        },
        {
          id: 1691,
          name: '恩施土家族苗族自治州',
          pinyin: 'enshitujiazumiaozuzizhizhou',
          latitude: 30.283114,
          longitude: 109.48699,
          districtCode: 422800
        },
        {
          id: 213,
          name: '峨眉山',
          pinyin: 'emeishan',
          latitude: 29.60125,
          longitude: 103.484467,
          districtCode: 511400
        }
      ]
    }
  ]
}
