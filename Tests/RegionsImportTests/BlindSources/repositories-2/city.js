db = db.getSiblingDB('assessment');
db.city.insertMany( [
  {
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
    "id": "1173",
    "name": "KOTA LHOKSEUMAWE",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1217",
    "name": "KAB. SAMOSIR",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "1218",
    "name": "KAB. SERDANG BEDAGAI",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "1275",
    "name": "KOTA BINJAI",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "1407",
    "name": "KAB. ROKAN HILIR",
    "provinceId": "14",
    "provinceName": "RIAU"
  },
  {
    "id": "1410",
    "name": "KAB. KEPULAUAN MERANTI",
    "provinceId": "14",
    "provinceName": "RIAU"
  }
]);
