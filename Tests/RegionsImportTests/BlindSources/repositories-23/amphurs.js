const amphurs = [
    {
    "id": 1,
    "name_th": "เขตพระนคร",
    "name_en": "Khet Phra Nakhon",
    "province_id": 1
},
    {
    "id": 2,
    "name_th": "เขตดุสิต",
    "name_en": "Khet Dusit",
    "province_id": 1
},
    {
    "id": 3,
    "name_th": "เขตหนองจอก",
    "name_en": "Khet Nong Chok",
    "province_id": 1
},
    {
    "id": 4,
    "name_th": "เขตบางรัก",
    "name_en": "Khet Bang Rak",
    "province_id": 1
},
    {
    "id": 5,
    "name_th": "เขตบางเขน",
    "name_en": "Khet Bang Khen",
    "province_id": 1
},
    {
    "id": 6,
    "name_th": "เขตบางกะปิ",
    "name_en": "Khet Bang Kapi",
    "province_id": 1
},
    {
    "id": 7,
    "name_th": "เขตปทุมวัน",
    "name_en": "Khet Pathum Wan",
    "province_id": 1
},
    {
    "id": 8,
    "name_th": "เขตป้อมปราบศัตรูพ่าย",
    "name_en": "Khet Pom Prap Sattru Phai",
    "province_id": 1
},
    {
    "id": 9,
    "name_th": "เขตพระโขนง",
    "name_en": "Khet Phra Khanong",
    "province_id": 1
},
    {
    "id": 10,
    "name_th": "เขตมีนบุรี",
    "name_en": "Khet Min Buri",
    "province_id": 1
},
    {
    "id": 11,
    "name_th": "เขตลาดกระบัง",
    "name_en": "Khet Lat Krabang",
    "province_id": 1
},
    {
    "id": 12,
    "name_th": "เขตยานนาวา",
    "name_en": "Khet Yan Nawa",
    "province_id": 1
},
    {
    "id": 13,
    "name_th": "เขตสัมพันธวงศ์",
    "name_en": "Khet Samphanthawong",
    "province_id": 1
},
    {
    "id": 14,
    "name_th": "เขตพญาไท",
    "name_en": "Khet Phaya Thai",
    "province_id": 1
},
    {
    "id": 15,
    "name_th": "เขตธนบุรี",
    "name_en": "Khet Thon Buri",
    "province_id": 1
},
    {
    "id": 16,
    "name_th": "เขตบางกอกใหญ่",
    "name_en": "Khet Bangkok Yai",
    "province_id": 1
},
    {
    "id": 17,
    "name_th": "เขตห้วยขวาง",
    "name_en": "Khet Huai Khwang",
    "province_id": 1
},
    {
    "id": 18,
    "name_th": "เขตคลองสาน",
    "name_en": "Khet Khlong San",
    "province_id": 1
},
    {
    "id": 19,
    "name_th": "เขตตลิ่งชัน",
    "name_en": "Khet Taling Chan",
    "province_id": 1
},
    {
    "id": 20,
    "name_th": "เขตบางกอกน้อย",
    "name_en": "Khet Bangkok Noi",
    "province_id": 1
},
    {
    "id": 21,
    "name_th": "เขตบางขุนเทียน",
    "name_en": "Khet Bang Khun Thian",
    "province_id": 1
},
    {
    "id": 22,
    "name_th": "เขตภาษีเจริญ",
    "name_en": "Khet Phasi Charoen",
    "province_id": 1
},
    {
    "id": 23,
    "name_th": "เขตหนองแขม",
    "name_en": "Khet Nong Khaem",
    "province_id": 1
},
    {
    "id": 24,
    "name_th": "เขตราษฎร์บูรณะ",
    "name_en": "Khet Rat Burana",
    "province_id": 1
},
    {
    "id": 25,
    "name_th": "เขตบางพลัด",
    "name_en": "Khet Bang Phlat",
    "province_id": 1
},
    {
    "id": 26,
    "name_th": "เขตดินแดง",
    "name_en": "Khet Din Daeng",
    "province_id": 1
},
    {
    "id": 27,
    "name_th": "เขตบึงกุ่ม",
    "name_en": "Khet Bueng Kum",
    "province_id": 1
},
    {
    "id": 28,
    "name_th": "เขตสาทร",
    "name_en": "Khet Sathon",
    "province_id": 1
},
    {
    "id": 29,
    "name_th": "เขตบางซื่อ",
    "name_en": "Khet Bang Sue",
    "province_id": 1
},
    {
    "id": 30,
    "name_th": "เขตจตุจักร",
    "name_en": "Khet Chatuchak",
    "province_id": 1
},
    {
    "id": 31,
    "name_th": "เขตบางคอแหลม",
    "name_en": "Khet Bang Kho Laem",
    "province_id": 1
},
    {
    "id": 32,
    "name_th": "เขตประเวศ",
    "name_en": "Khet Prawet",
    "province_id": 1
},
    {
    "id": 33,
    "name_th": "เขตคลองเตย",
    "name_en": "Khet Khlong Toei",
    "province_id": 1
},
    {
    "id": 34,
    "name_th": "เขตสวนหลวง",
    "name_en": "Khet Suan Luang",
    "province_id": 1
},
    {
    "id": 35,
    "name_th": "เขตจอมทอง",
    "name_en": "Khet Chom Thong",
    "province_id": 1
},
    {
    "id": 36,
    "name_th": "เขตดอนเมือง",
    "name_en": "Khet Don Mueang",
    "province_id": 1
},
    {
    "id": 37,
    "name_th": "เขตราชเทวี",
    "name_en": "Khet Ratchathewi",
    "province_id": 1
},
    {
    "id": 38,
    "name_th": "เขตลาดพร้าว",
    "name_en": "Khet Lat Phrao",
    "province_id": 1
},
    {
    "id": 39,
    "name_th": "เขตวัฒนา",
    "name_en": "Khet Watthana",
    "province_id": 1
},
    {
    "id": 40,
    "name_th": "เขตบางแค",
    "name_en": "Khet Bang Khae",
    "province_id": 1
},
    {
    "id": 41,
    "name_th": "เขตหลักสี่",
    "name_en": "Khet Lak Si",
    "province_id": 1
},
    {
    "id": 42,
    "name_th": "เขตสายไหม",
    "name_en": "Khet Sai Mai",
    "province_id": 1
},
    {
    "id": 43,
    "name_th": "เขตคันนายาว",
    "name_en": "Khet Khan Na Yao",
    "province_id": 1
},
    {
    "id": 44,
    "name_th": "เขตสะพานสูง",
    "name_en": "Khet Saphan Sung",
    "province_id": 1
},
    {
    "id": 45,
    "name_th": "เขตวังทองหลาง",
    "name_en": "Khet Wang Thonglang",
    "province_id": 1
},
    {
    "id": 46,
    "name_th": "เขตคลองสามวา",
    "name_en": "Khet Khlong Sam Wa",
    "province_id": 1
},
    {
    "id": 47,
    "name_th": "เขตบางนา",
    "name_en": "Khet Bang Na",
    "province_id": 1
},
    {
    "id": 48,
    "name_th": "เขตทวีวัฒนา",
    "name_en": "Khet Thawi Watthana",
    "province_id": 1
},
    {
    "id": 49,
    "name_th": "เขตทุ่งครุ",
    "name_en": "Khet Thung Khru",
    "province_id": 1
},
    {
    "id": 50,
    "name_th": "เขตบางบอน",
    "name_en": "Khet Bang Bon",
    "province_id": 1
},
    {
    "id": 51,
    "name_th": "เมืองสมุทรปราการ",
    "name_en": "Mueang Samut Prakan",
    "province_id": 2
},
    {
    "id": 52,
    "name_th": "บางบ่อ",
    "name_en": "Bang Bo",
    "province_id": 2
},
    {
    "id": 53,
    "name_th": "บางพลี",
    "name_en": "Bang Phli",
    "province_id": 2
},
    {
    "id": 54,
    "name_th": "พระประแดง",
    "name_en": "Phra Pradaeng",
    "province_id": 2
},
    {
    "id": 55,
    "name_th": "พระสมุทรเจดีย์",
    "name_en": "Phra Samut Chedi",
    "province_id": 2
},
    {
    "id": 56,
    "name_th": "บางเสาธง",
    "name_en": "Bang Sao Thong",
    "province_id": 2
},
    {
    "id": 57,
    "name_th": "เมืองนนทบุรี",
    "name_en": "Mueang Nonthaburi",
    "province_id": 3
},
    {
    "id": 58,
    "name_th": "บางกรวย",
    "name_en": "Bang Kruai",
    "province_id": 3
},
    {
    "id": 59,
    "name_th": "บางใหญ่",
    "name_en": "Bang Yai",
    "province_id": 3
},
    {
    "id": 60,
    "name_th": "บางบัวทอง",
    "name_en": "Bang Bua Thong",
    "province_id": 3
},
    {
    "id": 61,
    "name_th": "ไทรน้อย",
    "name_en": "Sai Noi",
    "province_id": 3
},
    {
    "id": 62,
    "name_th": "ปากเกร็ด",
    "name_en": "Pak Kret",
    "province_id": 3
},
    {
    "id": 63,
    "name_th": "เมืองปทุมธานี",
    "name_en": "Mueang Pathum Thani",
    "province_id": 4
},
    {
    "id": 64,
    "name_th": "คลองหลวง",
    "name_en": "Khlong Luang",
    "province_id": 4
},
    {
    "id": 65,
    "name_th": "ธัญบุรี",
    "name_en": "Thanyaburi",
    "province_id": 4
},
    {
    "id": 66,
    "name_th": "หนองเสือ",
    "name_en": "Nong Suea",
    "province_id": 4
},
    {
    "id": 67,
    "name_th": "ลาดหลุมแก้ว",
    "name_en": "Lat Lum Kaeo",
    "province_id": 4
},
    {
    "id": 68,
    "name_th": "ลำลูกกา",
    "name_en": "Lam Luk Ka",
    "province_id": 4
},
    {
    "id": 69,
    "name_th": "สามโคก",
    "name_en": "Sam Khok",
    "province_id": 4
}
];

module.exports = amphurs;