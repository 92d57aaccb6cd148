export default {
  BELEP: {
    nom: "Belep",
    code: "98811",
    id: "belep",
  },
  BOULOUPARIS: {
    nom: "Boulouparis",
    code: "98812",
    id: "boulouparis",
  },
  BOURAIL: {
    nom: "Bourail",
    code: "98870",
    id: "bourail",
  },
  CANALA: {
    nom: "Canala",
    code: "98813",
    id: "canala",
  },
  DUMBEA: {
    nom: "Dumb\u00e9a",
    code: "98835",
    id: "dumbea",
  },
  FARINO: {
    nom: "Farino",
    code: "98881",
    id: "farino",
  },
  HIENGHENE: {
    nom: "Hiengh\u00e8ne",
    code: "98815",
    id: "hienghene",
  },
  HOUAILOU: {
    nom: "Houailou",
    code: "98816",
    id: "houailou",
  },
  "ILE DES PINS": {
    nom: "Ile des Pins",
    code: "98832",
    id: "ile_des_pins",
  },
  "KAALA-GOMEN": {
    nom: "Kaala Gomen",
    code: "98817",
    id: "kaala_gomen",
  },
  KONE: {
    nom: "Kon\u00e9",
    code: "98859",
    id: "kone",
  },
  KOUAOUA: {
    nom: "Kouaoua",
    code: "98818",
    id: "kouaoua",
  },
  KOUMAC: {
    nom: "Koumac",
    code: "98850",
    id: "koumac",
  },
  "LA FOA": {
    nom: "La Foa",
    code: "98880",
    id: "la_foa",
  },
  LIFOU: {
    nom: "Lifou",
    code: "98820",
    id: "lifou",
  },
  MARE: {
    nom: "Mar\u00e9",
    code: "98828",
    id: "mare",
  },
  MOINDOU: {
    nom: "Moindou",
    code: "98819",
    id: "moindou",
  },
  "MONT-DORE": {
    nom: "Mont Dore",
    code: "98809",
    id: "mont_dore",
  },
  NOUMEA: {
    nom: "Noum\u00e9a",
    code: "98800",
    id: "noumea",
  },
  OUEGOA: {
    nom: "Ou\u00e9goa",
    code: "98821",
    id: "ouegoa",
  },
  OUVEA: {
    nom: "Ouv\u00e9a",
    code: "98814",
    id: "ouvea",
  },
  PAITA: {
    nom: "Pa\u00efta",
    code: "98889",
    id: "paita",
  },
  POINDIMIE: {
    nom: "Poindimi\u00e9",
    code: "98822",
    id: "poindimie",
  },
  PONERIHOUEN: {
    nom: "Pon\u00e9rihouen",
    code: "98823",
    id: "ponerihouen",
  },
  POUEBO: {
    nom: "Pou\u00e9bo",
    code: "98824",
    id: "pouebo",
  },
};
