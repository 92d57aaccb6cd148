exports.area = [
	{
		provinceNo: "110000",
		provinceName: "北京",
		cityNo: "110100",
		cityName: "北京市",
		districtNo: "110101",
		districtName: "东城区",
		provinceId: "11",
		cityId: "110"
	},
	{
		provinceNo: "110000",
		provinceName: "北京",
		cityNo: "110100",
		cityName: "北京市",
		districtNo: "110102",
		districtName: "西城区",
		provinceId: "11",
		cityId: "110"
	},
	{
		provinceNo: "110000",
		provinceName: "北京",
		cityNo: "110100",
		cityName: "北京市",
		districtNo: "110105",
		districtName: "朝阳区",
		provinceId: "11",
		cityId: "110"
	},
	{
		provinceNo: "110000",
		provinceName: "北京",
		cityNo: "110100",
		cityName: "北京市",
		districtNo: "110106",
		districtName: "丰台区",
		provinceId: "11",
		cityId: "110"
	},
	{
		provinceNo: "110000",
		provinceName: "北京",
		cityNo: "110100",
		cityName: "北京市",
		districtNo: "110107",
		districtName: "石景山区",
		provinceId: "11",
		cityId: "110"
	},
	{
		provinceNo: "110000",
		provinceName: "北京",
		cityNo: "110100",
		cityName: "北京市",
		districtNo: "110108",
		districtName: "海淀区",
		provinceId: "11",
		cityId: "110"
	},
	{
		provinceNo: "110000",
		provinceName: "北京",
		cityNo: "110100",
		cityName: "北京市",
		districtNo: "110109",
		districtName: "门头沟区",
		provinceId: "11",
		cityId: "110"
	},
	{
		provinceNo: "110000",
		provinceName: "北京",
		cityNo: "110100",
		cityName: "北京市",
		districtNo: "110111",
		districtName: "房山区",
		provinceId: "11",
		cityId: "110"
	},
	{
		provinceNo: "110000",
		provinceName: "北京",
		cityNo: "110100",
		cityName: "北京市",
		districtNo: "110112",
		districtName: "通州区",
		provinceId: "11",
		cityId: "110"
	},
	{
		provinceNo: "120000",
		provinceName: "天津",
		cityNo: "120100",
		cityName: "天津市",
		districtNo: "120101",
		districtName: "和平区",
		provinceId: "13",
		cityId: "130"
	},
	{
		provinceNo: "120000",
		provinceName: "天津",
		cityNo: "120100",
		cityName: "天津市",
		districtNo: "120102",
		districtName: "河东区",
		provinceId: "13",
		cityId: "130"
	},
	{
		provinceNo: "120000",
		provinceName: "天津",
		cityNo: "120100",
		cityName: "天津市",
		districtNo: "120103",
		districtName: "河西区",
		provinceId: "13",
		cityId: "130"
	},
	{
		provinceNo: "120000",
		provinceName: "天津",
		cityNo: "120100",
		cityName: "天津市",
		districtNo: "120115",
		districtName: "宝坻区",
		provinceId: "13",
		cityId: "130"
	},
	{
		provinceNo: "120000",
		provinceName: "天津",
		cityNo: "120100",
		cityName: "天津市",
		districtNo: "120108",
		districtName: "汉沽区",
		provinceId: "13",
		cityId: "130"
	},
	{
		provinceNo: "120000",
		provinceName: "天津",
		cityNo: "120100",
		cityName: "天津市",
		districtNo: "120109",
		districtName: "大港区",
		provinceId: "13",
		cityId: "130"
	},
	{
		provinceNo: "120000",
		provinceName: "天津",
		cityNo: "120100",
		cityName: "天津市",
		districtNo: "120107",
		districtName: "塘沽区",
		provinceId: "13",
		cityId: "130"
	},
	{
		provinceNo: "120000",
		provinceName: "天津",
		cityNo: "120100",
		cityName: "天津市",
		districtNo: "120221",
		districtName: "宁河县",
		provinceId: "13",
		cityId: "130"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130100",
		cityName: "石家庄市",
		districtNo: "130102",
		districtName: "长安区",
		provinceId: "18",
		cityId: "188"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130100",
		cityName: "石家庄市",
		districtNo: "130104",
		districtName: "桥西区",
		provinceId: "18",
		cityId: "188"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130100",
		cityName: "石家庄市",
		districtNo: "130105",
		districtName: "新华区",
		provinceId: "18",
		cityId: "188"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130100",
		cityName: "石家庄市",
		districtNo: "130107",
		districtName: "井陉矿区",
		provinceId: "18",
		cityId: "188"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130100",
		cityName: "石家庄市",
		districtNo: "130131",
		districtName: "平山县",
		provinceId: "18",
		cityId: "188"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130100",
		cityName: "石家庄市",
		districtNo: "130109",
		districtName: "开发区",
		provinceId: "18",
		cityId: "188"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130100",
		cityName: "石家庄市",
		districtNo: "130132",
		districtName: "元氏县",
		provinceId: "18",
		cityId: "188"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130200",
		cityName: "唐山市",
		districtNo: "130202",
		districtName: "路南区",
		provinceId: "18",
		cityId: "181"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130200",
		cityName: "唐山市",
		districtNo: "130203",
		districtName: "路北区",
		provinceId: "18",
		cityId: "181"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130200",
		cityName: "唐山市",
		districtNo: "130223",
		districtName: "滦州市",
		provinceId: "18",
		cityId: "181"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130200",
		cityName: "唐山市",
		districtNo: "130230",
		districtName: "曹妃甸",
		provinceId: "18",
		cityId: "181"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130200",
		cityName: "唐山市",
		districtNo: "130284",
		districtName: "高新技术产业园区",
		provinceId: "18",
		cityId: "181"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130300",
		cityName: "秦皇岛市",
		districtNo: "130302",
		districtName: "海港区",
		provinceId: "18",
		cityId: "182"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130300",
		cityName: "秦皇岛市",
		districtNo: "130303",
		districtName: "山海关区",
		provinceId: "18",
		cityId: "182"
	},
	{
		provinceNo: "130000",
		provinceName: "河北",
		cityNo: "130300",
		cityName: "秦皇岛市",
		districtNo: "130321",
		districtName: "青龙满族自治县",
		provinceId: "18",
		cityId: "182"
	}
];
