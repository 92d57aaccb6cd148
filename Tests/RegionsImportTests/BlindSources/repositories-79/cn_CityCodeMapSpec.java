public class CityCodeMapSpec {
	
	public final static Map<String, String> PROVINCE_CODE_MAP = new HashMap<String, String>(){{
		put("330000","浙江省");
		put("120000","天津市");
		put("130000","河北省");
		put("140000","山西省");
		put("150000","内蒙古");
		put("210000","辽宁省");
		put("220000","吉林省");
		put("230000","黑龙江");
		put("310000","上海市");
		put("320000","江苏省");
		put("110000","北京市");
		put("340000","安徽省");
		put("350000","福建省");
		put("360000","江西省");
		put("370000","山东省");
		put("410000","河南省");
		put("420000","湖北省");
		put("430000","湖南省");
		put("440000","广东省");
		put("450000","广西");
		put("460000","海南省");
		put("500000","重庆市");
		put("510000","四川省");
		put("520000","贵州省");
		put("530000","云南省");
		put("540000","西藏");
		put("610000","陕西省");
		put("620000","甘肃省");
		put("630000","青海省");
		put("640000","宁夏");
		put("650000","新疆");

	}};
	
	
	public final static Map<String, String> CITY_CODE_MAP = new HashMap<String, String>(){{
		

	}};
	
}
