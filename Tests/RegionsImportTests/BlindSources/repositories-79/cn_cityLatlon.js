var cityLatlon = [
    {"regionId": "110100", "lon": "116.39825", "lat": "40.045975", "regionName": "北京"}, {
        "regionId": "120100",
        "lon": "117.32825",
        "lat": "39.08745",
        "regionName": "天津"
    }, {"regionId": "130600", "lon": "115.4721667", "lat": "38.86935", "regionName": "保定"}, {
        "regionId": "131000",
        "lon": "116.7145",
        "lat": "39.538875",
        "regionName": "廊坊"
    }, {"regionId": "130700", "lon": "114.8614", "lat": "40.81912", "regionName": "张家口"}, {
        "regionId": "130800",
        "lon": "117.9092",
        "lat": "40.9543",
        "regionName": "承德"
    }, {"regionId": "130900", "lon": "116.8593333", "lat": "38.30213333", "regionName": "沧州"}, {
        "regionId": "130200",
        "lon": "118.1948333",
        "lat": "39.63473333",
        "regionName": "唐山"
    }, {"regionId": "130100", "lon": "114.4737143", "lat": "38.02894286", "regionName": "石家庄"}, {
        "regionId": "130300",
        "lon": "119.5956",
        "lat": "39.93234",
        "regionName": "秦皇岛"
    }, {"regionId": "131100", "lon": "115.6843333", "lat": "37.73683333", "regionName": "衡水"}, {
        "regionId": "130500",
        "lon": "114.48975",
        "lat": "37.060475",
        "regionName": "邢台"
    }, {"regionId": "130400", "lon": "114.51175", "lat": "36.6023", "regionName": "邯郸"}, {
        "regionId": "141000",
        "lon": "111.5132408",
        "lat": "36.0764815",
        "regionName": "临汾"
    }, {"regionId": "141100", "lon": "111.1352277", "lat": "37.52727251", "regionName": "吕梁"}, {
        "regionId": "140200",
        "lon": "113.3034257",
        "lat": "40.09740717",
        "regionName": "大同"
    }, {"regionId": "140100", "lon": "112.5132222", "lat": "37.86186667", "regionName": "太原"}, {
        "regionId": "140900",
        "lon": "112.7230883",
        "lat": "38.45122896",
        "regionName": "忻州"
    }
];
