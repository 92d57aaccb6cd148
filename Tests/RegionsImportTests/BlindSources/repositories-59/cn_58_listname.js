var m = [{
    "city": "bj",
    "bj": [{"listname": "chaoyang", "name": "朝阳", "id": "1142"}, {
        "listname": "haidian",
        "name": "海淀",
        "id": "1143"
    }, {"listname": "dongcheng", "name": "东城", "id": "1138"}, {
        "listname": "chongwen",
        "name": "崇文",
        "id": "1140"
    }, {"listname": "xuanwu", "name": "宣武", "id": "1141"}, {
        "listname": "fengtai",
        "name": "丰台",
        "id": "1144"
    }, {"listname": "bjyanjiao", "name": "燕郊", "id": "11362"}, {
        "listname": "beijingzhoubian",
        "name": "北京周边",
        "id": "1146"
    }],
    "dongcheng": [{"listname": "dongzhimen", "name": "东直门", "id": "1156"}, {
        "listname": "dongzhimenwai",
        "name": "东直门外",
        "id": "5823"
    }, {"listname": "hepingli", "name": "和平里", "id": "1159"}, {
        "listname": "yonghegong",
        "name": "雍和宫",
        "id": "5816"
    }, {"listname": "andingmen", "name": "安定门", "id": "5817"}, {
        "listname": "jiaodaokou",
        "name": "交道口",
        "id": "5819"
    }, {"listname": "dongsishitiao", "name": "东四十条", "id": "5820"}, {
        "listname": "haiyuncang",
        "name": "海运仓",
        "id": "6847"
    }, {"listname": "wangfujing", "name": "王府井", "id": "1160"}, {
        "listname": "jingshan",
        "name": "景山",
        "id": "1157"
    }, {"listname": "shatan", "name": "沙滩 ", "id": "6848"}, {
        "listname": "dongsan",
        "name": "东单",
        "id": "5825"
    }, {"listname": "dongchengzhoubian", "name": "东城周边", "id": "1161"}],
    "chongwen": [{"listname": "chongwenmen", "name": "崇文门", "id": "1180"}, {
        "listname": "qianmen",
        "name": "前门",
        "id": "1178"
    }, {"listname": "xinshijie", "name": "新世界", "id": "6063"}, {
        "listname": "guangqumennei",
        "name": "广渠门",
        "id": "6062"
    }, {"listname": "donghuashi", "name": "东花市", "id": "1182"}, {
        "listname": "tiyuguanlu",
        "name": "体育馆路",
        "id": "1183"
    }, {"listname": "ciqikou", "name": "磁器口", "id": "6064"}, {
        "listname": "tiantan",
        "name": "天坛",
        "id": "1179"
    }, {"listname": "chongwenzhoubian", "name": "崇文周边", "id": "1185"}]
}]
