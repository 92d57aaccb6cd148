PROVINCE_LIST = [
    { "id": 1, "name": "北京市", "province_id": "110000" },
    { "id": 2, "name": "天津市", "province_id": "120000" },
    { "id": 3, "name": "河北省", "province_id": "130000" },
    { "id": 4, "name": "山西省", "province_id": "140000" },
    { "id": 5, "name": "内蒙古自治区", "province_id": "150000" }
]
