export default {
  "Alexandria": [
    {
      "district": "Al Amaria",
      "governorate_marker": 2,
      "district_marker": 213,
      "governorate_ar": "اسكندرية",
      "district_ar": "العامرية"
    },
    {
      "district": "Al Atarin",
      "governorate_marker": 2,
      "district_marker": 206,
      "governorate_ar": "اسكندرية",
      "district_ar": "العطارين"
    },
    {
      "district": "Al Dkhela",
      "governorate_marker": 2,
      "district_marker": 212,
      "governorate_ar": "اسكندرية",
      "district_ar": "الداخلة"
    },
    {
      "district": "Al Gomrok",
      "governorate_marker": 2,
      "district_marker": 210,
      "governorate_ar": "اسكندرية",
      "district_ar": "الجمرك"
    },
    {
      "district": "Al Lban",
      "governorate_marker": 2,
      "district_marker": 209,
      "governorate_ar": "اسكندرية",
      "district_ar": "اللبان"
    },
    {
      "district": "Al Manshia",
      "governorate_marker": 2,
      "district_marker": 207,
      "governorate_ar": "اسكندرية",
      "district_ar": "المنشية"
    },
    {
      "district": "Al Montzh First",
      "governorate_marker": 2,
      "district_marker": 201,
      "governorate_ar": "اسكندرية",
      "district_ar": "المنتزه أول"
    },
    {
      "district": "Al Raml",
      "governorate_marker": 2,
      "district_marker": 202,
      "governorate_ar": "اسكندرية",
      "district_ar": "الرمل"
    },
    {
      "district": "Alexandria Harbour",
      "governorate_marker": 2,
      "district_marker": 215,
      "governorate_ar": "اسكندرية",
      "district_ar": "مياء الاسكندرية"
    },
    {
      "district": "Alsahel Alshamali",
      "governorate_marker": 33,
      "district_marker": 3308,
      "governorate_ar": "اسكندرية",
      "district_ar": "الساحل الشمالي"
    }
  ],
  "Dakahlia": [
    {
      "district": "Meet Selsabil",
      "governorate_marker": 12,
      "district_marker": 1217,
      "governorate_ar": "الدقهلية",
      "district_ar": "ميت سلسيل"
    },
    {
      "district": "Nabroh",
      "governorate_marker": 12,
      "district_marker": 1221,
      "governorate_ar": "الدقهلية",
      "district_ar": "نبروه"
    },
    {
      "district": "Al Gamalia",
      "governorate_marker": 12,
      "district_marker": 1215,
      "governorate_ar": "الدقهلية",
      "district_ar": "الجمالية"
    },
    {
      "district": "Al Mattaria",
      "governorate_marker": 12,
      "district_marker": 1206,
      "governorate_ar": "الدقهلية",
      "district_ar": "المطرية"
    },
    {
      "district": "Al Manzala",
      "governorate_marker": 12,
      "district_marker": 1207,
      "governorate_ar": "الدقهلية",
      "district_ar": "المنزلة"
    },
    {
      "district": "Bilkas",
      "governorate_marker": 12,
      "district_marker": 1208,
      "governorate_ar": "الدقهلية",
      "district_ar": "بلقاس"
    },
    {
      "district": "Dekrnes",
      "governorate_marker": 12,
      "district_marker": 1209,
      "governorate_ar": "الدقهلية",
      "district_ar": "دكرنس"
    },
    {
      "district": "Talkha",
      "governorate_marker": 12,
      "district_marker": 1211,
      "governorate_ar": "الدقهلية",
      "district_ar": "طلخا"
    },
    {
      "district": "Mansoura",
      "governorate_marker": 12,
      "district_marker": 1201,
      "governorate_ar": "الدقهلية",
      "district_ar": "المنصورة أول"
    },
    {
      "district": "Mansoura",
      "governorate_marker": 12,
      "district_marker": 1202,
      "governorate_ar": "الدقهلية",
      "district_ar": "المنصورة ثان"
    },
    {
      "district": "Gamasa",
      "governorate_marker": 12,
      "district_marker": 1220,
      "governorate_ar": "الدقهلية",
      "district_ar": "جمصة"
    },
    {
      "district": "Meet Gamr",
      "governorate_marker": 12,
      "district_marker": 1212,
      "governorate_ar": "الدقهلية",
      "district_ar": "ميت غمر"
    },
    {
      "district": "Aga",
      "governorate_marker": 12,
      "district_marker": 1204,
      "governorate_ar": "الدقهلية",
      "district_ar": "أجا"
    },
    {
      "district": "Al Senbilawin",
      "governorate_marker": 12,
      "district_marker": 1205,
      "governorate_ar": "الدقهلية",
      "district_ar": "السنبلاوين"
    },
    {
      "district": "Mansoura",
      "governorate_marker": 12,
      "district_marker": 1203,
      "governorate_ar": "الدقهلية",
      "district_ar": "المنصورة"
    },
    {
      "district": "Sherbin",
      "governorate_marker": 12,
      "district_marker": 1210,
      "governorate_ar": "الدقهلية",
      "district_ar": "شربين"
    }
  ],
  "Luxor": [
    {
      "district": "Esna",
      "governorate_marker": 29,
      "district_marker": 2907,
      "governorate_ar": "الأقصر",
      "district_ar": "إسنا"
    },
    {
      "district": "Armant",
      "governorate_marker": 29,
      "district_marker": 2906,
      "governorate_ar": "الأقصر",
      "district_ar": "أرمنت"
    },
    {
      "district": "Luxor",
      "governorate_marker": 29,
      "district_marker": 2901,
      "governorate_ar": "الأقصر",
      "district_ar": "الأقصر"
    },
    {
      "district": "Al Bayadeya",
      "governorate_marker": 29,
      "district_marker": 2902,
      "governorate_ar": "الأقصر",
      "district_ar": "البياضية"
    }
  ]
};
