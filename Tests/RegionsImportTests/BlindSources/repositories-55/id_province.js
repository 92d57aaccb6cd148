db = db.getSiblingDB('assessment');
db.province.insertMany( [{
    "id": "11",
    "name": "ACEH"
  },
  {
    "id": "12",
    "name": "SUMATERA UTARA"
  }
]);
