export const regions = [
  {
    "psgcId": "0100000000",
    "name": "Region I (Ilocos Region)",
    "geoLevel": "Reg",
    "regionId": "01",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0200000000",
    "name": "Region II (Cagayan Valley)",
    "geoLevel": "Reg",
    "regionId": "02",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0300000000",
    "name": "Region III (Central Luzon)",
    "geoLevel": "Reg",
    "regionId": "03",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0400000000",
    "name": "Region IV-A (CALABARZON)",
    "geoLevel": "Reg",
    "regionId": "04",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "1700000000",
    "name": "MIMAROPA Region",
    "geoLevel": "Reg",
    "regionId": "17",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0500000000",
    "name": "Region V (Bicol Region)",
    "geoLevel": "Reg",
    "regionId": "05",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0600000000",
    "name": "Region VI (Western Visayas)",
    "geoLevel": "Reg",
    "regionId": "06",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0700000000",
    "name": "Region VII (Central Visayas)",
    "geoLevel": "Reg",
    "regionId": "07",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0800000000",
    "name": "Region VIII (Eastern Visayas)",
    "geoLevel": "Reg",
    "regionId": "08",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0900000000",
    "name": "Region IX (Zamboanga Peninsula)",
    "geoLevel": "Reg",
    "regionId": "09",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "1000000000",
    "name": "Region X (Northern Mindanao)",
    "geoLevel": "Reg",
    "regionId": "10",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "1100000000",
    "name": "Region XI (Davao Region)",
    "geoLevel": "Reg",
    "regionId": "11",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "1200000000",
    "name": "Region XII (SOCCSKSARGEN)",
    "geoLevel": "Reg",
    "regionId": "12",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "1300000000",
    "name": "National Capital Region (NCR)",
    "geoLevel": "Reg",
    "regionId": "13",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "1400000000",
    "name": "Cordillera Administrative Region (CAR)",
    "geoLevel": "Reg",
    "regionId": "14",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "1600000000",
    "name": "Region XIII (Caraga)",
    "geoLevel": "Reg",
    "regionId": "16",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "1900000000",
    "name": "Bangsamoro Autonomous Region In Muslim Mindanao (BARMM)",
    "geoLevel": "Reg",
    "regionId": "19",
    "provinceId": "000",
    "municipalityId": "00",
    "baranggayId": "000"
  }
];
