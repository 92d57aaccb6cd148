public class ProvinceConstant {
	
	public static final Map<String, String> provinceMap = new ConcurrentHashMap<String, String>();
	static{
		provinceMap.put("100", "北京");
		provinceMap.put("200", "广东");
		provinceMap.put("210", "上海");
		provinceMap.put("220", "天津");
		provinceMap.put("230", "重庆");
		provinceMap.put("240", "辽宁");
		provinceMap.put("250", "江苏");
		provinceMap.put("270", "湖北");
		provinceMap.put("280", "四川");
		provinceMap.put("290", "陕西");
		provinceMap.put("311", "河北");
		provinceMap.put("351", "山西");
		provinceMap.put("371", "河南");
		provinceMap.put("431", "吉林");
		provinceMap.put("451", "黑龙江");
		provinceMap.put("471", "内蒙古");
		provinceMap.put("531", "山东");
		provinceMap.put("551", "安徽");
		provinceMap.put("571", "浙江");
		provinceMap.put("591", "福建");
		provinceMap.put("731", "湖南");
		provinceMap.put("771", "广西");
		provinceMap.put("791", "江西");
		provinceMap.put("851", "贵州");
		provinceMap.put("871", "云南");
		provinceMap.put("891", "西藏");
		provinceMap.put("898", "海南");
		provinceMap.put("931", "甘肃");
		provinceMap.put("951", "宁夏");
		provinceMap.put("971", "青海");
		provinceMap.put("991", "新疆");
	}
	
}
