export  default {
    "110000": {
        "center": "116.405285,39.904989",
        "level": "province",
        "name": "北京市",
        "citycode": "010",
        "adcode": "110000"
    },
    "110100": {
        "center": "116.405285,39.904989",
        "level": "city",
        "name": "北京市市辖区",
        "citycode": "010",
        "adcode": "110100"
    },
    "120000": {
        "center": "117.190182,39.125596",
        "level": "province",
        "name": "天津市",
        "citycode": "022",
        "adcode": "120000"
    },
    "120100": {
        "center": "117.190182,39.125596",
        "level": "city",
        "name": "天津市市辖区",
        "citycode": "022",
        "adcode": "120100"
    },
    "120200": {
        "center": "117.824898,39.330613",
        "level": "city",
        "name": "天津市郊县",
        "citycode": "022",
        "adcode": "120200"
    },
    "130000": {
        "center": "114.502461,38.045474",
        "level": "province",
        "name": "河北省",
        "citycode": [],
        "adcode": "130000"
    },
    "130100": {
        "center": "114.502461,38.045474",
        "level": "city",
        "name": "石家庄市",
        "citycode": "0311",
        "adcode": "130100"
    },
    "130200": {
        "center": "118.175393,39.635113",
        "level": "city",
        "name": "唐山市",
        "citycode": "0315",
        "adcode": "130200"
    },
    "130300": {
        "center": "119.586579,39.942531",
        "level": "city",
        "name": "秦皇岛市",
        "citycode": "0335",
        "adcode": "130300"
    },
    "130400": {
        "center": "114.490686,36.612273",
        "level": "city",
        "name": "邯郸市",
        "citycode": "0310",
        "adcode": "130400"
    },
    "130500": {
        "center": "114.508851,37.0682",
        "level": "city",
        "name": "邢台市",
        "citycode": "0319",
        "adcode": "130500"
    },
    "130600": {
        "center": "115.482331,38.867657",
        "level": "city",
        "name": "保定市",
        "citycode": "0312",
        "adcode": "130600"
    },
    "130700": {
        "center": "114.884091,40.811901",
        "level": "city",
        "name": "张家口市",
        "citycode": "0313",
        "adcode": "130700"
    },
    "130800": {
        "center": "117.939152,40.976204",
        "level": "city",
        "name": "承德市",
        "citycode": "0314",
        "adcode": "130800"
    },
    "130900": {
        "center": "116.857461,38.310582",
        "level": "city",
        "name": "沧州市",
        "citycode": "0317",
        "adcode": "130900"
    },
    "131000": {
        "center": "116.704441,39.523927",
        "level": "city",
        "name": "廊坊市",
        "citycode": "0316",
        "adcode": "131000"
    },
    "131100": {
        "center": "115.665993,37.735097",
        "level": "city",
        "name": "衡水市",
        "citycode": "0318",
        "adcode": "131100"
    },
    "140000": {
        "center": "112.549248,37.857014",
        "level": "province",
        "name": "山西省",
        "citycode": [],
        "adcode": "140000"
    },
    "140100": {
        "center": "112.549248,37.857014",
        "level": "city",
        "name": "太原市",
        "citycode": "0351",
        "adcode": "140100"
    },
    "140200": {
        "center": "113.295259,40.09031",
        "level": "city",
        "name": "大同市",
        "citycode": "0352",
        "adcode": "140200"
    },
    "140300": {
        "center": "113.583285,37.861188",
        "level": "city",
        "name": "阳泉市",
        "citycode": "0353",
        "adcode": "140300"
    },
    "220000": {
        "center": "125.3245,43.886841",
        "level": "province",
        "name": "吉林省",
        "citycode": [],
        "adcode": "220000"
    },
    "220100": {
        "center": "125.3245,43.886841",
        "level": "city",
        "name": "长春市",
        "citycode": "0431",
        "adcode": "220100"
    },
    "220200": {
        "center": "126.55302,43.843577",
        "level": "city",
        "name": "吉林市",
        "citycode": "0432",
        "adcode": "220200"
    },
    "222400": {
        "center": "129.513228,42.904823",
        "level": "city",
        "name": "延边朝鲜族自治州",
        "citycode": "1433",
        "adcode": "222400"
    }
}
