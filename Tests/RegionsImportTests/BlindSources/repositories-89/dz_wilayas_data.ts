export const ALL_WILAYAS_DATA = [
  {
    "code": "01",
    "name": "Adrar",
    "nameAr": "أدرار"
  },
  {
    "code": "02",
    "name": "Chlef",
    "nameAr": " الشلف"
  },
  {
    "code": "03",
    "name": "Laghouat",
    "nameAr": "الأغواط"
  },
  {
    "code": "04",
    "name": "Oum El Bouaghi",
    "nameAr": "أم البواقي"
  },
  {
    "code": "05",
    "name": "Batna",
    "nameAr": "باتنة"
  },
  {
    "code": "06",
    "name": "Béjaïa",
    "nameAr": " بجاية"
  },
  {
    "code": "07",
    "name": "Biskra",
    "nameAr": "بسكرة"
  },
  {
    "code": "08",
    "name": "Béchar",
    "nameAr": "بشار"
  },
  {
    "code": "09",
    "name": "Blida",
    "nameAr": "البليدة"
  },
  {
    "code": "10",
    "name": "Bouira",
    "nameAr": "البويرة"
  },
  {
    "code": "11",
    "name": "Tamanrasset",
    "nameAr": "تمنراست"
  },
  {
    "code": "12",
    "name": "Tébessa",
    "nameAr": "تبسة"
  },
  {
    "code": "13",
    "name": "Tlemcen",
    "nameAr": "تلمسان"
  },
  {
    "code": "14",
    "name": "Tiaret",
    "nameAr": "تيارت"
  },
  {
    "code": "15",
    "name": "Tizi Ouzou",
    "nameAr": "تيزي وزو"
  },
  {
    "code": "16",
    "name": "Alger",
    "nameAr": "الجزائر"
  },
  {
    "code": "17",
    "name": "Djelfa",
    "nameAr": "الجلفة"
  },
  {
    "code": "18",
    "name": "Jijel",
    "nameAr": "جيجل"
  },
  {
    "code": "19",
    "name": "Sétif",
    "nameAr": "سطيف"
  },
  {
    "code": "20",
    "name": "Saïda",
    "nameAr": "سعيدة"
  },
  {
    "code": "21",
    "name": "Skikda",
    "nameAr": "سكيكدة"
  },
  {
    "code": "22",
    "name": "Sidi Bel Abbès",
    "nameAr": "سيدي بلعباس"
  }
];
