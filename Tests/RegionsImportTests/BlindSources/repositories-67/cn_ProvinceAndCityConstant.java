package com.ruijing.assets.constant.ruiJingConstant;


import java.util.HashMap;
import java.util.Map;

public class ProvinceAndCityConstant {
    public static Map<Integer, String> provinceAndCityMap = null;

    static {
        provinceAndCityMap = new HashMap<>();
        provinceAndCityMap.put(1, "黑龙江省");
        provinceAndCityMap.put(2, "吉林省");
        provinceAndCityMap.put(3, "辽宁省");
        provinceAndCityMap.put(4, "河北省");
        provinceAndCityMap.put(5, "甘肃省");
        provinceAndCityMap.put(6, "青海省");
        provinceAndCityMap.put(7, "陕西省");
        provinceAndCityMap.put(8, "河南省");
        provinceAndCityMap.put(9, "山东省");
        provinceAndCityMap.put(10, "山西省");
        provinceAndCityMap.put(11, "安徽省");
        provinceAndCityMap.put(12, "湖北省");
        provinceAndCityMap.put(13, "湖南省");
        provinceAndCityMap.put(14, "江苏省");
        provinceAndCityMap.put(15, "四川省");
        provinceAndCityMap.put(16, "贵州省");
        provinceAndCityMap.put(17, "云南省");
        provinceAndCityMap.put(18, "浙江省");
        provinceAndCityMap.put(19, "江西省");
        provinceAndCityMap.put(20, "广东省");
        provinceAndCityMap.put(21, "福建省");
        provinceAndCityMap.put(22, "台湾省");
        provinceAndCityMap.put(23, "海南省");
        provinceAndCityMap.put(24, "内蒙古");
        provinceAndCityMap.put(25, "宁夏");
        provinceAndCityMap.put(26, "广西省");
        provinceAndCityMap.put(27, "西藏");
        provinceAndCityMap.put(28, "北京市");
        provinceAndCityMap.put(29, "上海市");
        provinceAndCityMap.put(30, "天津市");
        provinceAndCityMap.put(31, "重庆市");
        provinceAndCityMap.put(32, "香港");
    }
}
