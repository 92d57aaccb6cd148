export const wilayas = [
  {
    "id": 1,
    "code": "02",
    "name_ar": "الشلف",
    "name_fr": "الشلف"
  },
  {
    "id": 2,
    "code": "03",
    "name_ar": "الأغواط",
    "name_fr": "الأغواط"
  },
  {
    "id": 3,
    "code": "04",
    "name_ar": "أم البواقي",
    "name_fr": "أم البواقي"
  },
  {
    "id": 4,
    "code": "05",
    "name_ar": "باتنة",
    "name_fr": "باتنة"
  },
  {
    "id": 5,
    "code": "06",
    "name_ar": "بجاية",
    "name_fr": "بجاية"
  },
  {
    "id": 6,
    "code": "07",
    "name_ar": "بسكرة",
    "name_fr": "بسكرة"
  },
  {
    "id": 7,
    "code": "08",
    "name_ar": "بشار",
    "name_fr": "بشار"
  },
  {
    "id": 8,
    "code": "09",
    "name_ar": "البليدة",
    "name_fr": "البليدة"
  },
  {
    "id": 9,
    "code": "10",
    "name_ar": "البويرة",
    "name_fr": "البويرة"
  },
  {
    "id": 10,
    "code": "12",
    "name_ar": "تبسة",
    "name_fr": "تبسة"
  },
  {
    "id": 11,
    "code": "13",
    "name_ar": "تلمسان",
    "name_fr": "تلمسان"
  },
  {
    "id": 12,
    "code": "14",
    "name_ar": "تيارت",
    "name_fr": "تيارت"
  },
  {
    "id": 13,
    "code": "15",
    "name_ar": "تيزي وزو",
    "name_fr": "تيزي وزو"
  },
  {
    "id": 14,
    "code": "16",
    "name_ar": "الجزائر",
    "name_fr": "الجزائر"
  },
  {
    "id": 15,
    "code": "17",
    "name_ar": "الجلفة",
    "name_fr": "الجلفة"
  },
  {
    "id": 16,
    "code": "18",
    "name_ar": "جيجل",
    "name_fr": "جيجل"
  },
  {
    "id": 17,
    "code": "19",
    "name_ar": "سطيف",
    "name_fr": "سطيف"
  },
  {
    "id": 18,
    "code": "20",
    "name_ar": "السعيدة",
    "name_fr": "السعيدة"
  },
  {
    "id": 19,
    "code": "21",
    "name_ar": "سكيكدة",
    "name_fr": "سكيكدة"
  }
]
