var configHol = {
  "countries" : [ {
    "countryId" : 1,
    "countryName" : "Україна",
    "districtsHol" : [ {
      "countryId" : 1,
      "districtId" : 58,
      "districtName" : "-",
      "regionsHol" : [ {
        "regionId" : 277,
        "districtId" : 58,
        "regionName" : "-",
        "localitysHol" : [ {
          "regionId" : 277,
          "localityId" : 2618,
          "localityType" : 1,
          "localityName" : "Бердичів"
        }, {
          "regionId" : 277,
          "localityId" : 2540,
          "localityType" : 1,
          "localityName" : "Донецьк"
        }, {
          "regionId" : 277,
          "localityId" : 2089,
          "localityType" : 1,
          "localityName" : "Київ"
        }, {
          "regionId" : 277,
          "localityId" : 2542,
          "localityType" : 1,
          "localityName" : "Луганськ"
        }, {
          "regionId" : 277,
          "localityId" : 2150,
          "localityType" : 1,
          "localityName" : "Маріуполь"
        }, {
          "regionId" : 277,
          "localityId" : 2432,
          "localityType" : 1,
          "localityName" : "Мелітополь"
        }, {
          "regionId" : 277,
          "localityId" : 2412,
          "localityType" : 1,
          "localityName" : "Черкаси"
        } ]
      } ]
    }, {
      "countryId" : 1,
      "districtId" : 62,
      "districtName" : "=",
      "regionsHol" : [ {
        "regionId" : 301,
        "districtId" : 62,
        "regionName" : "-",
        "localitysHol" : null
      } ]
    }, {
      "countryId" : 1,
      "districtId" : 6,
      "districtName" : "Івано-Франківська",
      "regionsHol" : [ {
        "regionId" : 326,
        "districtId" : 6,
        "regionName" : "-",
        "localitysHol" : [ {
          "regionId" : 326,
          "localityId" : 2574,
          "localityType" : 1,
          "localityName" : "Іванофранківськ"
        } ]
      }, {
        "regionId" : 330,
        "districtId" : 6,
        "regionName" : "Коломийський",
        "localitysHol" : [ {
          "regionId" : 330,
          "localityId" : 2601,
          "localityType" : 1,
          "localityName" : "Коломия"
        }, {
          "regionId" : 330,
          "localityId" : 2602,
          "localityType" : 1,
          "localityName" : "Печеніжин"
        } ]
      } ]
    }, {
      "countryId" : 1,
      "districtId" : 2,
      "districtName" : "Вінницька",
      "regionsHol" : [ {
        "regionId" : 279,
        "districtId" : 2,
        "regionName" : "-",
        "localitysHol" : [ {
          "regionId" : 279,
          "localityId" : 2550,
          "localityType" : 1,
          "localityName" : "Вінниця"
        } ]
      }, {
        "regionId" : 41,
        "districtId" : 2,
        "regionName" : "Барський",
        "localitysHol" : [ {
          "regionId" : 41,
          "localityId" : 2091,
          "localityType" : 1,
          "localityName" : "Бар"
        }, {
          "regionId" : 41,
          "localityId" : 2433,
          "localityType" : 1,
          "localityName" : "Копайгород"
        } ]
      }, {
        "regionId" : 42,
        "districtId" : 2,
        "regionName" : "Жмеринський",
        "localitysHol" : [ {
          "regionId" : 42,
          "localityId" : 2092,
          "localityType" : 1,
          "localityName" : "Жмеринка"
        } ]
      } ]
    }, {
      "countryId" : 1,
      "districtId" : 22,
      "districtName" : "Хмельницька",
      "regionsHol" : [ {
        "regionId" : 1,
        "districtId" : 22,
        "regionName" : "Білогірський",
        "localitysHol" : [ {
          "regionId" : 1,
          "localityId" : 1,
          "localityType" : 1,
          "localityName" : "Білогір'я"
        }, {
          "regionId" : 1,
          "localityId" : 2,
          "localityType" : 1,
          "localityName" : "Вільшаниця"
        }, {
          "regionId" : 1,
          "localityId" : 3,
          "localityType" : 1,
          "localityName" : "Гулівці"
        }, {
          "regionId" : 1,
          "localityId" : 4,
          "localityType" : 1,
          "localityName" : "Денисівка"
        }, {
          "regionId" : 1,
          "localityId" : 5,
          "localityType" : 1,
          "localityName" : "Залужжя"
        } ]
      }, {
        "regionId" : 2,
        "districtId" : 22,
        "regionName" : "Віньковецький",
        "localitysHol" : [ {
          "regionId" : 2,
          "localityId" : 40,
          "localityType" : 1,
          "localityName" : "Віньківці"
        }, {
          "regionId" : 2,
          "localityId" : 41,
          "localityType" : 1,
          "localityName" : "Великий Олександрів"
        }, {
          "regionId" : 2,
          "localityId" : 42,
          "localityType" : 1,
          "localityName" : "Зіньків"
        } ]
      }, {
        "regionId" : 3,
        "districtId" : 22,
        "regionName" : "Волочиський",
        "localitysHol" : [ {
          "regionId" : 3,
          "localityId" : 78,
          "localityType" : 1,
          "localityName" : "Волочиськ"
        }, {
          "regionId" : 3,
          "localityId" : 79,
          "localityType" : 1,
          "localityName" : "Авратин"
        }, {
          "regionId" : 3,
          "localityId" : 80,
          "localityType" : 1,
          "localityName" : "Бальківці"
        }, {
          "regionId" : 3,
          "localityId" : 81,
          "localityType" : 1,
          "localityName" : "Богданівка"
        }, {
          "regionId" : 3,
          "localityId" : 82,
          "localityType" : 1,
          "localityName" : "Бронівка"
        }, {
          "regionId" : 3,
          "localityId" : 83,
          "localityType" : 1,
          "localityName" : "Наркевичі"
        } ]
      }, {
        "regionId" : 4,
        "districtId" : 22,
        "regionName" : "Городоцький",
        "localitysHol" : [ {
          "regionId" : 4,
          "localityId" : 160,
          "localityType" : 1,
          "localityName" : "Городок"
        }, {
          "regionId" : 4,
          "localityId" : 161,
          "localityType" : 1,
          "localityName" : "Кузьмин"
        }, {
          "regionId" : 4,
          "localityId" : 162,
          "localityType" : 1,
          "localityName" : "Сатанів"
        } ]
      }, {
        "regionId" : 5,
        "districtId" : 22,
        "regionName" : "Деражнянський",
        "localitysHol" : [ {
          "regionId" : 5,
          "localityId" : 240,
          "localityType" : 1,
          "localityName" : "Деражня"
        }, {
          "regionId" : 5,
          "localityId" : 241,
          "localityType" : 1,
          "localityName" : "Вовковинці"
        } ]
      }, {
        "regionId" : 21,
        "districtId" : 22,
        "regionName" : "-",
        "localitysHol" : [ {
          "regionId" : 21,
          "localityId" : 2001,
          "localityType" : 1,
          "localityName" : "Хмельницький"
        }, {
          "regionId" : 21,
          "localityId" : 2002,
          "localityType" : 1,
          "localityName" : "Нетішин"
        }, {
          "regionId" : 21,
          "localityId" : 2003,
          "localityType" : 1,
          "localityName" : "Славута"
        }, {
          "regionId" : 21,
          "localityId" : 2004,
          "localityType" : 1,
          "localityName" : "Шепетівка"
        }, {
          "regionId" : 21,
          "localityId" : 2005,
          "localityType" : 1,
          "localityName" : "Старокостянтинів"
        } ]
      } ]
    }, {
      "countryId" : 1,
      "districtId" : 23,
      "districtName" : "Черкаська",
      "regionsHol" : [ {
        "regionId" : 340,
        "districtId" : 23,
        "regionName" : "Уманський",
        "localitysHol" : [ {
          "regionId" : 340,
          "localityId" : 2640,
          "localityType" : 1,
          "localityName" : "Умань"
        } ]
      } ]
    } ]
  } ],
  "departmentsIdPosition" : {
    "1" : 24,
    "2" : 21,
    "3" : 1,
    "4" : 22,
    "5" : 6
  },
  "diagnosesHol" : [ {
    "diagnosId" : 1,
    "diagnosName" : "Діагноз направляючого закладу",
    "diagnosNameShort" : "Д-з напр.закл."
  }, {
    "diagnosId" : 2,
    "diagnosName" : "Діагноз при госпіталізації",
    "diagnosNameShort" : "Д-з при госп."
  }, {
    "diagnosId" : 3,
    "diagnosName" : "Діагноз клінічний",
    "diagnosNameShort" : "Д-з клін."
  } ],
  "directs" : [ {
    "direct_id" : 1,
    "direct_name" : "Без направлення"
  }, {
    "direct_id" : 2,
    "direct_name" : "Обласна консультативна поліклініка"
  }, {
    "direct_id" : 3,
    "direct_name" : "Бiлогiрська ЦРЛ"
  }, {
    "direct_id" : 4,
    "direct_name" : "Вiньковецька ЦРЛ"
  } ],
  "treatmentAnalysis" : [ {
    "treatment_analysis_id" : 1,
    "treatment_analysis_name" : "Перебіг хвороби",
    "treatment_analysis_type" : true
  }, {
    "treatment_analysis_id" : 2,
    "treatment_analysis_name" : "Лікування",
    "treatment_analysis_type" : true
  } ]
};
