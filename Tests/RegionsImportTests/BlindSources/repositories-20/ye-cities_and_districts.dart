import 'package:get/get.dart';

class City {
  final int id;
  final String nameEn;
  final String nameAr;
  final List<District> districts;

  City({
    required this.id,
    required this.nameAr,
    required this.nameEn,
    required this.districts,
  });

  String get name => Get.locale?.languageCode == 'en' ? nameEn : nameAr;

  District? getDistrictById(int id) {
    final districtsIndex =
        districts.indexWhere((districts) => districts.id == id);
    if (districtsIndex != -1) {
      return districts[districtsIndex];
    }
    return null;
  }

  Map<String, Object> toJson() {
    return {
      'id': id,
      'name': Get.locale?.languageCode == 'en' ? nameEn : nameAr,
    };
  }
}

class District {
  final int id;
  final String nameEn;
  final String nameAr;

  District({required this.id, required this.nameAr, required this.nameEn});

  String get name => Get.locale?.languageCode == 'en' ? nameEn : nameAr;

  Map<String, Object> toJson() {
    return {
      'id': id,
      'name': Get.locale?.languageCode == 'en' ? nameEn : nameAr,
    };
  }
}

final sanaaDistiricts = [
  District(
    id: 1,
    nameAr: 'المديرية القديمة',
    nameEn: 'Old City District',
  ),
  District(
    id: 2,
    nameAr: 'مديرية شعوب',
    nameEn: 'Shuoub District',
  ),
  District(
    id: 3,
    nameAr: 'مديرية أزال',
    nameEn: 'Azal District',
  ),
];

final adenDistiricts = [
  District(
    id: 1,
    nameAr: 'دار سعد',
    nameEn: 'Dar Saad',
  ),
  District(
    id: 2,
    nameAr: 'الشيخ عثمان',
    nameEn: 'Ash-Shaykh Uthman',
  ),
  District(
    id: 3,
    nameAr: 'المنصورة',
    nameEn: 'Al-Mansurah',
  ),
];

final hadramautDistiricts = [
  District(
    id: 1,
    nameAr: 'المكلا',
    nameEn: 'Al-Mukalla',
  ),
  District(
    id: 2,
    nameAr: 'ثمود',
    nameEn: 'Thamud',
  ),
  District(
    id: 3,
    nameAr: 'القف',
    nameEn: 'Al-Qif',
  ),
];

final List<City> citiess = [
  City(
    id: 1,
    nameAr: 'صنعاء',
    nameEn: 'Sanaa',
    districts: sanaaDistiricts,
  ),
  City(
    id: 2,
    nameAr: 'عدن',
    nameEn: 'Aden',
    districts: adenDistiricts,
  ),
  City(
    id: 3,
    nameAr: 'حضرموت',
    nameEn: 'Hadramaut',
    districts: hadramautDistiricts,
  ),
];

final List<Map<String, Object>> cities = [
  {
    'id': 1,
    'name_ar': 'صنعاء',
    'name_en': 'Sanaa',
  },
  {
    'id': 2,
    'name_ar': 'عدن',
    'name_en': 'Aden',
  },
  {
    'id': 3,
    'name_ar': 'حضرموت',
    'name_en': 'Hadramaut',
  },
  {
    'id': 4,
    'name_ar': 'تعز',
    'name_en': 'Taiz',
  },
  {
    'id': 5,
    'name_ar': 'الحديدة',
    'name_en': 'Hodeidah',
  },
  {
    'id': 6,
    'name_ar': 'المحويت',
    'name_en': 'Al Mahweet',
  },
];

