
exports.seed = function (knex) {
  return knex('amphures').del()
    .then(function () {
      return knex('amphures').insert(
        [
          {
            "id": 46,
            "code": "1046",
            "name_th": "เขตคลองสามวา",
            "name_en": "Khet Khlong Sam Wa",
            "province_id": 1
          },
          {
            "id": 47,
            "code": "1047",
            "name_th": "เขตบางนา",
            "name_en": "Khet Bang Na",
            "province_id": 1
          },
          {
            "id": 48,
            "code": "1048",
            "name_th": "เขตทวีวัฒนา",
            "name_en": "Khet Thawi Watthana",
            "province_id": 1
          },
          {
            "id": 49,
            "code": "1049",
            "name_th": "เขตทุ่งครุ",
            "name_en": "Khet Thung Khru",
            "province_id": 1
          },
          {
            "id": 50,
            "code": "1050",
            "name_th": "เขตบางบอน",
            "name_en": "Khet Bang Bon",
            "province_id": 1
          },
          {
            "id": 51,
            "code": "1081",
            "name_th": "*บ้านทะวาย",
            "name_en": "*Bantawai",
            "province_id": 1
          },
          {
            "id": 52,
            "code": "1101",
            "name_th": "เมืองสมุทรปราการ",
            "name_en": "Mueang Samut Prakan",
            "province_id": 2
          },
          {
            "id": 53,
            "code": "1102",
            "name_th": "บางบ่อ",
            "name_en": "Bang Bo",
            "province_id": 2
          },
          {
            "id": 54,
            "code": "1103",
            "name_th": "บางพลี",
            "name_en": "Bang Phli",
            "province_id": 2
          },
          {
            "id": 55,
            "code": "1104",
            "name_th": "พระประแดง",
            "name_en": "Phra Pradaeng",
            "province_id": 2
          },
          {
            "id": 56,
            "code": "1105",
            "name_th": "พระสมุทรเจดีย์",
            "name_en": "Phra Samut Chedi",
            "province_id": 2
          },
          {
            "id": 57,
            "code": "1106",
            "name_th": "บางเสาธง",
            "name_en": "Bang Sao Thong",
            "province_id": 2
          },
          {
            "id": 58,
            "code": "1201",
            "name_th": "เมืองนนทบุรี",
            "name_en": "Mueang Nonthaburi",
            "province_id": 3
          },
          {
            "id": 59,
            "code": "1202",
            "name_th": "บางกรวย",
            "name_en": "Bang Kruai",
            "province_id": 3
          },
          {
            "id": 60,
            "code": "1203",
            "name_th": "บางใหญ่",
            "name_en": "Bang Yai",
            "province_id": 3
          },
          {
            "id": 61,
            "code": "1204",
            "name_th": "บางบัวทอง",
            "name_en": "Bang Bua Thong",
            "province_id": 3
          },
          {
            "id": 62,
            "code": "1205",
            "name_th": "ไทรน้อย",
            "name_en": "Sai Noi",
            "province_id": 3
          },
          {
            "id": 63,
            "code": "1206",
            "name_th": "ปากเกร็ด",
            "name_en": "Pak Kret",
            "province_id": 3
          },
          {
            "id": 64,
            "code": "1251",
            "name_th": "เทศบาลนครนนทบุรี (สาขาแขวงท่าทราย)*",
            "name_en": "Tetsaban Nonthaburi",
            "province_id": 3
          },
          {
            "id": 65,
            "code": "1297",
            "name_th": "เทศบาลเมืองปากเกร็ด*",
            "name_en": "Tetsaban Pak Kret",
            "province_id": 3
          },
          {
            "id": 66,
            "code": "1301",
            "name_th": "เมืองปทุมธานี",
            "name_en": "Mueang Pathum Thani",
            "province_id": 4
          },
          {
            "id": 67,
            "code": "1302",
            "name_th": "คลองหลวง",
            "name_en": "Khlong Luang",
            "province_id": 4
          },
          {
            "id": 68,
            "code": "1303",
            "name_th": "ธัญบุรี",
            "name_en": "Thanyaburi",
            "province_id": 4
          },
          {
            "id": 69,
            "code": "1304",
            "name_th": "หนองเสือ",
            "name_en": "Nong Suea",
            "province_id": 4
          },
          {
            "id": 70,
            "code": "1305",
            "name_th": "ลาดหลุมแก้ว",
            "name_en": "Lat Lum Kaeo",
            "province_id": 4
          },
          {
            "id": 71,
            "code": "1306",
            "name_th": "ลำลูกกา",
            "name_en": "Lam Luk Ka",
            "province_id": 4
          },
          {
            "id": 72,
            "code": "1307",
            "name_th": "สามโคก",
            "name_en": "Sam Khok",
            "province_id": 4
          },
          {
            "id": 73,
            "code": "1351",
            "name_th": "ลำลูกกา (สาขาตำบลคูคต)*",
            "name_en": "Khlong Luang(Kukod)",
            "province_id": 4
          }
        ]

      );
    });
};
