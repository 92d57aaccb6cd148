prefecture_db = {
    "北海道": {
        "稚内": {"id": "011000", "city_name": "Wakanai"},
        "旭川": {"id": "012010", "city_name": "Asahikawa"},
        "留萌": {"id": "012020", "city_name": "Rumoi"},
        "札幌": {"id": "016010", "city_name": "Sapporo"},
        "岩見沢": {"id": "016020", "city_name": "Iwamizawa"},
        "倶知安": {"id": "016030", "city_name": "Kuttyan"},
        "網走": {"id": "013010", "city_name": "Abashiri"},
        "北見": {"id": "013020", "city_name": "Kitami"},
        "紋別": {"id": "013030", "city_name": "Monbetsu"},
        "根室": {"id": "014010", "city_name": "Nemuro"},
        "釧路": {"id": "014020", "city_name": "Nemuro"},
        "帯広": {"id": "014030", "city_name": "Obihiro"},
        "室蘭": {"id": "015010", "city_name": "Muroran"},
        "浦河": {"id": "015020", "city_name": "Urakawa"},
        "函館": {"id": "017010", "city_name": "Hakodate"},
        "江差": {"id": "017020", "city_name": "Esashi"},
    },
    "青森県": {
        "青森": {"id": "020010", "city_name": "Aomori"},
        "むつ": {"id": "020020", "city_name": "Mutsu"},
        "八戸": {"id": "020030", "city_name": "Yae"},
    },
    "岩手県": {
        "盛岡": {"id": "030010", "city_name": "Morioka"},
        "宮古": {"id": "030020", "city_name": "Miyako"},
        "大船渡": {"id": "030030", "city_name": "Oofunato"},
    },
    "宮城県": {
        "仙台": {"id": "040010", "city_name": "Sendai"},
        "白石": {"id": "040020", "city_name": "Shiroishi"},
    },
    "秋田県": {
        "秋田": {"id": "050010", "city_name": "Akita"},
        "横手": {"id": "050020", "city_name": "Yokote"},
    },
    "山形県": {
        "山形": {"id": "060010", "city_name": "Yamagata"},
        "米沢": {"id": "060020", "city_name": "Yonezawa"},
        "酒田": {"id": "060030", "city_name": "Sakeda"},
    },
    "福島県": {
        "福島": {"id": "070010", "city_name": "Fukushima"},
        "小名浜": {"id": "070020", "city_name": "Onahama"},
        "若松": {"id": "070030", "city_name": "Wakamatsu"},
    },
    "茨城": {
        "水戸": {"id": "080010", "city_name": "Mito"},
        "土浦": {"id": "080020", "city_name": "Tsutiura"},
    },
    "栃木": {
        "宇都宮": {"id": "090010", "city_name": "Utsunomiya"},
        "大田原": {"id": "090020", "city_name": "Ootahara"},
    },
    "福岡県": {
        "福岡": {"id": "400010", "city_name": "Fukuoka"},
        "八幡": {"id": "400020", "city_name": "Yahata"},
        "飯塚": {"id": "400030", "city_name": "Iizuka"},
        "久留米": {"id": "400040", "city_name": "Kurume"},
    },
    "熊本県": {
        "熊本": {"id": "430010", "city_name": "Kumamoto"},
        "阿蘇乙姫": {"id": "430020", "city_name": "Asootohime"},
        "牛深": {"id": "430030", "city_name": "Ushibuka"},
        "人吉": {"id": "430040", "city_name": "Hitoyoshi"},
    },
}
