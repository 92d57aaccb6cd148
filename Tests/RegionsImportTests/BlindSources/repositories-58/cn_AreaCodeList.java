package cn.vt.mock;

import java.util.HashMap;
import java.util.Map;

public class AreaCodeList {
     static final Map<String, Integer> areaCode = new HashMap<String, Integer>();
    static {
        AreaCodeList.areaCode.put("北京市", 110000);
        AreaCodeList.areaCode.put("江都市", 321088);
        AreaCodeList.areaCode.put("镇江市", 321100);
        AreaCodeList.areaCode.put("市辖区", 321101);
        AreaCodeList.areaCode.put("京口区", 321102);
        AreaCodeList.areaCode.put("润州区", 321111);
        AreaCodeList.areaCode.put("丹徒区", 321112);
        AreaCodeList.areaCode.put("丹阳市", 321181);
        AreaCodeList.areaCode.put("扬中市", 321182);
        AreaCodeList.areaCode.put("句容市", 321183);
        AreaCodeList.areaCode.put("泰州市", 321200);
        AreaCodeList.areaCode.put("市辖区", 321201);
        AreaCodeList.areaCode.put("海陵区", 321202);
        AreaCodeList.areaCode.put("高港区", 321203);
        AreaCodeList.areaCode.put("兴化市", 321281);
        AreaCodeList.areaCode.put("靖江市", 321282);
        AreaCodeList.areaCode.put("泰兴市", 321283);
        AreaCodeList.areaCode.put("姜堰市", 321284);
        AreaCodeList.areaCode.put("宿迁市", 321300);
        AreaCodeList.areaCode.put("市辖区", 321301);
        AreaCodeList.areaCode.put("万宁市", 469006);
        AreaCodeList.areaCode.put("东方市", 469007);
        AreaCodeList.areaCode.put("定安县", 469021);
        AreaCodeList.areaCode.put("屯昌县", 469022);
        AreaCodeList.areaCode.put("澄迈县", 469023);
        AreaCodeList.areaCode.put("临高县", 469024);
        AreaCodeList.areaCode.put("白沙黎族自治县", 469025);
        AreaCodeList.areaCode.put("昌江黎族自治县", 469026);
        AreaCodeList.areaCode.put("乐东黎族自治县", 469027);
    }
}
