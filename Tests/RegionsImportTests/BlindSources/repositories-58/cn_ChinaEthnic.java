package com.jn.langx.text.i18n;

public enum ChinaEthnic {

    HAN("01", "汉族"),
    MONGOL("02", "蒙古族"),
    HUI("03", "回族"),
    TIBETAN("04", "藏族"),
    UYGHUR("05", "维吾尔族"),
    MIAO("06", "苗族"),
    YI("07", "彝族"),
    ZHUANG("08", "壮族"),
    BUYEI("09", "布依族"),
    KOREAN("10", "朝鲜族"),
    MANCHU("11", "满族"),
    DONG("12", "侗族"),
    YAO("13", "瑶族"),
    BAI("14", "白族"),
    TUJIA("15", "土家族"),
    HANI("16", "哈尼族"),
    KAZAK("17", "哈萨克族"),
    DAI("18", "傣族"),
    LI("19", "黎族"),
    LISU("20", "傈僳族"),
    VA("21", "佤族"),
    SHE("22", "畲族"),
    GAOSHAN("23", "高山族"),
    LAHU("24", "拉祜族"),
    OTHER("57", "其他"),
    FOREIGN_COUNTRY("58", "外国血统中国籍人士");
}
