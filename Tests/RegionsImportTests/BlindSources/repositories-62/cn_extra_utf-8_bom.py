{
    "110000": {
        "name": "北京市",
        "package": "beijing.zip"
    },
    "120000": {
        "name": "天津市",
        "package": "tianjin.zip"
    },
    "130100": {
        "name": "石家庄市",
        "package": "shijiazhuang.zip"
    },
    "130200": {
        "name": "唐山市",
        "package": "tangshan.zip"
    },
    "130300": {
        "name": "秦皇岛市",
        "package": "qinhuangdao.zip"
    },
    "130400": {
        "name": "邯郸市",
        "package": "handan.zip"
    },
    "130500": {
        "name": "邢台市",
        "package": "xingtai.zip"
    },
    "130600": {
        "name": "保定市",
        "package": "baoding.zip"
    },
    "130700": {
        "name": "张家口市",
        "package": "zhangjiakou.zip"
    },
    "130800": {
        "name": "承德市",
        "package": "chengde.zip"
    },
    "130900": {
        "name": "沧州市",
        "package": "cangzhou.zip"
    },
    "131000": {
        "name": "廊坊市",
        "package": "langfang.zip"
    },
    "131100": {
        "name": "衡水市",
        "package": "hengshui.zip"
    },
    "140100": {
        "name": "太原市",
        "package": "taiyuan.zip"
    },
    "140200": {
        "name": "大同市",
        "package": "datong.zip"
    },
    "140300": {
        "name": "阳泉市",
        "package": "yangquan.zip"
    },
    "140400": {
        "name": "长治市",
        "package": "changzhi.zip"
    },
    "140500": {
        "name": "晋城市",
        "package": "jincheng.zip"
    },
    "140600": {
        "name": "朔州市",
        "package": "shuozhou.zip"
    },
    "140700": {
        "name": "晋中市",
        "package": "jinzhong.zip"
    },
    "140800": {
        "name": "运城市",
        "package": "yuncheng.zip"
    },
    "140900": {
        "name": "忻州市",
        "package": "xinzhou.zip"
    },
    "141000": {
        "name": "临汾市",
        "package": "linfen.zip"
    }
}
