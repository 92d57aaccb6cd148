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
    "countryCode": "AF",
    "admin1Code": 28,
    "adminName1": "Zabul"
  },
  {
    "countryCode": "AF",
    "admin1Code": 27,
    "adminName1": "Vardak"
  }
];
