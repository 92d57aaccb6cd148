export const aedData = [
  {
    "name": "الرجاء تحديد مدينتك",
    "value": "",
    "children": [
      {
        "name": "（المدينة）إختر",
        "value": ""
      }
    ]
  },
  {
    "name": "Abu Dhabi/أبو ظبي",
    "value": "Abu Dhabi",
    "children": [
      {
        "name": "（المدينة）إختر",
        "value": ""
      },
      {
        "name": "Abu Dhabi Industrial City/مدينة أبوظبي الصناعية",
        "value": "Abu Dhabi Industrial City"
      },
      {
        "name": "Abu Mreikhah/أبو مريخة",
        "value": "Abu Mreikhah"
      },
      {
        "name": "Abu Qrayn/أبو قْرَيْن",
        "value": "Abu Qrayn"
      },
      {
        "name": "Airport Area/منطقة المطار",
        "value": "Airport Area"
      },
      {
        "name": "Al 'Adlah/العَدلَة",
        "value": "Al 'Adlah"
      },
      {
        "name": "Al Bateen/البطين",
        "value": "Al Bateen"
      },
      {
        "name": "Al Bday'ah/البْدَيْعَة",
        "value": "Al Bday'ah"
      },
      {
        "name": "Al Falah/الفلاح",
        "value": "Al Falah"
      }
    ]
  },
  {
    "name": "Al Ain/العين",
    "value": "Al Ain",
    "children": [
      {
        "name": "（المدينة）إختر",
        "value": ""
      },
      {
        "name": "Abu Hiraybah/أبو حِرَيْبَة",
        "value": "Abu Hiraybah"
      },
      {
        "name": "Abu Samrah/ابو سمرة",
        "value": "Abu Samrah"
      },
      {
        "name": "Ain Al Faydah/عَيْن الفَايْضَة",
        "value": "Ain Al Faydah"
      },
      {
        "name": "Al Ain International Airport/مطار العين الدولي",
        "value": "Al Ain International Airport"
      },
      {
        "name": "Al Bateen/البطين",
        "value": "Al Bateen"
      },
      {
        "name": "Al Khirayr/النُّود",
        "value": "Al Khirayr"
      },
      {
        "name": "Jebel Hafeet/جبل حفيت",
        "value": "Jebel Hafeet"
      },
      {
        "name": "Sa'/صَاع",
        "value": "Sa'"
      }
    ]
  },
  {
    "name": "Dubai/دبي",
    "value": "Dubai",
    "children": [
      {
        "name": "（المدينة）إختر",
        "value": ""
      },
      {
        "name": "Abu Hail/أبو هيل",
        "value": "Abu Hail"
      },
      {
        "name": "Academic City/المدينة الأكاديمية",
        "value": "Academic City"
      },
      {
        "name": "Al Barsha/البرشاء",
        "value": "Al Barsha"
      },
      {
        "name": "Arjan-Dubailand/أرجان دبي لاند",
        "value": "Arjan-Dubailand"
      },
      {
        "name": "DIFC/مركز دبي المالي العالمي",
        "value": "DIFC"
      },
      {
        "name": "Emirates Hills 2/تلال الإمارات ٢",
        "value": "Emirates Hills 2"
      },
      {
        "name": "International City Phase(2)/مرحلة المدينة الدولية - ٢",
        "value": "International City Phase(2)"
      },
      {
        "name": "Jabal Ali 2/جبل علي 2",
        "value": "Jabal Ali 2"
      }
    ]
  }
]
