    webpc.constant('hotelCitys', {
        'citys':{
        	"Hot":[
    {
      "cityId": "051e54f3ea4849d28f87283b48a739e7",
      "pinYin": "BeiJing",
      "text": "北京",
      "cityCode": "c10750",
      "stateName": "北京市",
      "countryName": null,
      "hotCityFlag": "1",
      "fstCityFlag": "1"
    },
    {
      "cityId": "b09ee0f7e6b9443a99f53af2cff84a2c",
      "pinYin": "ChangSha",
      "text": "长沙",
      "cityCode": "c11524",
      "stateName": "湖南省",
      "countryName": null,
      "hotCityFlag": "1",
      "fstCityFlag": "1"
    },
    {
      "cityId": "61f79b70c12848c0882c2083fce3b830",
      "pinYin": "ChengDu",
      "text": "成都",
      "cityCode": "c11545",
      "stateName": "四川省",
      "countryName": null,
      "hotCityFlag": "1",
      "fstCityFlag": "1"
    },
    {
      "cityId": "bdf6cb53f29a4980beb6bd4e8e89a070",
      "pinYin": "FuZhou",
      "text": "福州",
      "cityCode": "c12293",
      "stateName": "福建省",
      "countryName": null,
      "hotCityFlag": "1",
      "fstCityFlag": "1"
    },
    {
      "cityId": "3a34f7b8e99c4ac8878f012180f9b85a",
      "pinYin": "JiNan",
      "text": "济南",
      "cityCode": "c17869",
      "stateName": "山东省",
      "countryName": null,
      "hotCityFlag": "1",
      "fstCityFlag": "1"
    },
    {
      "cityId": "6872db88f65c4e39b52912cc30daf71f",
      "pinYin": "QingDao",
      "text": "青岛",
      "cityCode": "c17612",
      "stateName": "山东省",
      "countryName": null,
      "hotCityFlag": "1",
      "fstCityFlag": "1"
    },
    {
      "cityId": "a5606e99b71f4baaa405b05d4b712f77",
      "pinYin": "WuHan",
      "text": "武汉",
      "cityCode": "c18648",
      "stateName": null,
      "countryName": null,
      "hotCityFlag": "1",
      "fstCityFlag": "1"
    },
    {
      "cityId": "456a94ca66cf42be89856c43db1f71c2",
      "pinYin": "XiAn",
      "text": "西安",
      "cityCode": "c17164",
      "stateName": "陕西省",
      "countryName": null,
      "hotCityFlag": "1",
      "fstCityFlag": "1"
    }
  ],
    "A": [
        {
            "cityCode": null,
            "text": "阿坝",
            "countryName": null,
            "fstCityFlag": null,
            "hotCityFlag": null,
            "cityId": "240d8cc29d5341b58bcaf444d72b0a43",
            "pinYin": "ABa",
            "stateName": null
        },
        {
            "cityCode": null,
            "text": "阿尔山",
            "countryName": null,
            "fstCityFlag": null,
            "hotCityFlag": null,
            "cityId": "bf8e945391ed4f24a4fd405404caebbe",
            "pinYin": "AErShan",
            "stateName": null
        },
        {
            "cityCode": null,
            "text": "阿克苏",
            "countryName": null,
            "fstCityFlag": null,
            "hotCityFlag": null,
            "cityId": "3e35e579082e407f9ceeeb22f7f872f0",
            "pinYin": "AKeSu",
            "stateName": null
        },
        {
            "cityCode": null,
            "text": "阿拉善盟",
            "countryName": null,
            "fstCityFlag": null,
            "hotCityFlag": null,
            "cityId": "873c18c7ab324dfebcc2d8cef9b18c65",
            "pinYin": "ALaShanMeng",
            "stateName": null
        },
        {
            "cityCode": null,
            "text": "鞍山",
            "countryName": null,
            "fstCityFlag": null,
            "hotCityFlag": null,
            "cityId": "0369678cbdbe4ccdb684cf97289e0a6b",
            "pinYin": "AnShan",
            "stateName": null
        },
        {
            "cityCode": null,
            "text": "安阳",
            "countryName": null,
            "fstCityFlag": null,
            "hotCityFlag": null,
            "cityId": "c6527b2f9a254e77a4f7bfa4e4aa2f62",
            "pinYin": "AnYang",
            "stateName": null
        }
    ],
    "B": [
        {
            "cityCode": null,
            "text": "巴彦淖尔",
            "countryName": null,
            "fstCityFlag": null,
            "hotCityFlag": null,
            "cityId": "c4993eb2301b4e9c9b96473d9dcd9d64",
            "pinYin": "BaYanNaoEr",
            "stateName": null
        },
        {
            "cityCode": null,
            "text": "保定",
            "countryName": null,
            "fstCityFlag": null,
            "hotCityFlag": null,
            "cityId": "698fe28ecbfb43f297b8a786a5fc2cd4",
            "pinYin": "BaoDing",
            "stateName": null
        },
        {
            "cityCode": null,
            "text": "北京",
            "countryName": null,
            "fstCityFlag": null,
            "hotCityFlag": null,
            "cityId": "051e54f3ea4849d28f87283b48a739e7",
            "pinYin": "BeiJing",
            "stateName": null
        }
    ]
        }
    });
