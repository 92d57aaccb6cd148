module.exports = provinces = [
	{
		"id": 11,
		"provinceNameEn": "Samut Prakan",
		"provinceNameTh": "สมุทรปราการ"
	},
	{
		"id": 12,
		"provinceNameEn": "Nonthaburi",
		"provinceNameTh": "นนทบุรี"
	},
	{
		"id": 13,
		"provinceNameEn": "Pathum Thani",
		"provinceNameTh": "ปทุมธานี"
	},
	{
		"id": 15,
		"provinceNameEn": "Ang Thong",
		"provinceNameTh": "อ่างทอง"
	},
	{
		"id": 17,
		"provinceNameEn": "Sing Buri",
		"provinceNameTh": "สิงห์บุรี"
	},
	{
		"id": 23,
		"provinceNameEn": "Trat",
		"provinceNameTh": "ตราด"
	}
]
