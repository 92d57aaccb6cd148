export const citys =
    [{"id": 1, "name": "北京市", "areacode": "010", "zipcode": "100000", "provinceid": 1}, {
        "id": 2,
        "name": "天津市",
        "areacode": "022",
        "zipcode": "100000",
        "provinceid": 2
    }, {"id": 3, "name": "石家庄市", "areacode": "0311", "zipcode": "050000", "provinceid": 3}, {
        "id": 4,
        "name": "唐山市",
        "areacode": "0315",
        "zipcode": "063000",
        "provinceid": 3
    }, {"id": 5, "name": "秦皇岛市", "areacode": "0335", "zipcode": "066000", "provinceid": 3}, {
        "id": 6,
        "name": "邯郸市",
        "areacode": "0310",
        "zipcode": "056000",
        "provinceid": 3
    }, {"id": 7, "name": "邢台市", "areacode": "0319", "zipcode": "054000", "provinceid": 3}, {
        "id": 8,
        "name": "保定市",
        "areacode": "0312",
        "zipcode": "071000",
        "provinceid": 3
    }, {"id": 9, "name": "张家口市", "areacode": "0313", "zipcode": "075000", "provinceid": 3}, {
        "id": 10,
        "name": "承德市",
        "areacode": "0314",
        "zipcode": "067000",
        "provinceid": 3
    }, {"id": 11, "name": "沧州市", "areacode": "0317", "zipcode": "061000", "provinceid": 3}, {
        "id": 12,
        "name": "廊坊市",
        "areacode": "0316",
        "zipcode": "065000",
        "provinceid": 3
    }, {"id": 13, "name": "衡水市", "areacode": "0318", "zipcode": "053000", "provinceid": 3}, {
        "id": 14,
        "name": "太原市",
        "areacode": "0351",
        "zipcode": "030000",
        "provinceid": 4
    }, {"id": 15, "name": "大同市", "areacode": "0352", "zipcode": "037000", "provinceid": 4}, {
        "id": 16,
        "name": "阳泉市",
        "areacode": "0353",
        "zipcode": "045000",
        "provinceid": 4
    }, {"id": 17, "name": "长治市", "areacode": "0355", "zipcode": "046000", "provinceid": 4}]
