module.exports = districts = [
	{
		"provinceId": 11,
		"id": 1101,
		"districtNameEn": "Mueang Samut Prakan",
		"districtNameTh": "เมืองสมุทรปราการ",
		"postalCode": 10270
	},
	{
		"provinceId": 11,
		"id": 1102,
		"districtNameEn": "Bang Bo",
		"districtNameTh": "บางบ่อ",
		"postalCode": 10560
	},
	{
		"provinceId": 11,
		"id": 1103,
		"districtNameEn": "Bang Phli",
		"districtNameTh": "บางพลี",
		"postalCode": 10540
	},
	{
		"provinceId": 11,
		"id": 1104,
		"districtNameEn": "Phra Pradaeng",
		"districtNameTh": "พระประแดง",
		"postalCode": 10130
	},
	{
		"provinceId": 11,
		"id": 1105,
		"districtNameEn": "Phra Samut Chedi",
		"districtNameTh": "พระสมุทรเจดีย์",
		"postalCode": 10290
	},
	{
		"provinceId": 11,
		"id": 1106,
		"districtNameEn": "Bang Sao Thong",
		"districtNameTh": "บางเสาธง",
		"postalCode": 10540
	},
	{
		"provinceId": 12,
		"id": 1201,
		"districtNameEn": "Mueang Nonthaburi",
		"districtNameTh": "เมืองนนทบุรี",
		"postalCode": 11000
	},
	{
		"provinceId": 12,
		"id": 1202,
		"districtNameEn": "Bang Kruai",
		"districtNameTh": "บางกรวย",
		"postalCode": 11130
	},
	{
		"provinceId": 12,
		"id": 1203,
		"districtNameEn": "Bang Yai",
		"districtNameTh": "บางใหญ่",
		"postalCode": 11140
	},
	{
		"provinceId": 12,
		"id": 1204,
		"districtNameEn": "Bang Bua Thong",
		"districtNameTh": "บางบัวทอง",
		"postalCode": 11110
	},
	{
		"provinceId": 12,
		"id": 1205,
		"districtNameEn": "Sai Noi",
		"districtNameTh": "ไทรน้อย",
		"postalCode": 11150
	},
	{
		"provinceId": 12,
		"id": 1206,
		"districtNameEn": "Pak Kret",
		"districtNameTh": "ปากเกร็ด",
		"postalCode": 11120
	},
	{
		"provinceId": 13,
		"id": 1301,
		"districtNameEn": "Mueang Pathum Thani",
		"districtNameTh": "เมืองปทุมธานี",
		"postalCode": 12000
	},
	{
		"provinceId": 13,
		"id": 1302,
		"districtNameEn": "Khlong Luang",
		"districtNameTh": "คลองหลวง",
		"postalCode": 12120
	},
	{
		"provinceId": 13,
		"id": 1303,
		"districtNameEn": "Thanyaburi",
		"districtNameTh": "ธัญบุรี",
		"postalCode": 12110
	},
	{
		"provinceId": 13,
		"id": 1304,
		"districtNameEn": "Nong Suea",
		"districtNameTh": "หนองเสือ",
		"postalCode": 12170
	},
	{
		"provinceId": 13,
		"id": 1305,
		"districtNameEn": "Lat Lum Kaeo",
		"districtNameTh": "ลาดหลุมแก้ว",
		"postalCode": 12140
	},
	{
		"provinceId": 13,
		"id": 1306,
		"districtNameEn": "Lam Luk Ka",
		"districtNameTh": "ลำลูกกา",
		"postalCode": 12150
	},
	{
		"provinceId": 13,
		"id": 1307,
		"districtNameEn": "Sam Khok",
		"districtNameTh": "สามโคก",
		"postalCode": 12160
	},
	{
		"provinceId": 15,
		"id": 1501,
		"districtNameEn": "Mueang Ang Thong",
		"districtNameTh": "เมืองอ่างทอง",
		"postalCode": 14000
	},
	{
		"provinceId": 15,
		"id": 1502,
		"districtNameEn": "Chaiyo",
		"districtNameTh": "ไชโย",
		"postalCode": 14140
	},
	{
		"provinceId": 15,
		"id": 1503,
		"districtNameEn": "Pa Mok",
		"districtNameTh": "ป่าโมก",
		"postalCode": 14130
	},
	{
		"provinceId": 15,
		"id": 1504,
		"districtNameEn": "Pho Thong",
		"districtNameTh": "โพธิ์ทอง",
		"postalCode": 14120
	},
	{
		"provinceId": 15,
		"id": 1505,
		"districtNameEn": "Sawaeng Ha",
		"districtNameTh": "แสวงหา",
		"postalCode": 14150
	},
	{
		"provinceId": 15,
		"id": 1506,
		"districtNameEn": "Wiset Chai Chan",
		"districtNameTh": "วิเศษชัยชาญ",
		"postalCode": 14110
	},
	{
		"provinceId": 15,
		"id": 1507,
		"districtNameEn": "Samko",
		"districtNameTh": "สามโก้",
		"postalCode": 14160
	},
	{
		"provinceId": 17,
		"id": 1701,
		"districtNameEn": "Mueang Sing Buri",
		"districtNameTh": "เมืองสิงห์บุรี",
		"postalCode": 16000
	},
	{
		"provinceId": 17,
		"id": 1702,
		"districtNameEn": "Bang Rachan",
		"districtNameTh": "บางระจัน",
		"postalCode": 16130
	},
	{
		"provinceId": 17,
		"id": 1703,
		"districtNameEn": "Khai Bang Rachan",
		"districtNameTh": "ค่ายบางระจัน",
		"postalCode": 16150
	},
	{
		"provinceId": 17,
		"id": 1704,
		"districtNameEn": "Phrom Buri",
		"districtNameTh": "พรหมบุรี",
		"postalCode": 16120
	},
	{
		"provinceId": 17,
		"id": 1705,
		"districtNameEn": "Tha Chang",
		"districtNameTh": "ท่าช้าง",
		"postalCode": 16140
	},
	{
		"provinceId": 17,
		"id": 1706,
		"districtNameEn": "In Buri",
		"districtNameTh": "อินทร์บุรี",
		"postalCode": 16110
	},
	{
		"provinceId": 23,
		"id": 2301,
		"districtNameEn": "Mueang Trat",
		"districtNameTh": "เมืองตราด",
		"postalCode": 23000
	},
	{
		"provinceId": 23,
		"id": 2302,
		"districtNameEn": "Khlong Yai",
		"districtNameTh": "คลองใหญ่",
		"postalCode": 23110
	},
	{
		"provinceId": 23,
		"id": 2303,
		"districtNameEn": "Khao Saming",
		"districtNameTh": "เขาสมิง",
		"postalCode": 23130
	},
	{
		"provinceId": 23,
		"id": 2304,
		"districtNameEn": "Bo Rai",
		"districtNameTh": "บ่อไร่",
		"postalCode": 23140
	},
	{
		"provinceId": 23,
		"id": 2305,
		"districtNameEn": "Laem Ngop",
		"districtNameTh": "แหลมงอบ",
		"postalCode": 23120
	},
	{
		"provinceId": 23,
		"id": 2306,
		"districtNameEn": "Ko Kut",
		"districtNameTh": "เกาะกูด",
		"postalCode": 23000
	},
	{
		"provinceId": 23,
		"id": 2307,
		"districtNameEn": "Ko Chang",
		"districtNameTh": "เกาะช้าง",
		"postalCode": 23170
	}
]
