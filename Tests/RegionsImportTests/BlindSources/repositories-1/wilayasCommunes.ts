export const wilayasCommunes = {

WILAYAS: [
  {
    "id": "1",
    "code": "1",
    "name": "Adrar"
  },
  {
    "id": "2",
    "code": "2",
    "name": "Chlef"
  },
  {
    "id": "3",
    "code": "3",
    "name": "Laghouat"
  },
  {
    "id": "4",
    "code": "4",
    "name": "Oum El Bouaghi"
  },
  {
    "id": "5",
    "code": "5",
    "name": "Batna"
  }
],

COMMUNES: [
  {
    "id": "1",
    "code_postal": "01001",
    "nom": "Adrar",
    "wilaya_id": "1"
  },
  {
    "id": "2",
    "code_postal": "01002",
    "nom": "Tamest",
    "wilaya_id": "1"
  },
  {
    "id": "3",
    "code_postal": "01003",
    "nom": "Charouine",
    "wilaya_id": "1"
  },
  {
    "id": "4",
    "code_postal": "01004",
    "nom": "Reggane",
    "wilaya_id": "1"
  },
  {
    "id": "5",
    "code_postal": "02005",
    "nom": "Chlef",
    "wilaya_id": "2"
  },
  {
    "id": "6",
    "code_postal": "02006",
    "nom": "Tenes",
    "wilaya_id": "2"
  },
  {
    "id": "7",
    "code_postal": "02007",
    "nom": "Benairia",
    "wilaya_id": "2"
  },
  {
    "id": "8",
    "code_postal": "03008",
    "nom": "Laghouat",
    "wilaya_id": "3"
  },
  {
    "id": "9",
    "code_postal": "03009",
    "nom": "Ksar El Hirane",
    "wilaya_id": "3"
  },
  {
    "id": "10",
    "code_postal": "04010",
    "nom": "Oum El Bouaghi",
    "wilaya_id": "4"
  },
  {
    "id": "11",
    "code_postal": "04011",
    "nom": "Ain Beida",
    "wilaya_id": "4"
  },
  {
    "id": "12",
    "code_postal": "04012",
    "nom": "Ainmlila",
    "wilaya_id": "4"
  },
  {
    "id": "13",
    "code_postal": "05013",
    "nom": "Batna",
    "wilaya_id": "5"
  },
  {
    "id": "14",
    "code_postal": "05014",
    "nom": "Ghassira",
    "wilaya_id": "5"
  },
  {
    "id": "15",
    "code_postal": "05015",
    "nom": "Maafa",
    "wilaya_id": "5"
  },
  {
    "id": "16",
    "code_postal": "05016",
    "nom": "Merouana",
    "wilaya_id": "5"
  }
]

};
