List cites = [
  {
    "display": "Irbid",
    "value": "Irbid",
  },
  {
    "display": "Zarqa",
    "value": "Zarqa",
  },
  {
    "display": "As-Salt",
    "value": "As-Salt",
  },
  {
    "display": "Aqaba",
    "value": "Aqaba",
  },
  {
    "display": "Kerak",
    "value": "Kerak",
  },
  {
    "display": "Al-Mafraq",
    "value": "Al-Mafraq",
  },
  {
    "display": "Jerash",
    "value": "Jerash",
  },
  {
    "display": "Ajloun",
    "value": "Ajloun",
  },
  {
    "display": "Amman",
    "value": "Amman",
  },
  {
    "display": "Madaba",
    "value": "Madaba",
  },
  {
    "display": "Ma'an",
    "value": "Ma'an",
  },
];

List regions = [
  {
    "id": 1,
    "city": "Irbid",
    "location": "لواء الاغوار الشمالية",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 2,
    "city": "Irbid",
    "location": "لواء المزار الشمالي",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 3,
    "city": "Irbid",
    "location": "لواء الطيبة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 4,
    "city": "Irbid",
    "location": "لواء الوسطية",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 5,
    "city": "Irbid",
    "location": "لواء قصبة اربد، لواء بني عبيد",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 6,
    "city": "Irbid",
    "location": "لواء الرمثا",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 7,
    "city": "Irbid",
    "location": "لواء الكورة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 8,
    "city": "Irbid",
    "location": "لواء بني كنانة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 9,
    "city": "Irbid",
    "location": "لواء الطيبه",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 10,
    "city": "Zarqa",
    "location": "الهاشمية",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 11,
    "city": "Zarqa",
    "location": "الازرق الجنوبي",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 12,
    "city": "Zarqa",
    "location": "الرصيفة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 17,
    "city": "Zarqa",
    "location": "جبل الأمير فيصل ",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 24,
    "city": "Zarqa",
    "location": "الزرقاء الجديدة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 25,
    "city": "Zarqa",
    "location": "الحلابات",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 26,
    "city": "Zarqa",
    "location": "السخنة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 36,
    "city": "As-Salt",
    "location": "الفيحص",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 37,
    "city": "As-Salt",
    "location": "الاغوار الشمالية ",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 38,
    "city": "As-Salt",
    "location": "البحيرة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 41,
    "city": "As-Salt",
    "location": " البقيع",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 51,
    "city": "As-Salt",
    "location": "صافوط",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 52,
    "city": "As-Salt",
    "location": "ماحص",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 80,
    "city": "Aqaba",
    "location": "الرابعة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 81,
    "city": "Aqaba",
    "location": "الثالثة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 83,
    "city": "Aqaba",
    "location": "الديسة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 87,
    "city": "Aqaba",
    "location": "القويرة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 101,
    "city": "Kerak",
    "location": "الحسينية",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 102,
    "city": "Kerak",
    "location": "غور الصافي",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 104,
    "city": "Kerak",
    "location": "القطرانة",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 108,
    "city": "Kerak",
    "location": "فقوع",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 124,
    "city": "Al-Mafraq",
    "location": "البادية الشمالية",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 125,
    "city": "Al-Mafraq",
    "location": "البشريه",
    "created_at": null,
    "updated_at": null
  },
  {
    "id": 127,
    "city": "Al-Mafraq",
    "location": "الزعتري",
    "created_at": null,
    "updated_at": null
  }
];
