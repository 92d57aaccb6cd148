package com.cn.graduationclient.my.city;

public class ProvinceCity {
    public static final String[] province=new String[]{"河北省","山西省","辽宁省","吉林省","黑龙江省","江苏省",
            "浙江省","安徽省","福建省","江西省","山东省","河南省","湖北省","湖南省","广东省","海南省","四川省",
            "贵州省","云南省","陕西省","甘肃省","青海省","台湾省","内蒙古自治区","广西壮族自治区","西藏自治区",
            "宁夏回族自治区","新疆维吾尔自治区","北京市","天津市","上海市","重庆市","香港特别行政区","澳门特别行政区"};
    public static final String[] city1=new String[]{"石家庄市","唐山","秦皇岛","邯郸","邢台","保定","张家口","承德","沧州版","廊权坊","衡水"};
    public static final String[] city2=new String[]{"太原市","长治市","大同市","阳泉市","晋中市","朔州市","临汾市","忻州市","吕梁市","运城市","晋城市"};
    public static final String[] city3=new String[]{""};
}
