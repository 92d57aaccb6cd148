package com.igodiva.coolweather.util;

public class ProvincesData {
    public static final String PROVINCE_DATA = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" +
            "<provinces>\n" +
            "  <province code=\"01\" quName=\"北京\" pyName=\"beijing\">北京</province>\n" +
            "  <province code=\"02\" quName=\"上海\" pyName=\"shanghai\">上海</province>\n" +
            "  <province code=\"03\" quName=\"天津\" pyName=\"tianjin\">天津</province>\n" +
            "  <province code=\"04\" quName=\"重庆\" pyName=\"chongqing\">重庆</province>\n" +
            "  <province code=\"05\" quName=\"黑龙江\" pyName=\"heilongjiang\">黑龙江</province>\n" +
            "  <province code=\"06\" quName=\"吉林\" pyName=\"jilin\">吉林</province>\n" +
            "  <province code=\"07\" quName=\"辽宁\" pyName=\"liaoning\">辽宁</province>\n" +
            "  <province code=\"08\" quName=\"内蒙古\" pyName=\"neimenggu\">内蒙古</province>\n" +
            "  <province code=\"09\" quName=\"河北\" pyName=\"hebei\">河北</province>\n" +
            "  <province code=\"10\" quName=\"山西\" pyName=\"shanxi\">山西</province>\n" +
            "  <province code=\"11\" quName=\"陕西\" pyName=\"sanxi\">陕西</province>\n" +
            "  <province code=\"12\" quName=\"山东\" pyName=\"shandong\">山东</province>\n" +
            "  <province code=\"13\" quName=\"新疆\" pyName=\"xinjiang\">新疆维</province>\n" +
            "  <province code=\"14\" quName=\"西藏\" pyName=\"xizang\">西藏</province>\n" +
            "  <province code=\"15\" quName=\"青海\" pyName=\"qinghai\">青海</province>\n" +
            "  <province code=\"16\" quName=\"甘肃\" pyName=\"gansu\">甘肃</province>\n" +
            "  <province code=\"17\" quName=\"宁夏\" pyName=\"ningxia\">宁夏</province>\n" +
            "  <province code=\"18\" quName=\"河南\" pyName=\"henan\">河南</province>\n" +
            "</provinces>";
}