final Map<int, List<Map<String, Object>>> cityDistricts = {
  // صنعاء
  1: [
    {'id': 11, 'name_ar': 'المديرية القديمة', 'name_en': 'Old City District'},
    {'id': 12, 'name_ar': 'مديرية شعوب', 'name_en': 'Shuoub District'},
    {'id': 13, 'name_ar': 'مديرية أزال', 'name_en': 'Azal District'},
    {'id': 14, 'name_ar': 'مديرية الصافية', 'name_en': 'Al-Safia District'},
    {'id': 15, 'name_ar': 'مديرية السبعين', 'name_en': 'Sebeen District'},
    {'id': 16, 'name_ar': 'مديرية الوحدة', 'name_en': 'Al-Wahda District'},
    {'id': 17, 'name_ar': 'مديرية التحرير', 'name_en': 'Al-Tahrir District'},
    {'id': 18, 'name_ar': 'مديرية معين', 'name_en': 'Muain District'},
    {'id': 19, 'name_ar': 'مديرية الثورة', 'name_en': 'Al-Thawra District'},
    {
      'id': 20,
      'name_ar': 'مديرية بني الحارث',
      'name_en': 'Bani Al-Harith District'
    },
    {
      'id': 21,
      'name_ar': 'مديرية ضواحي سنحان وبني بهلول',
      'name_en': 'Suburbs of Sanhan and Bani Bahloul District'
    },
    {'id': 22, 'name_ar': 'مديرية همدان', 'name_en': 'Hamdan District'},
    {'id': 22, 'name_ar': 'مديرية خولان', 'name_en': 'Khawlan District'},
    {'id': 23, 'name_ar': 'مديرية الطيال', 'name_en': 'Al-Tayyal District'},
    {
      'id': 24,
      'name_ar': 'مديرية بني ضبيان',
      'name_en': 'Bani Dabyan District'
    },
    {'id': 25, 'name_ar': 'مديرية الحصن', 'name_en': 'Al-Hisn District'},
    {'id': 26, 'name_ar': 'مديرية جحانة', 'name_en': 'Jahana District'},
    {'id': 36, 'name_ar': 'مديرية شعب', 'name_en': 'Sha\'b District'},
  ],
  // عدن
  2: [
    {'id': 1, 'name_ar': 'دار سعد', 'name_en': 'Dar Saad'},
    {'id': 2, 'name_ar': 'الشيخ عثمان', 'name_en': 'Ash-Shaykh Uthman'},
    {'id': 3, 'name_ar': 'المنصورة', 'name_en': 'Al-Mansurah'},
    {'id': 4, 'name_ar': 'البريقة', 'name_en': 'Al-Bariqah'},
    {'id': 5, 'name_ar': 'التواهي', 'name_en': 'At-Tuwahi'},
    {'id': 6, 'name_ar': 'المعلا', 'name_en': 'Al-Ma\'alla'},
    {'id': 7, 'name_ar': 'صيرة', 'name_en': 'Sayrah'},
    {'id': 8, 'name_ar': 'خور مكسر', 'name_en': 'Khawr Maksar'},
  ],
  // حضرموت
  3: [
    {'id': 1, 'name_ar': 'المكلا', 'name_en': 'Al-Mukalla'},
    {'id': 2, 'name_ar': 'ثمود', 'name_en': 'Thamud'},
    {'id': 3, 'name_ar': 'القف', 'name_en': 'Al-Qif'},
    {'id': 4, 'name_ar': 'زمخ ومنوخ', 'name_en': 'Zamkh and Munukh'},
    {'id': 5, 'name_ar': 'حجر', 'name_en': 'Hajar'},
    {'id': 6, 'name_ar': 'العبر', 'name_en': 'Al-Abur'},
    {'id': 7, 'name_ar': 'القطن', 'name_en': 'Al-Qatan'},
    {'id': 8, 'name_ar': 'شبام', 'name_en': 'Shibam'},
    {'id': 9, 'name_ar': 'ساه', 'name_en': 'Sah'},
    {'id': 10, 'name_ar': 'سيئون', 'name_en': 'Sayun'},
    {'id': 11, 'name_ar': 'تريم', 'name_en': 'Tarim'},
  ],
  // تعز
  4: [
    {'id': 1, 'name_ar': 'ماوية', 'name_en': 'Mawyah'},
    {'id': 2, 'name_ar': 'شرعب السلام', 'name_en': 'Sharab Al-Salam'},
    {'id': 3, 'name_ar': 'شرعب الرونة', 'name_en': 'Sharab Al-Rawna'},
    {'id': 4, 'name_ar': 'مقبنة', 'name_en': 'Maqbana'},
    {'id': 5, 'name_ar': 'المخاء', 'name_en': 'Al-Makhah'},
  ],
  // الحديدة
  5: [
    {'id': 1, 'name_ar': 'الزهرة', 'name_en': 'Az-Zahrah'},
    {'id': 2, 'name_ar': 'اللحية', 'name_en': 'Al-Luhiah'},
    {'id': 3, 'name_ar': 'كمران', 'name_en': 'Kumran'},
  ],
  // المحويت
  6: [
    {'id': 1, 'name_ar': 'شبام كوكبان', 'name_en': 'Shibam Kokban'},
    {'id': 2, 'name_ar': 'الطويلة', 'name_en': 'Al-Tawila'},
    {'id': 3, 'name_ar': 'الرجم', 'name_en': 'Al-Rajam'},
    {'id': 4, 'name_ar': 'الخبت', 'name_en': 'Al-Khabt'},
  ],
};
