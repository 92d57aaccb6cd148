package helpers

var CityName = map[string]string{
	"cd": "成都",
	"bj": "北京",
	"sh": "上海",
}

var CityArea = map[string][]string{
	"cd": {"shuangliu"},
	"bj": {"haidian", "chaoyang", "changping"},
	"sh": {"pudong", "baoshan", "xuhui"},
}
