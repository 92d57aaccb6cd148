public class DistrictData {

		district = new District(110101, "东城区", "", new City(110100));
		districtList.add(district);

		district = new District(110102, "西城区", "", new City(110100));
		districtList.add(district);

		district = new District(110103, "崇文区", "", new City(110100));
		districtList.add(district);

		district = new District(110104, "宣武区", "", new City(110100));
		districtList.add(district);

		district = new District(110105, "朝阳区", "", new City(110100));
		districtList.add(district);

		district = new District(110106, "丰台区", "", new City(110100));
		districtList.add(district);

		district = new District(110107, "石景山区", "", new City(110100));
		districtList.add(district);

		district = new District(110108, "海淀区", "", new City(110100));
		districtList.add(district);

		district = new District(110109, "门头沟区", "", new City(110100));
		districtList.add(district);

		district = new District(110111, "房山区", "", new City(110100));
		districtList.add(district);

		district = new District(110112, "通州区", "", new City(110100));
		districtList.add(district);

		district = new District(110113, "顺义区", "", new City(110100));
		districtList.add(district);

		district = new District(110114, "昌平区", "", new City(110100));
		districtList.add(district);

		district = new District(110115, "大兴区", "", new City(110100));
		districtList.add(district);

		district = new District(110116, "怀柔区", "", new City(110100));
		districtList.add(district);

		district = new District(110117, "平谷区", "", new City(110100));
		districtList.add(district);

		district = new District(110228, "密云县", "", new City(110100));
		districtList.add(district);
}
