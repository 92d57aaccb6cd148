/**
 * Metro Manila / NCR
 * is manually added as a province
 */
export const provinces = [
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
    "psgcId": "0102800000",
    "name": "Ilocos Norte",
    "geoLevel": "Prov",
    "regionId": "01",
    "provinceId": "028",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0102900000",
    "name": "Ilocos Sur",
    "geoLevel": "Prov",
    "regionId": "01",
    "provinceId": "029",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0103300000",
    "name": "La Union",
    "geoLevel": "Prov",
    "regionId": "01",
    "provinceId": "033",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0105500000",
    "name": "Pangasinan",
    "geoLevel": "Prov",
    "regionId": "01",
    "provinceId": "055",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0200900000",
    "name": "Batanes",
    "geoLevel": "Prov",
    "regionId": "02",
    "provinceId": "009",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0201500000",
    "name": "Cagayan",
    "geoLevel": "Prov",
    "regionId": "02",
    "provinceId": "015",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0203100000",
    "name": "Isabela",
    "geoLevel": "Prov",
    "regionId": "02",
    "provinceId": "031",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0205000000",
    "name": "Nueva Vizcaya",
    "geoLevel": "Prov",
    "regionId": "02",
    "provinceId": "050",
    "municipalityId": "00",
    "baranggayId": "000"
  },
  {
    "psgcId": "0205700000",
    "name": "Quirino",
    "geoLevel": "Prov",
    "regionId": "02",
    "provinceId": "057",
    "municipalityId": "00",
    "baranggayId": "000"
  }
];
