var filters = {
  "zones": [
    { "id": "0", "title": "不限" },
    { "id": 1, "title": "一区", "sub": [{ "id": 11, "title": "北京市" }, { "id": 12, "title": "天津市" }, { "id": 13, "title": "河北省" }] },
    { "id": 2, "title": "二区", "sub": [{ "id": 45, "title": "广西" }, { "id": 46, "title": "海南省" }] }
  ]
};
