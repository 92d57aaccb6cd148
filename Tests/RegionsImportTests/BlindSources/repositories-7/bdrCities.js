var bdrCities = [
  {
    "prefecture": {
      "id": "0101",
      "name": "DRAMAS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9001",
    "name": "DOXATOU"
  },
  {
    "prefecture": {
      "id": "0101",
      "name": "DRAMAS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9002",
    "name": "DRAMAS"
  },
  {
    "prefecture": {
      "id": "0101",
      "name": "DRAMAS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9003",
    "name": "KATO NEVROKOPIOU"
  },
  {
    "prefecture": {
      "id": "0101",
      "name": "DRAMAS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9004",
    "name": "PARANESTIOU"
  },
  {
    "prefecture": {
      "id": "0101",
      "name": "DRAMAS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9005",
    "name": "PROSOTSANIS"
  },
  {
    "prefecture": {
      "id": "0102",
      "name": "EVROU",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9006",
    "name": "ALEXANDROUPOLIS"
  },
  {
    "prefecture": {
      "id": "0102",
      "name": "EVROU",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9007",
    "name": "DIDYMOTEICHOU"
  },
  {
    "prefecture": {
      "id": "0102",
      "name": "EVROU",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9008",
    "name": "ORESTIADOS"
  },
  {
    "prefecture": {
      "id": "0102",
      "name": "EVROU",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9009",
    "name": "SAMOTHRAKIS"
  },
  {
    "prefecture": {
      "id": "0102",
      "name": "EVROU",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9010",
    "name": "SOUFLIOU"
  },
  {
    "prefecture": {
      "id": "0103",
      "name": "THASOU",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9011",
    "name": "THASOU"
  },
  {
    "prefecture": {
      "id": "0104",
      "name": "KAVALAS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9012",
    "name": "KAVALAS"
  },
  {
    "prefecture": {
      "id": "0104",
      "name": "KAVALAS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9013",
    "name": "ΝΕΣΤΟΥ"
  },
  {
    "prefecture": {
      "id": "0104",
      "name": "KAVALAS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9014",
    "name": "PANGAIOU"
  },
  {
    "prefecture": {
      "id": "0105",
      "name": "XANTHIS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9015",
    "name": "AVDIRON"
  },
  {
    "prefecture": {
      "id": "0105",
      "name": "XANTHIS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9016",
    "name": "MYKIS"
  },
  {
    "prefecture": {
      "id": "0105",
      "name": "XANTHIS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9017",
    "name": "XANTHIS"
  },
  {
    "prefecture": {
      "id": "0105",
      "name": "XANTHIS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9018",
    "name": "TOPEIROU"
  },
  {
    "prefecture": {
      "id": "0106",
      "name": "RODOPIS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9019",
    "name": "ARRIANON"
  },
  {
    "prefecture": {
      "id": "0106",
      "name": "RODOPIS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9020",
    "name": "IASMOU"
  },
  {
    "prefecture": {
      "id": "0106",
      "name": "RODOPIS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9021",
    "name": "KOMOTINIS"
  },
  {
    "prefecture": {
      "id": "0106",
      "name": "RODOPIS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9022",
    "name": "MARONEIAS-SAPON"
  },
  {
    "prefecture": {
      "id": "0301",
      "name": "GREVENON",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9061",
    "name": "GREVENON"
  },
  {
    "prefecture": {
      "id": "0301",
      "name": "GREVENON",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9062",
    "name": "DESKATIS"
  },
  {
    "prefecture": {
      "id": "0302",
      "name": "KASTORIAS",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9063",
    "name": "KASTORIAS"
  },
  {
    "prefecture": {
      "id": "0302",
      "name": "KASTORIAS",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9064",
    "name": "NESTORIOU"
  },
  {
    "prefecture": {
      "id": "0302",
      "name": "KASTORIAS",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9065",
    "name": "ORESTIDOS"
  },
  {
    "prefecture": {
      "id": "0303",
      "name": "KOZANIS",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9066",
    "name": "VOIOU"
  },
  {
    "prefecture": {
      "id": "0303",
      "name": "KOZANIS",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9067",
    "name": "EORDAIAS"
  },
  {
    "prefecture": {
      "id": "0303",
      "name": "KOZANIS",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9068",
    "name": "KOZANIS"
  },
  {
    "prefecture": {
      "id": "0303",
      "name": "KOZANIS",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9069",
    "name": "SERVION-VELVENTOU"
  },
  {
    "prefecture": {
      "id": "0304",
      "name": "FLORINAS",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9070",
    "name": "AMYNTAIOU"
  },
  {
    "prefecture": {
      "id": "0304",
      "name": "FLORINAS",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9071",
    "name": "PRESPON"
  },
  {
    "prefecture": {
      "id": "0304",
      "name": "FLORINAS",
      "region": {
        "id": "3",
        "name": "DYTIKIS MAKEDONIAS"
      }
    },
    "id": "9072",
    "name": "FLORINAS"
  },
  {
    "prefecture": {
      "id": "0401",
      "name": "ARTAS",
      "region": {
        "id": "4",
        "name": "IPEIROU"
      }
    },
    "id": "9073",
    "name": "ARTAION"
  },
  {
    "prefecture": {
      "id": "0401",
      "name": "ARTAS",
      "region": {
        "id": "4",
        "name": "IPEIROU"
      }
    },
    "id": "9074",
    "name": "GEORGIOU KARAISKAKI"
  },
  {
    "prefecture": {
      "id": "0401",
      "name": "ARTAS",
      "region": {
        "id": "4",
        "name": "IPEIROU"
      }
    },
    "id": "9075",
    "name": "KENTRIKON TZOUMERKON"
  },
  {
    "prefecture": {
      "id": "0401",
      "name": "ARTAS",
      "region": {
        "id": "4",
        "name": "IPEIROU"
      }
    },
    "id": "9076",
    "name": "NIKOLAOU SKOUFA"
  }
];

module.exports = bdrCities;
