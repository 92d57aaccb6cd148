var admin1Codes = [
  {
    "countryCode": "AD",
    "admin1Code": 6,
    "adminName1": "Sant Julia de Loria"
  },
  {
    "countryCode": "AD",
    "admin1Code": 5,
    "adminName1": "Ordino"
  },
  {
    "countryCode": "AD",
    "admin1Code": 4,
    "adminName1": "La Massana"
  },
  {
    "countryCode": "AD",
    "admin1Code": 3,
    "adminName1": "Encamp"
  },
  {
    "countryCode": "AD",
    "admin1Code": 2,
    "adminName1": "Canillo"
  },
  {
    "countryCode": "AD",
    "admin1Code": 7,
    "adminName1": "Andorra la Vella"
  },
  {
    "countryCode": "AD",
    "admin1Code": 8,
    "adminName1": "Escaldes-Engordany"
  },
  {
    "countryCode": "AE",
    "admin1Code": 7,
    "adminName1": "Umm al Qaywayn"
  },
  {
    "countryCode": "AE",
    "admin1Code": 5,
    "adminName1": "Ra's al Khaymah"
  },
  {
    "countryCode": "AE",
    "admin1Code": 3,
    "adminName1": "Dubai"
  },
  {
    "countryCode": "AE",
    "admin1Code": 6,
    "adminName1": "Ash Shariqah"
  },
  {
    "countryCode": "AE",
    "admin1Code": 4,
    "adminName1": "Al Fujayrah"
  },
  {
    "countryCode": "AE",
    "admin1Code": 2,
    "adminName1": "Ajman"
  },
  {
    "countryCode": "AE",
    "admin1Code": 1,
    "adminName1": "Abu Dhabi"
  },
  {
    "countryCode": "AF",
    "admin1Code": 28,
    "adminName1": "Zabul"
  },
  {
    "countryCode": "AF",
    "admin1Code": 27,
    "adminName1": "Vardak"
  },
  {
    "countryCode": "AF",
    "admin1Code": 26,
    "adminName1": "Takhar"
  },
  {
    "countryCode": "AF",
    "admin1Code": 33,
    "adminName1": "Sar-e Pol"
  },
  {
    "countryCode": "AF",
    "admin1Code": 32,
    "adminName1": "Samangan"
  },
  {
    "countryCode": "AF",
    "admin1Code": 40,
    "adminName1": "Parwan"
  },
  {
    "countryCode": "AF",
    "admin1Code": 29,
    "adminName1": "Paktika"
  },
  {
    "countryCode": "AF",
    "admin1Code": 36,
    "adminName1": "Paktia"
  },
  {
    "countryCode": "AF",
    "admin1Code": 39,
    "adminName1": "Oruzgan"
  }
]
