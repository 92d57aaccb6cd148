const provinces = [
    {
        "id": 1,
        "name_th": "กรุงเทพมหานคร",
        "name_en": "Bangkok",
        "is_perimeter": false
      },
      {
        "id": 2,
        "name_th": "สมุทรปราการ",
        "name_en": "Samut Prakan",
        "is_perimeter": true
      },
      {
        "id": 3,
        "name_th": "นนทบุรี",
        "name_en": "Nonthaburi",
        "is_perimeter": true
      },
      {
        "id": 4,
        "name_th": "ปทุมธานี",
        "name_en": "Pathum Thani",
        "is_perimeter": true
      },
      {
        "id": 5,
        "name_th": "พระนครศรีอยุธยา",
        "name_en": "Phra Nakhon Si Ayutthaya",
        "is_perimeter": false
      },
      {
        "id": 6,
        "name_th": "อ่างทอง",
        "name_en": "Ang Thong",
        "is_perimeter": false
      },
      {
        "id": 7,
        "name_th": "ลพบุรี",
        "name_en": "Loburi",
        "is_perimeter": false
      },
      {
        "id": 8,
        "name_th": "สิงห์บุรี",
        "name_en": "Sing Buri",
        "is_perimeter": false
      },
      {
        "id": 9,
        "name_th": "ชัยนาท",
        "name_en": "Chai Nat",
        "is_perimeter": false
      },
      {
        "id": 10,
        "name_th": "สระบุรี",
        "name_en": "Saraburi",
        "is_perimeter": false
      }
];

module.exports = provinces;