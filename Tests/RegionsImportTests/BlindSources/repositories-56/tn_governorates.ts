export const GOVERNORATES = {
  ARIANA: {
    code: "12",
    postalCodes: [
      "2001",
      "2002",
      "2020",
      "2022",
      "2027",
      "2032",
    ],
    delegations: [
      "Cité Ennasr Ariana",
      "Géant",
      "Sidi Thabet",
      "Kalaat El Andalous",
      "Borj Baccouche",
      "Cebelet Ben Ammar",
    ],
  },
  KASSERINE: {
    code: "42",
    postalCodes: [
      "1200",
      "1210",
      "1213",
      "1214",
      "1215",
    ],
    delegations: [
      "Kasserine",
      "Tela",
      "BOUCHEBKA",
      "Majel Belabbès",
      "TLABET",
    ],
  },
  KEF: {
    code: "33",
    postalCodes: [
      "7100",
      "7110",
      "7112",
      "7113",
    ],
    delegations: [
      "Kef",
      "Enneber",
      "Touiref",
      "El Kalaa Khasba",
    ],
  },
  BEN_AROUS: {
    code: "13",
    postalCodes: [
      "1125",
      "1135",
      "1145",
      "1164",
      "2013",
    ],
    delegations: [
      "Rades Saline",
      "Naassen",
      "M'hamdia",
      "Hammam Echatt",
      "Ben Arous",
    ],
  },
  TATAOUINE: {
    code: "83",
    postalCodes: [
      "3200",
      "3212",
      "3213",
      "3220",
    ],
    delegations: [
      "Tataouin",
      "Bir Lahmar",
      "ksar oun",
      "Ghomrassen",
    ],
  },
  ZAGHOUAN: {
    code: "22",
    postalCodes: [
      "1100",
      "1111",
      "1115",
    ],
    delegations: [
      "Zaghouan",
      "Joel El West",
      "Saouaf",
    ],
  },
};
