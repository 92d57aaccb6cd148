db = db.getSiblingDB('assessment');
db.city.insertMany( [{
    "id": "1105",
    "name": "KAB. ACEH BARAT",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1107",
    "name": "KAB. PIDIE",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1106",
    "name": "KAB. ACEH BESAR",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1202",
    "name": "KAB. TAPANULI UTARA",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "1113",
    "name": "KAB. GAYO LUES",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1209",
    "name": "KAB. ASAHAN",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  }
]);
