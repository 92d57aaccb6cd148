public class ProvinceUtils {

    public  static Map<String,String> provinceMap;

    static  {
        provinceMap=new HashMap<>();
        provinceMap.put("北京","");
        provinceMap.put("天津","");
        provinceMap.put("河北","");
        provinceMap.put("山西","");
        provinceMap.put("内蒙古","");
        provinceMap.put("辽宁","");
        provinceMap.put("吉林","");
        provinceMap.put("黑龙江","");
        provinceMap.put("上海","");
        provinceMap.put("江苏","");
        provinceMap.put("浙江","");
        provinceMap.put("安徽","");
        provinceMap.put("福建","");
        provinceMap.put("江西","");
        provinceMap.put("山东","");
        provinceMap.put("河南","");
        provinceMap.put("湖北","");
        provinceMap.put("湖南","");
        provinceMap.put("广东","");
        provinceMap.put("广西","");
        provinceMap.put("海南","");
        provinceMap.put("重庆","");
        provinceMap.put("四川","");
        provinceMap.put("贵州","");
        provinceMap.put("云南","");
        provinceMap.put("西藏","");
        provinceMap.put("陕西","");
        provinceMap.put("甘肃","");
        provinceMap.put("青海","");
        provinceMap.put("宁夏","");
        provinceMap.put("新疆","");
    }
}
