{
    "province": [
        {
            "Citys": [
                {
                    "CityCode": "1100",
                    "CityName": "北京"
                }
            ],
            "ProvinceCode": "0011",
            "ProvinceName": "北京"
        },
        {
            "Citys": [
                {
                    "CityCode": "1200",
                    "CityName": "天津"
                }
            ],
            "ProvinceCode": "0012",
            "ProvinceName": "天津"
        },
        {
            "Citys": [
                {
                    "CityCode": "1301",
                    "CityName": "石家庄"
                },
                {
                    "CityCode": "1302",
                    "CityName": "保定"
                },
                {
                    "CityCode": "1303",
                    "CityName": "沧州"
                },
                {
                    "CityCode": "1304",
                    "CityName": "承德"
                },
                {
                    "CityCode": "1305",
                    "CityName": "邯郸"
                },
                {
                    "CityCode": "1306",
                    "CityName": "衡水"
                },
                {
                    "CityCode": "1307",
                    "CityName": "廊坊"
                },
                {
                    "CityCode": "1308",
                    "CityName": "秦皇岛"
                },
                {
                    "CityCode": "1309",
                    "CityName": "唐山"
                },
                {
                    "CityCode": "1310",
                    "CityName": "邢台"
                },
                {
                    "CityCode": "1311",
                    "CityName": "张家口"
                }
            ],
            "ProvinceCode": "0013",
            "ProvinceName": "河北"
        }
    ]
}
