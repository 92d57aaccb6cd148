package jmy.com.newsschool.data;

import java.util.HashMap;
import java.util.Map;

public class MapData {
    public static Map<String,String>map = new HashMap<>();
    static {
        map.put("gaiyaotu","概要图");
        map.put("zhixiashi","直辖市");
        map.put("gangao","港澳");
        map.put("anhui","安徽省");
        map.put("fujian","福建省");
        map.put("gansu","甘肃省");
        map.put("guangdong","广东省");
        map.put("guangxi","广西");
        map.put("guizhou","贵州省");
        map.put("hainan","海南省");
        map.put("hebei","河北省");
        map.put("henan","河南省");
        map.put("heilongjiang","黑龙江");
        map.put("hubei","湖北省");
        map.put("hunan","湖南省");
        map.put("jilin","吉林省");
        map.put("jiangsu","江苏省");
        map.put("jiangxi","江西省");
        map.put("liaoning","辽宁省");
        map.put("neimenggu","内蒙古");
        map.put("ningxia","宁夏");
        map.put("qinghai","青海省");
        map.put("shandong","山东省");
        map.put("shanxi","山西省");
        map.put("shanxi1","陕西省");
        map.put("sichuan","四川省");
        map.put("xizang","西藏");
        map.put("xinjiang","新疆");
        map.put("yunnan","云南省");
        map.put("zhejiang","浙江省");
    }
}
