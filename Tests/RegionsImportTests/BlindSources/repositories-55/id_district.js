db = db.getSiblingDB('assessment');
db.district.insertMany( [{
    "id": "110503",
    "name": "Sungai Mas",
    "cityId": "1105",
    "cityName": "KAB. ACEH BARAT",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "110505",
    "name": "Samatiga",
    "cityId": "1105",
    "cityName": "KAB. ACEH BARAT",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "110609",
    "name": "Mesjid Raya",
    "cityId": "1106",
    "cityName": "KAB. ACEH BESAR",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "110622",
    "name": "Leupung",
    "cityId": "1106",
    "cityName": "KAB. ACEH BESAR",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "110703",
    "name": "Batee",
    "cityId": "1107",
    "cityName": "KAB. PIDIE",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "110713",
    "name": "Mutiara",
    "cityId": "1107",
    "cityName": "KAB. PIDIE",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "111301",
    "name": "Blangkejeren",
    "cityId": "1113",
    "cityName": "KAB. GAYO LUES",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "111302",
    "name": "Kutapanjang",
    "cityId": "1113",
    "cityName": "KAB. GAYO LUES",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "111311",
    "name": "Pantan Cuaca",
    "cityId": "1113",
    "cityName": "KAB. GAYO LUES",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "120205",
    "name": "Pahae Julu",
    "cityId": "1202",
    "cityName": "KAB. TAPANULI UTARA",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "120211",
    "name": "Parmonangan",
    "cityId": "1202",
    "cityName": "KAB. TAPANULI UTARA",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "120911",
    "name": "Sei Kepayang",
    "cityId": "1209",
    "cityName": "KAB. ASAHAN",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "120930",
    "name": "Pulo Bandring",
    "cityId": "1209",
    "cityName": "KAB. ASAHAN",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "110507",
    "name": "Arongan Lambalek",
    "cityId": "1105",
    "cityName": "KAB. ACEH BARAT",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "110512",
    "name": "Panton Reu",
    "cityId": "1105",
    "cityName": "KAB. ACEH BARAT",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "110608",
    "name": "Peukan Bada",
    "cityId": "1106",
    "cityName": "KAB. ACEH BESAR",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "110729",
    "name": "Glumpang Baro",
    "cityId": "1107",
    "cityName": "KAB. PIDIE",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "120204",
    "name": "Sipoholon",
    "cityId": "1202",
    "cityName": "KAB. TAPANULI UTARA",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "120916",
    "name": "Buntu Pane",
    "cityId": "1209",
    "cityName": "KAB. ASAHAN",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  }
]);
