let provinces = {
  "110000": {
    "code": "110000",
    "name": "北京市"
  },
  "120000": {
    "code": "120000",
    "name": "天津市"
  },
  "130000": {
    "code": "130000",
    "name": "河北省"
  },
  "140000": {
    "code": "140000",
    "name": "山西省"
  },
  "150000": {
    "code": "150000",
    "name": "内蒙古自治区"
  },
  "220000": {
    "code": "220000",
    "name": "吉林省"
  }
}

let cities = {
  "110100": {
    "code": "110100",
    "name": "北京市",
    "province_code": "110000",
    "province": "北京市"
  },
  "120100": {
    "code": "120100",
    "name": "天津市",
    "province_code": "120000",
    "province": "天津市"
  },
  "130100": {
    "code": "130100",
    "name": "石家庄市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130200": {
    "code": "130200",
    "name": "唐山市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130300": {
    "code": "130300",
    "name": "秦皇岛市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130400": {
    "code": "130400",
    "name": "邯郸市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130500": {
    "code": "130500",
    "name": "邢台市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130600": {
    "code": "130600",
    "name": "保定市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130681": {
    "code": "130681",
    "name": "涿州市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130682": {
    "code": "130682",
    "name": "定州市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130683": {
    "code": "130683",
    "name": "安国市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130684": {
    "code": "130684",
    "name": "高碑店市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130700": {
    "code": "130700",
    "name": "张家口市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130800": {
    "code": "130800",
    "name": "承德市",
    "province_code": "130000",
    "province": "河北省"
  },
  "130900": {
    "code": "130900",
    "name": "沧州市",
    "province_code": "130000",
    "province": "河北省"
  },
  "131000": {
    "code": "131000",
    "name": "廊坊市",
    "province_code": "130000",
    "province": "河北省"
  },
  "131100": {
    "code": "131100",
    "name": "衡水市",
    "province_code": "130000",
    "province": "河北省"
  },
  "140100": {
    "code": "140100",
    "name": "太原市",
    "province_code": "140000",
    "province": "山西省"
  },
  "140200": {
    "code": "140200",
    "name": "大同市",
    "province_code": "140000",
    "province": "山西省"
  },
  "140300": {
    "code": "140300",
    "name": "阳泉市",
    "province_code": "140000",
    "province": "山西省"
  },
  "140400": {
    "code": "140400",
    "name": "长治市",
    "province_code": "140000",
    "province": "山西省"
  },
  "140500": {
    "code": "140500",
    "name": "晋城市",
    "province_code": "140000",
    "province": "山西省"
  },
  "150100": {
    "code": "150100",
    "name": "呼和浩特市",
    "province_code": "150000",
    "province": "内蒙古自治区"
  },
  "150200": {
    "code": "150200",
    "name": "包头市",
    "province_code": "150000",
    "province": "内蒙古自治区"
  },
  "150300": {
    "code": "150300",
    "name": "乌海市",
    "province_code": "150000",
    "province": "内蒙古自治区"
  },
  "152200": {
    "code": "152200",
    "name": "兴安盟",
    "province_code": "150000",
    "province": "内蒙古自治区"
  },
  "152500": {
    "code": "152500",
    "name": "锡林郭勒盟",
    "province_code": "150000",
    "province": "内蒙古自治区"
  },
  "152900": {
    "code": "152900",
    "name": "阿拉善盟",
    "province_code": "150000",
    "province": "内蒙古自治区"
  },
  "220100": {
    "code": "220100",
    "name": "长春市",
    "province_code": "220000",
    "province": "吉林省"
  },
  "220200": {
    "code": "220200",
    "name": "吉林市",
    "province_code": "220000",
    "province": "吉林省"
  },
  "222400": {
    "code": "222400",
    "name": "延边朝鲜族自治州",
    "province_code": "220000",
    "province": "吉林省"
  }
}
