export const hotCityList = [
    {
        adcode: "110000",
        name: "北京市",
        spell: "Beijing",
        lng: 116.405285,
        lat: 39.904989,
        areaCode: "010",
    },
    {
        adcode: "310000",
        name: "上海市",
        spell: "Shanghai",
        lng: 121.472644,
        lat: 31.231706,
        areaCode: "021",
    },
    {
        adcode: "320100",
        name: "南京市",
        spell: "Nanjing",
        lng: 118.767413,
        lat: 32.041544,
        areaCode: "025",
    },
    {
        adcode: "321000",
        name: "扬州市",
        spell: "Yangzhou",
        lng: 119.421003,
        lat: 32.393159,
        areaCode: "0514",
    },
]

export const city = [
    {
        "adcode": "110000",
        "name": "北京市",
        "spell": "Beijing",
        "lng": 116.405285,
        "lat": 39.904989,
        "areaCode": "010"
    },
    {
        "adcode": "120000",
        "name": "天津市",
        "spell": "Tianjin",
        "lng": 117.190182,
        "lat": 39.125596,
        "areaCode": "022"
    },
    {
        "adcode": "130100",
        "name": "石家庄市",
        "spell": "Shijiazhuang",
        "lng": 114.502461,
        "lat": 38.045474,
        "areaCode": "0311"
    },
    {
        "adcode": "130200",
        "name": "唐山市",
        "spell": "Tangshan",
        "lng": 118.175393,
        "lat": 39.635113,
        "areaCode": "0315"
    },
    {
        "adcode": "150100",
        "name": "呼和浩特市",
        "spell": "Hohhot",
        "lng": 111.670801,
        "lat": 40.818311,
        "areaCode": "0471"
    },
    {
        "adcode": "150800",
        "name": "巴彦淖尔市",
        "spell": "Bayan Nur",
        "lng": 107.416959,
        "lat": 40.757402,
        "areaCode": "0478"
    },
    {
        "adcode": "152200",
        "name": "兴安盟",
        "spell": "Hinggan",
        "lng": 122.070317,
        "lat": 46.076268,
        "areaCode": "0482"
    },
    {
        "adcode": "152500",
        "name": "锡林郭勒盟",
        "spell": "Xilin Gol",
        "lng": 116.090996,
        "lat": 43.944018,
        "areaCode": "0479"
    },
    {
        "adcode": "210100",
        "name": "沈阳市",
        "spell": "Shenyang",
        "lng": 123.429096,
        "lat": 41.796767,
        "areaCode": "024"
    },
    {
        "adcode": "220200",
        "name": "吉林市",
        "spell": "Jilin",
        "lng": 126.55302,
        "lat": 43.843577,
        "areaCode": "0432"
    },
    {
        "adcode": "222400",
        "name": "延边朝鲜族自治州",
        "spell": "Yanbian",
        "lng": 129.513228,
        "lat": 42.904823,
        "areaCode": "1433"
    },
    {
        "adcode": "230200",
        "name": "齐齐哈尔市",
        "spell": "Qiqihar",
        "lng": 123.953486,
        "lat": 47.348079,
        "areaCode": "0452"
    },
    {
        "adcode": "232700",
        "name": "大兴安岭地区",
        "spell": "Da Hinggan Ling",
        "lng": 124.711526,
        "lat": 52.335262,
        "areaCode": "0457"
    },
    {
        "adcode": "310000",
        "name": "上海市",
        "spell": "Shanghai",
        "lng": 121.472644,
        "lat": 31.231706,
        "areaCode": "021"
    },
    {
        "adcode": "320100",
        "name": "南京市",
        "spell": "Nanjing",
        "lng": 118.767413,
        "lat": 32.041544,
        "areaCode": "025"
    },
    {
        "adcode": "320500",
        "name": "苏州市",
        "spell": "Suzhou",
        "lng": 120.619585,
        "lat": 31.299379,
        "areaCode": "0512"
    },
    {
        "adcode": "320800",
        "name": "淮安市",
        "spell": "Huai'an",
        "lng": 119.021265,
        "lat": 33.597506,
        "areaCode": "0517"
    },
    {
        "adcode": "321000",
        "name": "扬州市",
        "spell": "Yangzhou",
        "lng": 119.421003,
        "lat": 32.393159,
        "areaCode": "0514"
    }
]
