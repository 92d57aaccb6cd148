export const CountryRegionData = [
  [
    "Åland Islands",
    "AX",
    [
      {
        "name": "Brändö"
      },
      {
        "name": "Eckerö"
      },
      {
        "name": "Finström"
      },
      {
        "name": "Föglö"
      },
      {
        "name": "Geta"
      },
      {
        "name": "Hammarland"
      },
      {
        "name": "Jomala"
      },
      {
        "name": "Kumlinge"
      },
      {
        "name": "Kökar"
      },
      {
        "name": "Lemland"
      },
      {
        "name": "Lumparland"
      },
      {
        "name": "Mariehamn"
      },
      {
        "name": "Saltvik"
      },
      {
        "name": "Sottunga"
      },
      {
        "name": "Sund"
      },
      {
        "name": "Vårdö"
      }
    ]
  ],
  [
    "American Samoa",
    "AS",
    [
      {
        "name": "Tutuila"
      },
      {
        "name": "Aunu'u"
      },
      {
        "name": "Ta'ū"
      },
      {
        "name": "Ofu‑Olosega"
      },
      {
        "name": "Rose Atoll"
      },
      {
        "name": "Swains Island"
      }
    ]
  ],
  [
    "Andorra",
    "AD",
    [
      {
        "name": "Andorra la Vella"
      },
      {
        "name": "Canillo"
      },
      {
        "name": "Encamp"
      },
      {
        "name": "Escaldes-Engordany"
      },
      {
        "name": "La Massana"
      },
      {
        "name": "Ordino"
      },
      {
        "name": "Sant Julià de Lòria"
      }
    ]
  ],
  [
    "Antarctica",
    "AQ",
    [
      {
        "name": "Antarctica"
      }
    ]
  ],
  [
    "Armenia",
    "AM",
    [
      {
        "name": "Aragatsotn"
      },
      {
        "name": "Ararat"
      },
      {
        "name": "Armavir"
      },
      {
        "name": "Gegharkunik"
      },
      {
        "name": "Kotayk"
      },
      {
        "name": "Lori"
      },
      {
        "name": "Shirak"
      },
      {
        "name": "Syunik"
      },
      {
        "name": "Tavush"
      },
      {
        "name": "Vayots Dzor"
      },
      {
        "name": "Yerevan"
      }
    ]
  ],
  [
    "Aruba",
    "AW",
    [
      {
        "name": "Aruba"
      }
    ]
  ],
  [
    "Austria",
    "AT",
    [
      {
        "name": "Burgenland"
      },
      {
        "name": "Kärnten"
      },
      {
        "name": "Niederösterreich"
      },
      {
        "name": "Oberösterreich"
      },
      {
        "name": "Salzburg"
      },
      {
        "name": "Steiermark"
      },
      {
        "name": "Tirol"
      },
      {
        "name": "Vorarlberg"
      },
      {
        "name": "Wien"
      }
    ]
  ]
]
