package io.gardenerframework.fragrans.data.codes.gb.t.gb3304;

public interface NationalityAbbreviationCodes {
    /**
     * 汉族
     */
    String HA = "HA";
    /**
     * 蒙古族
     */
    String MG = "MG";
    /**
     * 回族
     */
    String HU = "HU";
    /**
     * 藏族
     */
    String ZA = "ZA";
    /**
     * 维吾尔族
     */
    String UG = "UG";
    /**
     * 苗族
     */
    String MH = "MH";
    /**
     * 彝族
     */
    String YI = "YI";
    /**
     * 壮族
     */
    String ZH = "ZH";
    /**
     * 布依族
     */
    String BY = "BY";
    /**
     * 朝鲜族
     */
    String CS = "CS";
    /**
     * 满族
     */
    String MA = "MA";
    /**
     * 侗族
     */
    String DO = "DO";
    /**
     * 瑶族
     */
    String YA = "YA";
    /**
     * 白族
     */
    String BA = "BA";
    /**
     * 土家族
     */
    String TJ = "TJ";
    /**
     * 哈尼族
     */
    String HN = "HN";
    /**
     * 哈萨克族
     */
    String KZ = "KZ";
    /**
     * 傣族
     */
    String DA = "DA";
    /**
     * 黎族
     */
    String LI = "LI";
    /**
     * 傈僳族
     */
    String LS = "LS";
    /**
     * 佤族
     */
    String VA = "VA";
    /**
     * 畲族
     */
    String SH = "SH";
    /**
     * 高山族
     */
    String GS = "GS";
    /**
     * 拉祜族
     */
    String LH = "LH";
    /**
     * 水族
     */
    String SU = "SU";
    /**
     * 东乡族
     */
    String DX = "DX";
    /**
     * 纳西族
     */
    String NX = "NX";
    /**
     * 景颇族
     */
    String JP = "JP";
    /**
     * 柯尔克孜族
     */
    String KG = "KG";
    /**
     * 土族
     */
    String TU = "TU";
    /**
     * 达斡尔族
     */
    String DU = "DU";
    /**
     * 仫佬族
     */
    String ML = "ML";
    /**
     * 羌族
     */
    String QI = "QI";
}
