var AllCity = {
    "hotCity": [
        {
            "weather_id": "101010100",
            "province": "北京",
            "city": "北京",
            "district": "北京",
            "letter": "B",
            "all_letter": "beijing",
            "sort": "9999"
        },
        {
            "weather_id": "101020100",
            "province": "上海",
            "city": "上海",
            "district": "上海",
            "letter": "S",
            "all_letter": "shanghai",
            "sort": "9999"
        },
        {
            "weather_id": "101030100",
            "province": "天津",
            "city": "天津",
            "district": "天津",
            "letter": "T",
            "all_letter": "tianjin",
            "sort": "9999"
        },
        {
            "weather_id": "101040100",
            "province": "重庆",
            "city": "重庆",
            "district": "重庆",
            "letter": "C",
            "all_letter": "chongqing",
            "sort": "9999"
        },
        {
            "weather_id": "101050101",
            "province": "黑龙江",
            "city": "哈尔滨",
            "district": "哈尔滨",
            "letter": "H",
            "all_letter": "haerbin",
            "sort": "9999"
        },
        {
            "weather_id": "101060101",
            "province": "吉林",
            "city": "长春",
            "district": "长春",
            "letter": "C",
            "all_letter": "changchun",
            "sort": "9999"
        },
        {
            "weather_id": "101070101",
            "province": "辽宁",
            "city": "沈阳",
            "district": "沈阳",
            "letter": "S",
            "all_letter": "shenyang",
            "sort": "9999"
        },
        {
            "weather_id": "101070201",
            "province": "辽宁",
            "city": "大连",
            "district": "大连",
            "letter": "D",
            "all_letter": "dalian",
            "sort": "9999"
        },
        {
            "weather_id": "101080101",
            "province": "内蒙古",
            "city": "呼和浩特",
            "district": "呼和浩特",
            "letter": "H",
            "all_letter": "huhehaote",
            "sort": "9999"
        },
        {
            "weather_id": "101090101",
            "province": "河北",
            "city": "石家庄",
            "district": "石家庄",
            "letter": "S",
            "all_letter": "shijiazhuang",
            "sort": "9999"
        },
        {
            "weather_id": "101100101",
            "province": "山西",
            "city": "太原",
            "district": "太原",
            "letter": "T",
            "all_letter": "taiyuan",
            "sort": "9999"
        },
        {
            "weather_id": "101110101",
            "province": "陕西",
            "city": "西安",
            "district": "西安",
            "letter": "X",
            "all_letter": "xian",
            "sort": "9999"
        },
        {
            "weather_id": "101120101",
            "province": "山东",
            "city": "济南",
            "district": "济南",
            "letter": "J",
            "all_letter": "jinan",
            "sort": "9999"
        },
        {
            "weather_id": "101120201",
            "province": "山东",
            "city": "青岛",
            "district": "青岛",
            "letter": "Q",
            "all_letter": "qingdao",
            "sort": "9999"
        },
        {
            "weather_id": "101130101",
            "province": "新疆",
            "city": "乌鲁木齐",
            "district": "乌鲁木齐",
            "letter": "W",
            "all_letter": "wulumuqi",
            "sort": "9999"
        },
        {
            "weather_id": "101140101",
            "province": "西藏",
            "city": "拉萨",
            "district": "拉萨",
            "letter": "L",
            "all_letter": "lasa",
            "sort": "9999"
        },
        {
            "weather_id": "101150101",
            "province": "青海",
            "city": "西宁",
            "district": "西宁",
            "letter": "X",
            "all_letter": "xining",
            "sort": "9999"
        },
        {
            "weather_id": "101180101",
            "province": "河南",
            "city": "郑州",
            "district": "郑州",
            "letter": "Z",
            "all_letter": "zhengzhou",
            "sort": "9999"
        },
        {
            "weather_id": "101180901",
            "province": "河南",
            "city": "洛阳",
            "district": "洛阳",
            "letter": "L",
            "all_letter": "luoyang",
            "sort": "9999"
        },
        {
            "weather_id": "101190101",
            "province": "江苏",
            "city": "南京",
            "district": "南京",
            "letter": "N",
            "all_letter": "nanjing",
            "sort": "9999"
        },
        {
            "weather_id": "101190201",
            "province": "江苏",
            "city": "无锡",
            "district": "无锡",
            "letter": "W",
            "all_letter": "wuxi",
            "sort": "9999"
        },
        {
            "weather_id": "101190501",
            "province": "江苏",
            "city": "南通",
            "district": "南通",
            "letter": "N",
            "all_letter": "nantong",
            "sort": "9999"
        },
        {
            "weather_id": "101190601",
            "province": "江苏",
            "city": "扬州",
            "district": "扬州",
            "letter": "Y",
            "all_letter": "yangzhou",
            "sort": "9999"
        },
        {
            "weather_id": "101190801",
            "province": "江苏",
            "city": "徐州",
            "district": "徐州",
            "letter": "X",
            "all_letter": "xuzhou",
            "sort": "9999"
        },
        {
            "weather_id": "101191001",
            "province": "江苏",
            "city": "连云港",
            "district": "连云港",
            "letter": "L",
            "all_letter": "lianyungang",
            "sort": "9999"
        },
        {
            "weather_id": "101200101",
            "province": "湖北",
            "city": "武汉",
            "district": "武汉",
            "letter": "W",
            "all_letter": "wuhan",
            "sort": "9999"
        },
        {
            "weather_id": "101210101",
            "province": "浙江",
            "city": "杭州",
            "district": "杭州",
            "letter": "H",
            "all_letter": "hangzhou",
            "sort": "9999"
        },
        {
            "weather_id": "101210401",
            "province": "浙江",
            "city": "宁波",
            "district": "宁波",
            "letter": "N",
            "all_letter": "ningbo",
            "sort": "9999"
        },
        {
            "weather_id": "101271906",
            "province": "四川",
            "city": "阿坝",
            "district": "九寨沟",
            "letter": "J",
            "all_letter": "jiuzhaigou",
            "sort": "9999"
        },
        {
            "weather_id": "101280101",
            "province": "广东",
            "city": "广州",
            "district": "广州",
            "letter": "G",
            "all_letter": "guangzhou",
            "sort": "9999"
        },
        {
            "weather_id": "101280601",
            "province": "广东",
            "city": "深圳",
            "district": "深圳",
            "letter": "S",
            "all_letter": "shenzhen",
            "sort": "9999"
        },
        {
            "weather_id": "101280800",
            "province": "广东",
            "city": "佛山",
            "district": "佛山",
            "letter": "F",
            "all_letter": "foshan",
            "sort": "9999"
        },
        {
            "weather_id": "101320101",
            "province": "香港",
            "city": "香港",
            "district": "香港",
            "letter": "H",
            "all_letter": "hongkong",
            "sort": "9999"
        },
        {
            "weather_id": "101330101",
            "province": "澳门",
            "city": "澳门",
            "district": "澳门",
            "letter": "M",
            "all_letter": "macao",
            "sort": "9999"
        },
        {
            "weather_id": "101340101",
            "province": "台湾",
            "city": "台北",
            "district": "台北",
            "letter": "T",
            "all_letter": "taibeixian",
            "sort": "9999"
        }
    ],
    "normalCity": [
        {
            "weather_id": "101010200",
            "province": "北京",
            "city": "北京",
            "district": "海淀",
            "letter": "H",
            "all_letter": "haidian",
            "sort": "9999"
        },
        {
            "weather_id": "101010300",
            "province": "北京",
            "city": "北京",
            "district": "朝阳",
            "letter": "C",
            "all_letter": "chaoyang",
            "sort": "9999"
        },
        {
            "weather_id": "101010400",
            "province": "北京",
            "city": "北京",
            "district": "顺义",
            "letter": "S",
            "all_letter": "shunyi",
            "sort": "9999"
        },
        {
            "weather_id": "101010500",
            "province": "北京",
            "city": "北京",
            "district": "怀柔",
            "letter": "H",
            "all_letter": "huairou",
            "sort": "9999"
        },
        {
            "weather_id": "101010600",
            "province": "北京",
            "city": "北京",
            "district": "通州",
            "letter": "T",
            "all_letter": "tongzhou",
            "sort": "9999"
        },
        {
            "weather_id": "101010700",
            "province": "北京",
            "city": "北京",
            "district": "昌平",
            "letter": "C",
            "all_letter": "changping",
            "sort": "9999"
        },
        {
            "weather_id": "101010800",
            "province": "北京",
            "city": "北京",
            "district": "延庆",
            "letter": "Y",
            "all_letter": "yanqing",
            "sort": "9999"
        },
        {
            "weather_id": "101010900",
            "province": "北京",
            "city": "北京",
            "district": "丰台",
            "letter": "F",
            "all_letter": "fengtai",
            "sort": "9999"
        },
        {
            "weather_id": "101011000",
            "province": "北京",
            "city": "北京",
            "district": "石景山",
            "letter": "S",
            "all_letter": "shijingshan",
            "sort": "9999"
        },
        {
            "weather_id": "101011100",
            "province": "北京",
            "city": "北京",
            "district": "大兴",
            "letter": "D",
            "all_letter": "daxing",
            "sort": "9999"
        },
        {
            "weather_id": "101011200",
            "province": "北京",
            "city": "北京",
            "district": "房山",
            "letter": "F",
            "all_letter": "fangshan",
            "sort": "9999"
        },
        {
            "weather_id": "101011300",
            "province": "北京",
            "city": "北京",
            "district": "密云",
            "letter": "M",
            "all_letter": "miyun",
            "sort": "9999"
        },
        {
            "weather_id": "101011400",
            "province": "北京",
            "city": "北京",
            "district": "门头沟",
            "letter": "M",
            "all_letter": "mentougou",
            "sort": "9999"
        },
        {
            "weather_id": "101011500",
            "province": "北京",
            "city": "北京",
            "district": "平谷",
            "letter": "P",
            "all_letter": "pinggu",
            "sort": "9999"
        },
        {
            "weather_id": "101020200",
            "province": "上海",
            "city": "上海",
            "district": "闵行",
            "letter": "M",
            "all_letter": "minhang",
            "sort": "9999"
        },
        {
            "weather_id": "101020300",
            "province": "上海",
            "city": "上海",
            "district": "宝山",
            "letter": "B",
            "all_letter": "baoshan",
            "sort": "9999"
        },
        {
            "weather_id": "101020500",
            "province": "上海",
            "city": "上海",
            "district": "嘉定",
            "letter": "J",
            "all_letter": "jiading",
            "sort": "9999"
        },
        {
            "weather_id": "101020600",
            "province": "上海",
            "city": "上海",
            "district": "浦东新区",
            "letter": "P",
            "all_letter": "pudongxinqu",
            "sort": "9999"
        },
        {
            "weather_id": "101020700",
            "province": "上海",
            "city": "上海",
            "district": "金山",
            "letter": "J",
            "all_letter": "jinshan",
            "sort": "9999"
        },
        {
            "weather_id": "101020800",
            "province": "上海",
            "city": "上海",
            "district": "青浦",
            "letter": "Q",
            "all_letter": "qingpu",
            "sort": "9999"
        },
        {
            "weather_id": "101020900",
            "province": "上海",
            "city": "上海",
            "district": "松江",
            "letter": "S",
            "all_letter": "songjiang",
            "sort": "9999"
        },
        {
            "weather_id": "101021000",
            "province": "上海",
            "city": "上海",
            "district": "奉贤",
            "letter": "F",
            "all_letter": "fengxian",
            "sort": "9999"
        },
        {
            "weather_id": "101021100",
            "province": "上海",
            "city": "上海",
            "district": "崇明",
            "letter": "C",
            "all_letter": "chongming",
            "sort": "9999"
        },
        {
            "weather_id": "101021200",
            "province": "上海",
            "city": "上海",
            "district": "徐汇",
            "letter": "X",
            "all_letter": "xuhui",
            "sort": "9999"
        },
        {
            "weather_id": "101030200",
            "province": "天津",
            "city": "天津",
            "district": "武清",
            "letter": "W",
            "all_letter": "wuqing",
            "sort": "9999"
        },
        {
            "weather_id": "101030300",
            "province": "天津",
            "city": "天津",
            "district": "宝坻",
            "letter": "B",
            "all_letter": "baodi",
            "sort": "9999"
        },
        {
            "weather_id": "101030400",
            "province": "天津",
            "city": "天津",
            "district": "东丽",
            "letter": "D",
            "all_letter": "dongli",
            "sort": "9999"
        },
        {
            "weather_id": "101030500",
            "province": "天津",
            "city": "天津",
            "district": "西青",
            "letter": "X",
            "all_letter": "xiqing",
            "sort": "9999"
        },
        {
            "weather_id": "101030600",
            "province": "天津",
            "city": "天津",
            "district": "北辰",
            "letter": "B",
            "all_letter": "beichen",
            "sort": "9999"
        },
        {
            "weather_id": "101030700",
            "province": "天津",
            "city": "天津",
            "district": "宁河",
            "letter": "N",
            "all_letter": "ninghe",
            "sort": "9999"
        },
        {
            "weather_id": "101030900",
            "province": "天津",
            "city": "天津",
            "district": "静海",
            "letter": "J",
            "all_letter": "jinghai",
            "sort": "9999"
        },
        {
            "weather_id": "101031000",
            "province": "天津",
            "city": "天津",
            "district": "津南",
            "letter": "J",
            "all_letter": "jinnan",
            "sort": "9999"
        },
        {
            "weather_id": "101031100",
            "province": "天津",
            "city": "天津",
            "district": "滨海新区",
            "letter": "B",
            "all_letter": "binhaixinqu",
            "sort": "9999"
        },
        {
            "weather_id": "101050102",
            "province": "黑龙江",
            "city": "哈尔滨",
            "district": "双城",
            "letter": "S",
            "all_letter": "shuangcheng",
            "sort": "9999"
        },
        {
            "weather_id": "101050103",
            "province": "黑龙江",
            "city": "哈尔滨",
            "district": "呼兰",
            "letter": "H",
            "all_letter": "hulan",
            "sort": "9999"
        },
        {
            "weather_id": "101050104",
            "province": "黑龙江",
            "city": "哈尔滨",
            "district": "阿城",
            "letter": "A",
            "all_letter": "acheng",
            "sort": "9999"
        },
        {
            "weather_id": "101050105",
            "province": "黑龙江",
            "city": "哈尔滨",
            "district": "宾县",
            "letter": "B",
            "all_letter": "binxian",
            "sort": "9999"
        },
        {
            "weather_id": "101050201",
            "province": "黑龙江",
            "city": "齐齐哈尔",
            "district": "齐齐哈尔",
            "letter": "Q",
            "all_letter": "qiqihaer",
            "sort": "9999"
        },
        {
            "weather_id": "101050202",
            "province": "黑龙江",
            "city": "齐齐哈尔",
            "district": "讷河",
            "letter": "N",
            "all_letter": "nehe",
            "sort": "9999"
        },
        {
            "weather_id": "101050203",
            "province": "黑龙江",
            "city": "齐齐哈尔",
            "district": "龙江",
            "letter": "L",
            "all_letter": "longjiang",
            "sort": "9999"
        }
    ]
}
