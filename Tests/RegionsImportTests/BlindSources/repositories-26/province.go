package constant

var (
	ProvinceCode = make(map[string]string)
)

func init() {
	ProvinceCode["11"] = "北京"
	ProvinceCode["12"] = "天津"
	ProvinceCode["13"] = "河北"
	ProvinceCode["14"] = "山西"
	ProvinceCode["15"] = "内蒙古"
	ProvinceCode["21"] = "辽宁"
	ProvinceCode["22"] = "吉林"
	ProvinceCode["23"] = "黑龙江"
	ProvinceCode["31"] = "上海"
	ProvinceCode["32"] = "江苏"
	ProvinceCode["33"] = "浙江"
	ProvinceCode["34"] = "安徽"
	ProvinceCode["35"] = "福建"
	ProvinceCode["36"] = "江西"
	ProvinceCode["37"] = "山东"
	ProvinceCode["41"] = "河南"
	ProvinceCode["42"] = "湖北"
	ProvinceCode["43"] = "湖南"
	ProvinceCode["44"] = "广东"
	ProvinceCode["45"] = "广西"
	ProvinceCode["46"] = "海南"
	ProvinceCode["50"] = "重庆"
	ProvinceCode["51"] = "四川"
	ProvinceCode["52"] = "贵州"
	ProvinceCode["53"] = "云南"
	ProvinceCode["54"] = "西藏"
	ProvinceCode["61"] = "陕西"
	ProvinceCode["62"] = "甘肃"
	ProvinceCode["63"] = "青海"
	ProvinceCode["64"] = "宁夏"
	ProvinceCode["65"] = "新疆"
	ProvinceCode["71"] = "台湾"
	ProvinceCode["81"] = "香港"
	ProvinceCode["82"] = "澳门"
	ProvinceCode["83"] = "台湾"
	ProvinceCode["91"] = "国外"
}
