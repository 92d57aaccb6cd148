CITY_AREA_MAPPING = [
    {
        "CityName": "臺北市",
        "CityName2": "臺北",
        "CityEngName": "Taipei City",
        "AreaList": [
            {
                "ZipCode": "100",
                "AreaName": "中正區",
                "AreaName2": "中正",
                "AreaEngName": "Zhongzheng Dist."
            },
            {
                "ZipCode": "103",
                "AreaName": "大同區",
                "AreaName2": "大同",
                "AreaEngName": "Datong Dist."
            },
            {
                "ZipCode": "104",
                "AreaName": "中山區",
                "AreaName2": "中山",
                "AreaEngName": "Zhongshan Dist."
            },
            {
                "ZipCode": "105",
                "AreaName": "松山區",
                "AreaName2": "松山",
                "AreaEngName": "Songshan Dist."
            },
            {
                "ZipCode": "106",
                "AreaName": "大安區",
                "AreaName2": "大安",
                "AreaEngName": "Da’an Dist."
            },
            {
                "ZipCode": "108",
                "AreaName": "萬華區",
                "AreaName2": "萬華",
                "AreaEngName": "Wanhua Dist."
            },
            {
                "ZipCode": "110",
                "AreaName": "信義區",
                "AreaName2": "信義",
                "AreaEngName": "Xinyi Dist."
            },
            {
                "ZipCode": "111",
                "AreaName": "士林區",
                "AreaName2": "士林",
                "AreaEngName": "Shilin Dist."
            },
            {
                "ZipCode": "112",
                "AreaName": "北投區",
                "AreaName2": "北投",
                "AreaEngName": "Beitou Dist."
            },
            {
                "ZipCode": "114",
                "AreaName": "內湖區",
                "AreaName2": "內湖",
                "AreaEngName": "Neihu Dist."
            },
            {
                "ZipCode": "115",
                "AreaName": "南港區",
                "AreaName2": "南港",
                "AreaEngName": "Nangang Dist."
            },
            {
                "ZipCode": "116",
                "AreaName": "文山區",
                "AreaName2": "文山",
                "AreaEngName": "Wenshan Dist."
            }
        ]
    },
    {
        "CityName": "基隆市",
        "CityName2": "基隆",
        "CityEngName": "Keelung City",
        "AreaList": [
            {
                "ZipCode": "200",
                "AreaName": "仁愛區",
                "AreaName2": "仁愛",
                "AreaEngName": "Ren’ai Dist."
            },
            {
                "ZipCode": "201",
                "AreaName": "信義區",
                "AreaName2": "信義",
                "AreaEngName": "Xinyi Dist."
            },
            {
                "ZipCode": "202",
                "AreaName": "中正區",
                "AreaName2": "中正",
                "AreaEngName": "Zhongzheng Dist."
            },
            {
                "ZipCode": "203",
                "AreaName": "中山區",
                "AreaName2": "中山",
                "AreaEngName": "Zhongshan Dist."
            },
            {
                "ZipCode": "204",
                "AreaName": "安樂區",
                "AreaName2": "安樂",
                "AreaEngName": "Anle Dist."
            },
            {
                "ZipCode": "205",
                "AreaName": "暖暖區",
                "AreaName2": "暖暖",
                "AreaEngName": "Nuannuan Dist."
            },
            {
                "ZipCode": "206",
                "AreaName": "七堵區",
                "AreaName2": "七堵",
                "AreaEngName": "Qidu Dist."
            }
        ]
    },
    {
        "CityName": "連江縣",
        "CityName2": "連江",
        "CityEngName": "Lienchiang County",
        "AreaList": [
            {
                "ZipCode": "209",
                "AreaName": "南竿鄉",
                "AreaName2": "南竿",
                "AreaEngName": "Nangan Township"
            },
            {
                "ZipCode": "210",
                "AreaName": "北竿鄉",
                "AreaName2": "北竿",
                "AreaEngName": "Beigan Township"
            },
            {
                "ZipCode": "211",
                "AreaName": "莒光鄉",
                "AreaName2": "莒光",
                "AreaEngName": "Juguang Township"
            },
            {
                "ZipCode": "212",
                "AreaName": "東引鄉",
                "AreaName2": "東引",
                "AreaEngName": "Dongyin Township"
            }
        ]
    },
    {
        "CityName": "新竹市",
        "CityName2": "新竹",
        "CityEngName": "Hsinchu City",
        "AreaList": [
            {
                "ZipCode": "300",
                "AreaName": "東區",
                "AreaName2": "東",
                "AreaEngName": "East Dist."
            },
            {
                "ZipCode": "300",
                "AreaName": "北區",
                "AreaName2": "北區",
                "AreaEngName": "North Dist."
            },
            {
                "ZipCode": "300",
                "AreaName": "香山區",
                "AreaName2": "香山",
                "AreaEngName": "Xiangshan Dist."
            }
        ]
    }
]
