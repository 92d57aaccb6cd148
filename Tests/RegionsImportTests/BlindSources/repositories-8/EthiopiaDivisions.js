exports.EthiopiaDivisions = {
  "Reagions": {
    "Tigray": {
      "Area": 50079,
      "Zones": {
        "North Western": {
          "Woredas": [
            "Tahtay Adiyabo",
            "Laelay Adiyabo",
            "Medebay Zana",
            "Tahtay Koraro",
            "Asegede Tsimbila",
            "Tselemti",
            "Shere Endasilasie /Town",
            "Shiraro /Town"
          ]
        },
        "Eastern": {
          "Woredas": [
            "Gulo Meheda",
            "Erob",
            "Saesi Tsadamba",
            "Ganta Afeshum",
            "Hawuzen",
            "Kilte Awlalo",
            "Atsbi Wonberta",
            "Adigrat /Town",
            "Wukro /Town"
          ]
        },
        "Western": {
          "Woredas": [
            "Kafta Humera",
            "Welkayit",
            "Tsegede",
            "Humera /Town"
          ]
        },
        "Mekele Special-Zone": {
          "Woredas": [
            "Debub",
            "Semen"
          ]
        }
      }
    },
    "Afar": {
      "Area": 72051,
      "Capital": "Semera",
      "Zones": {
        "Zone 1": {
          "Woredas": [
            "Dubti",
            "Elidar",
            "Asayita",
            "Afambo",
            "Mile",
            "Chifra",
            "Kori"
          ]
        },
        "Zone 2": {
          "Woredas": [
            "Erebti",
            "Kunoba",
            "Abala",
            "Megale",
            "Berahile",
            "Dalol",
            "Afdera"
          ]
        },
        "Zone 3": {
          "Woredas": [
            "Amibara",
            "Awash Fentale",
            "Gewane",
            "Dulacha",
            "Bure Mudayitu",
            "Argoba Liyu"
          ]
        },
        "Zone 4": {
          "Woredas": [
            "Awra",
            "Ewa",
            "Teru",
            "Yalo",
            "Golina"
          ]
        },
        "Zone 5": {
          "Woredas": [
            "Telalak",
            "Sumu Robi",
            "Dawe",
            "Dalifage",
            "Hadele Ele"
          ]
        }
      }
    },
    "Amhara": {
      "Area": 154709,
      "Capital": "Bahir Dar",
      "Zones": {
        "Waghemira – Zone": {
          "Woredas": [
            "Ziquala",
            "Sekota",
            "Dehena",
            "Gazgibla",
            "Abergele",
            "Sehala",
            "Sekota/Town/"
          ]
        },
        "Awi – Zone": {
          "Woredas": [
            "Dangila",
            "Banja Shekudad",
            "Ankasha Guagusa",
            "Guangua",
            "Fagita Lekoma",
            "Jawi",
            "Guagusa Shikudad"
          ]
        }
      }
    },
    "Oromia": {
      "Area": 284538,
      "Zones": {
        "Borena-Zone": {
          "Woredas": [
            "Bule Hora",
            "Yabelo",
            "Arero",
            "Moyale",
            "Dire",
            "Teletele",
            "Abaya",
            "Dugida Dawa",
            "Miyu",
            "Gelana"
          ]
        },
        "Guji-Zone": {
          "Woredas": [
            "Uraga",
            "Bore",
            "Adola",
            "Wadera",
            "Odo Shakiso",
            "Kercha",
            "Liben",
            "Dima",
            "Hambela Wamena",
            "Girja",
            "Negele/Town/",
            "Adola/Town/",
            "Adama Special-Zone",
            "Adama ",
            "Jima Special – Zone",
            "Jima/Town/"
          ]
        }
      }
    }
  }
};
