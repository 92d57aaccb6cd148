AnHuiAY = {}
BeiJingAY = {}
FuJianAY = {}
GanSuAY = {}
GuangDongAY = {}
HaiNanAY = {}
HeBeiAY = {}
HeNanAY = {}
NeiMengGuAY = {}
TibetAY = {}



CAPCITY = {
["安徽"] = "合肥",
["北京"] = "北京",
["福建"] = "福州",
["甘肃"] = "杭州",
["广东"] = "广州",
["海南"] = "海口",
["河北"] = "石家庄",
["河南"] = "郑州",
["内蒙古"] = "呼和浩特",
["西藏"] = "拉萨",

}

PROVINCEARRAY = {
["安徽"] = AnHuiAY,
["北京"] = BeiJingAY,
["福建"] = FuJianAY,
["甘肃"] = GanSuAY,
["广东"] = GuangDongAY,
["海南"] = HaiNanAY,
["河北"] = HeBeiAY,
["河南"] = HeNanAY,
["内蒙古"] = NeiMengGuAY,
["西藏"] = TibetAY,
}
