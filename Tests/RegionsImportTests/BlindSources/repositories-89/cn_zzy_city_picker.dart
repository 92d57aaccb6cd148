final List zzyCityPickerData = [
  {
    "provinceName": "河南省",
    "provinceCode": "410000",
    "cities": [
      {
        "cityName": "洛阳市",
        "cityCode": "410300",
        "areas": [
          {"areaName": "新安县", "areaCode": "410323"},
          {"areaName": "偃师区", "areaCode": "410307"},
          {"areaName": "洛龙区", "areaCode": "410311"},
          {"areaName": "嵩县", "areaCode": "410325"},
          {"areaName": "涧西区", "areaCode": "410305"},
          {"areaName": "伊川县", "areaCode": "410329"},
          {"areaName": "汝阳县", "areaCode": "410326"},
          {"areaName": "宜阳县", "areaCode": "410327"},
          {"areaName": "洛宁县", "areaCode": "410328"},
          {"areaName": "孟津区", "areaCode": "410308"},
          {"areaName": "栾川县", "areaCode": "410324"},
          {"areaName": "西工区", "areaCode": "410303"},
          {"areaName": "老城区", "areaCode": "410302"},
          {"areaName": "瀍河回族区", "areaCode": "410304"}
        ]
      },
      {
        "cityName": "三门峡市",
        "cityCode": "411200",
        "areas": [
          {"areaName": "湖滨区", "areaCode": "411202"},
          {"areaName": "渑池县", "areaCode": "411221"},
          {"areaName": "义马市", "areaCode": "411281"},
          {"areaName": "陕州区", "areaCode": "411203"},
          {"areaName": "卢氏县", "areaCode": "411224"},
          {"areaName": "灵宝市", "areaCode": "411282"}
        ]
      },
      {
        "cityName": "漯河市",
        "cityCode": "411100",
        "areas": [
          {"areaName": "临颍县", "areaCode": "411122"},
          {"areaName": "召陵区", "areaCode": "411104"},
          {"areaName": "源汇区", "areaCode": "411102"},
          {"areaName": "郾城区", "areaCode": "411103"},
          {"areaName": "舞阳县", "areaCode": "411121"}
        ]
      }
    ]
  }
];
