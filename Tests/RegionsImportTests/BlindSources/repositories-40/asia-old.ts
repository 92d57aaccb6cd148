import type { Country } from '../types';

export const asiaCountries: Country[] = [
  {
    "code": "AE",
    "name": "United Arab Emirates",
    "nameAr": "الإمارات العربية المتحدة",
    "nameFr": "Emirats Arabes Unis",
    "cities": [
      {
        "name": "Fujairah",
        "nameAr": "الفجيرة",
        "nameFr": "Fujairah"
      },
      {
        "name": "Abu Dhabi",
        "nameAr": "أبو ظبي",
        "nameFr": "Abu Dhabi"
      },
      {
        "name": "Dubai",
        "nameAr": "دبي",
        "nameFr": "Dubai"
      },
      {
        "name": "Ras Al Khaimah",
        "nameAr": "رأس الخيمة",
        "nameFr": "Ras Al Khaimah"
      },
      {
        "name": "Umm Al Quwain",
        "nameAr": "أم القيوين",
        "nameFr": "Umm Al Quwain"
      },
      {
        "name": "Sharjah",
        "nameAr": "الشارقة",
        "nameFr": "Sharjah"
      },
      {
        "name": "Ajman",
        "nameAr": "عجمان",
        "nameFr": "Ajman"
      }
    ]
  },
  {
    "code": "AM",
    "name": "Armenia",
    "nameAr": "أرمينيا",
    "nameFr": "Arménie",
    "cities": [
      {
        "name": "Aragatsotn",
        "nameAr": "Aragatsotn",
        "nameFr": "Aragatsotn"
      },
      {
        "name": "Ararat",
        "nameAr": "أرارات",
        "nameFr": "Ararat"
      },
      {
        "name": "Tavush",
        "nameAr": "تافوش",
        "nameFr": "Tavush"
      },
      {
        "name": "Lorri",
        "nameAr": "Lorri",
        "nameFr": "Lorri"
      },
      {
        "name": "Armavir",
        "nameAr": "أرمافير",
        "nameFr": "Armavir"
      },
      {
        "name": "Yerevan",
        "nameAr": "يريفان",
        "nameFr": "Erevan"
      },
      {
        "name": "Shirak",
        "nameAr": "شيراك",
        "nameFr": "Shirak"
      }
    ]
  }
];
