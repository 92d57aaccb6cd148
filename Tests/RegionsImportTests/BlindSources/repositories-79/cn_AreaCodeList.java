public class AreaCodeList {
    static final Map<String, Integer> areaCode = new HashMap<>();

    static {
        areaCode.put("北京市", 110000);
        areaCode.put("江都市", 321088);
        areaCode.put("镇江市", 321100);
        areaCode.put("市辖区", 321101);
        areaCode.put("京口区", 321102);
        areaCode.put("润州区", 321111);
        areaCode.put("丹徒区", 321112);
        areaCode.put("丹阳市", 321181);
        areaCode.put("扬中市", 321182);
        areaCode.put("句容市", 321183);
        areaCode.put("泰州市", 321200);
        areaCode.put("市辖区", 321201);
        areaCode.put("海陵区", 321202);
        areaCode.put("高港区", 321203);
        areaCode.put("兴化市", 321281);
        areaCode.put("靖江市", 321282);
        areaCode.put("泰兴市", 321283);
        areaCode.put("姜堰市", 321284);
        areaCode.put("宿迁市", 321300);
        areaCode.put("市辖区", 321301);
        areaCode.put("万宁市", 469006);
        areaCode.put("东方市", 469007);
        areaCode.put("定安县", 469021);
        areaCode.put("屯昌县", 469022);
        areaCode.put("澄迈县", 469023);
        areaCode.put("临高县", 469024);
        areaCode.put("白沙黎族自治县", 469025);
        areaCode.put("昌江黎族自治县", 469026);
        areaCode.put("乐东黎族自治县", 469027);
        areaCode.put("陵水黎族自治县", 469028);
        areaCode.put("保亭黎族苗族自治县", 469029);
        areaCode.put("琼中黎族苗族自治县", 469030);
        areaCode.put("西沙群岛", 469031);
        areaCode.put("南沙群岛", 469032);
        areaCode.put("中沙群岛的岛礁及其海域", 469033);
        areaCode.put("重庆市", 500000);
        areaCode.put("市辖区", 500100);
    }
}
