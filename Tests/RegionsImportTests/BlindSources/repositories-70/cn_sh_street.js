var streetArr = [
  {
    "id": "1", "townshipName": " 黄浦区", "streets": [
      { "streetId": "101", "streetName": "五里桥街道", "parent_name": " 黄浦区", "parent_id": "1" },
      { "streetId": "102", "streetName": "南京东路街道", "parent_name": " 黄浦区", "parent_id": "1" },
      { "streetId": "113", "streetName": "外滩街道", "parent_name": " 黄浦区", "parent_id": "1" },
      { "streetId": "115", "streetName": "半淞园街道", "parent_name": " 黄浦区", "parent_id": "1" },
      { "streetId": "117", "streetName": "小东门街道", "parent_name": " 黄浦区", "parent_id": "1" },
      { "streetId": "118", "streetName": "豫园街道", "parent_name": " 黄浦区", "parent_id": "1" },
      { "streetId": "119", "streetName": "老西门街道", "parent_name": " 黄浦区", "parent_id": "1" },
      { "streetId": "120", "streetName": "打浦桥街道", "parent_name": " 黄浦区", "parent_id": "1" },
      { "streetId": "121", "streetName": "淮海中路街道", "parent_name": " 黄浦区", "parent_id": "1" },
      { "streetId": "122", "streetName": "瑞金二路街道", "parent_name": " 黄浦区", "parent_id": "1" }
    ]},
  {
    "id": "2", "townshipName": " 崇明区", "streets": [
      { "streetId": "201", "streetName": "城桥镇", "parent_name": " 崇明区", "parent_id": "2"  },
      { "streetId": "202", "streetName": "堡镇", "parent_name": " 崇明区", "parent_id": "2"  },
      { "streetId": "203", "streetName": "新河镇", "parent_name": " 崇明区", "parent_id": "2"  },
      { "streetId": "204", "streetName": "庙镇", "parent_name": " 崇明区", "parent_id": "2"  },
      { "streetId": "206", "streetName": "竖新镇", "parent_name": " 崇明区", "parent_id": "2"  },
      { "streetId": "207", "streetName": "向化镇", "parent_name": " 崇明区", "parent_id": "2"  },
      { "streetId": "209", "streetName": "三星镇", "parent_name": " 崇明区", "parent_id": "2"  }
    ]}
]
