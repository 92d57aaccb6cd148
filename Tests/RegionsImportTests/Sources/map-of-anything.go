package regions

// by pinyin
var Provinces = map[string]interface{}{
	"Beijing": "北京",
	"Hebei":   "河北省",
	"Shanxi":  "山西省",
	"Jilin":   "吉林省",
}
