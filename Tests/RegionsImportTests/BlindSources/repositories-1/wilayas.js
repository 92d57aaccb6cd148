var wilayas = {
  "01": {
    "Nom": "Adrar",
    "Communes": {
      "01001": "Adrar ",
      "01002": "Tamest ",
      "01003": "Charouine ",
      "01004": "Reggane "
    }
  },
  "02": {
    "Nom": "Chlef",
    "Communes": {
      "02001": "Chlef ",
      "02002": "Tenes ",
      "02003": "Benairia "
    }
  },
  "03": {
    "Nom": "Laghouat",
    "Communes": {
      "03001": "Laghouat ",
      "03002": "Ksar El Hirane "
    }
  },
  "04": {
    "Nom": "Oum El Bouaghi",
    "Communes": {
      "04001": "Oum El Bouaghi ",
      "04002": "Ain Beida ",
      "04003": "Ainmlila "
    }
  },
  "05": {
    "Nom": "Batna",
    "Communes": {
      "05001": "Batna ",
      "05002": "Ghassira ",
      "05003": "Maafa ",
      "05004": "Merouana "
    }
  }
};
