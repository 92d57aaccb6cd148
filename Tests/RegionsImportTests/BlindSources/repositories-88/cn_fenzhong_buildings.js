var summary = [
    {
        "address": " 阿克苏路1099号",
        "name": "宝龙城市广场_公寓楼",
        "count": 40
    },
    {
        "address": " 草高支路938弄",
        "name": "名扬佳园(上海)",
        "count": 54
    },
    {
        "address": " 海防路429弄8号",
        "name": "领航静安艺庭",
        "count": 6
    },
    {
        "address": " 汇源路218号",
        "name": "中茂世纪财富广场",
        "count": 28
    },
    {
        "address": " 闵城路199弄",
        "name": "好世鹿鸣苑",
        "count": 184
    },
    {
        "address": " 颛兴东路745号",
        "name": "拉法叶园区B楼墨空间",
        "count": 6
    },
    {
        "address": "阿克苏路1099号",
        "name": "宝龙城市广场_商务楼",
        "count": 32
    },
    {
        "address": "阿克苏路1358号",
        "name": "惟乐教育文化园（赢嘉商务楼）",
        "count": 12
    },
    {
        "address": "阿克苏路63弄6号",
        "name": "十一街区",
        "count": 54
    },
    {
        "address": "爱特路855号",
        "name": "歆翱国际商务园A栋",
        "count": 4
    },
    {
        "address": "爱特路866号",
        "name": "歆翱国际商务园",
        "count": 2
    },
    {
        "address": "安波路533弄1-3号，安波路569号",
        "name": "海上硕和国际办公楼",
        "count": 8
    },
    {
        "address": "安波路567号",
        "name": "海上硕和国际城",
        "count": 156
    },
    {
        "address": "安驰路509弄",
        "name": "尚都国际大厦",
        "count": 24
    },
    {
        "address": "安国路28弄",
        "name": "荣胜公寓",
        "count": 4
    },
    {
        "address": "安化路492号",
        "name": "长宁德必易园",
        "count": 84
    },
    {
        "address": "安顺路158弄",
        "name": "金电大厦",
        "count": 12
    }
]
