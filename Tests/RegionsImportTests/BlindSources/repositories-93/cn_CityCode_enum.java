package com.qiyewan.enums;

public enum CityCode {
    北京("BJBJ"),
    上海("SHSH"),
    南京("JSNJ"),
    苏州("JSSZ"),
    镇江("JSZJ"),
    深圳("GDSZ"),
    成都("SCCD");
}
