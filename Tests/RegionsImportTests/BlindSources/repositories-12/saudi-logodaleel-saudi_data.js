const saudiAddressData = [
  {
    "governorate": "Riyadh",
    "governorateAr": "منطقة الرياض",
    "cities": [
      {
        "city": "Riyadh",
        "cityAr": "الرياض",
        "districts": [
          {
            "district": "Al Amal Dist.",
            "districtAr": "حي العمل"
          },
          {
            "district": "Al Namudhajiyah Dist.",
            "districtAr": "حي النموذجية"
          },
          {
            "district": "Al Jarradiyah Dist.",
            "districtAr": "حي الجرادية"
          },
          {
            "district": "Al Sinaiyah Dist.",
            "districtAr": "حي الصناعية"
          },
          {
            "district": "Manfuha Al Jadidah Dist.",
            "districtAr": "حي منفوحة الجديدة"
          },
          {
            "district": "Al Fakhiriyah Dist.",
            "districtAr": "حي الفاخرية"
          },
          {
            "district": "Al Dirah Dist.",
            "districtAr": "حي الديرة"
          },
          {
            "district": "East Umm Al Hamam Dist.",
            "districtAr": "حي ام الحمام الشرقي"
          },
          {
            "district": "Al Sharafiyah Dist.",
            "districtAr": "حي الشرفية"
          },
          {
            "district": "Al Hada Dist.",
            "districtAr": "حي الهدا"
          },
          {
            "district": "North Mathar Dist.",
            "districtAr": "حي المعذر الشمالي"
          },
          {
            "district": "West Umm Al Hamam Dist.",
            "districtAr": "حي ام الحمام الغربي"
          },
          {
            "district": "Ar Rahmaniyah Dist.",
            "districtAr": "حي الرحمانية"
          },
          {
            "district": "Laban Dist.",
            "districtAr": "حي لبن"
          },
          {
            "district": "Ar Rafiah Dist.",
            "districtAr": "حي الرفيعة"
          },
          {
            "district": "Al Shohda Dist.",
            "districtAr": "حي الشهداء"
          },
          {
            "district": "King Fahd Dist.",
            "districtAr": "حي الملك فهد"
          },
          {
            "district": "Al Suwaidi Dist.",
            "districtAr": "حي السويدي"
          },
          {
            "district": "Al Hazm Dist.",
            "districtAr": "حي الحزم"
          },
          {
            "district": "Utayqah Dist.",
            "districtAr": "حي عتيقة"
          },
          {
            "district": "2nd Industrial City",
            "districtAr": "المدينة الصناعية الثانية"
          },
          {
            "district": "Khashm Al An",
            "districtAr": "خشم العان"
          },
          {
            "district": "Salam Park",
            "districtAr": "منتزه سلام"
          }
        ]
      },
      {
        "city": "Ad Diriyah",
        "cityAr": "الدرعية",
        "districts": [
          {
            "district": "Al Khalidiyah Dist.",
            "districtAr": "حي الخالدية"
          },
          {
            "district": "Al Fayha Dist.",
            "districtAr": "حي الفيحاء"
          },
          {
            "district": "Ghasibah Dist.",
            "districtAr": "حي غصيبة"
          },
          {
            "district": "Al Bujairi Dist.",
            "districtAr": "حي البجيري"
          }
        ]
      },
      {
        "city": "Al Kharj",
        "cityAr": "الخرج",
        "districts": [
          {
            "district": "Al Nahdah Dist.",
            "districtAr": "حي النهضة"
          },
          {
            "district": "Al Khuzama Dist.",
            "districtAr": "حي الخزامى"
          },
          {
            "district": "Al Salam Dist.",
            "districtAr": "حي السلام"
          }
        ]
      }
    ]
  },
  {
    "governorate": "Makkah",
    "governorateAr": "منطقة مكة المكرمة",
    "cities": [
      {
        "city": "Jeddah",
        "cityAr": "جدة",
        "districts": [
          {
            "district": "Al Baghdadiyah Al Gharbiyah Dist.",
            "districtAr": "حي البغدادية الغربية"
          },
          {
            "district": "Al Balad Dist.",
            "districtAr": "حي البلد"
          },
          {
            "district": "Al Rawdah Dist.",
            "districtAr": "حي الروضة"
          },
          {
            "district": "Al Salamah Dist.",
            "districtAr": "حي السلامة"
          },
          {
            "district": "Al Hamra Dist.",
            "districtAr": "حي الحمراء"
          },
          {
            "district": "Obhur Al Shamaliyah Dist.",
            "districtAr": "حي ابحر الشمالية"
          }
        ]
      },
      {
        "city": "Makkah",
        "cityAr": "مكة المكرمة",
        "districts": [
          {
            "district": "Al Aziziyah Dist.",
            "districtAr": "حي العزيزية"
          },
          {
            "district": "Al Misfalah Dist.",
            "districtAr": "حي المسفلة"
          },
          {
            "district": "Jarwal Dist.",
            "districtAr": "حي جرول"
          },
          {
            "district": "Ajyad Dist.",
            "districtAr": "حي اجياد"
          }
        ]
      },
      {
        "city": "Taif",
        "cityAr": "الطائف",
        "districts": [
          {
            "district": "Al Halaqah Al Gharbiyah Dist.",
            "districtAr": "حي الحلقة الغربية"
          },
          {
            "district": "Shubra Dist.",
            "districtAr": "حي شبرا"
          },
          {
            "district": "Al Salamah Dist.",
            "districtAr": "حي السلامة"
          }
        ]
      }
    ]
  },
  {
    "governorate": "Eastern Province",
    "governorateAr": "المنطقة الشرقية",
    "cities": [
      {
        "city": "Dammam",
        "cityAr": "الدمام",
        "districts": [
          {
            "district": "Al Faisaliyah Dist.",
            "districtAr": "حي الفيصلية"
          },
          {
            "district": "Al Mazruiyah Dist.",
            "districtAr": "حي المزروعية"
          },
          {
            "district": "Uhud Dist.",
            "districtAr": "حي احد"
          }
        ]
      },
      {
        "city": "Al Khobar",
        "cityAr": "الخبر",
        "districts": [
          {
            "district": "Al Aqrabiyah Dist.",
            "districtAr": "حي العقربية"
          },
          {
            "district": "Al Thuqbah Dist.",
            "districtAr": "حي الثقبة"
          },
          {
            "district": "Al Bandariyah Dist.",
            "districtAr": "حي البندرية"
          }
        ]
      }
    ]
  }
];
