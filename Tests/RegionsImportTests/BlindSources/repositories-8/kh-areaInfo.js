export default [
  {
    "provinceInfo": {
      "name": "Bântéay Méancheăy",
      "districtInfos": [
        {
          "name": "Krong Serei Saophoan",
          "communes": [
            {
              "name": "Kampong Svay",
              "type": "Urban Commune"
            },
            {
              "name": "Kaoh Pong Satv",
              "type": "Rural Commune"
            },
            {
              "name": "Mkak",
              "type": "Rural Commune"
            },
            {
              "name": "Ou Ambel",
              "type": "Urban Commune"
            },
            {
              "name": "Phniet",
              "type": "Rural Commune"
            },
            {
              "name": "Preah Ponlea",
              "type": "Urban Commune"
            },
            {
              "name": "Tuek Thla",
              "type": "Rural Commune"
            }
          ]
        },
        {
          "name": "Krong Paoy Paet",
          "communes": [
            {
              "name": "Nimitt (Nimit)",
              "type": "Rural Commune"
            },
            {
              "name": "Paoy Paet (Poipet)",
              "type": "Urban Commune"
            }
          ]
        },
        {
          "name": "Svay Chek",
          "communes": [
            {
              "name": "Phkoam",
              "type": "Rural Commune"
            },
            {
              "name": "Roluos",
              "type": "Rural Commune"
            },
            {
              "name": "Sarongk",
              "type": "Rural Commune"
            },
            {
              "name": "Sla Kram",
              "type": "Rural Commune"
            },
            {
              "name": "Svay Chek",
              "type": "Rural Commune"
            },
            {
              "name": "Ta Baen",
              "type": "Rural Commune"
            },
            {
              "name": "Ta Phou",
              "type": "Rural Commune"
            },
            {
              "name": "Treas",
              "type": "Rural Commune"
            }
          ]
        },
        {
          "name": "Malai",
          "communes": [
            {
              "name": "Boeng Beng",
              "type": "Rural Commune"
            },
            {
              "name": "Malai",
              "type": "Urban Commune"
            },
            {
              "name": "Ou Sampor (Ou Sampoar)",
              "type": "Rural Commune"
            },
            {
              "name": "Ou Sralau",
              "type": "Rural Commune"
            },
            {
              "name": "Ta Kong",
              "type": "Rural Commune"
            },
            {
              "name": "Tuol Pongro",
              "type": "Rural Commune"
            }
          ]
        },
        {
          "name": "Phnum Srok (Phnom Srok)",
          "communes": [
            {
              "name": "Nam Tau",
              "type": "Rural Commune"
            },
            {
              "name": "Paoy Char (Poy Char)",
              "type": "Rural Commune"
            },
            {
              "name": "Phnum Dei",
              "type": "Rural Commune"
            },
            {
              "name": "Ponley",
              "type": "Rural Commune"
            },
            {
              "name": "Spean Sraeng",
              "type": "Rural Commune"
            },
            {
              "name": "Srah Chik",
              "type": "Rural Commune"
            }
          ]
        },
        {
          "name": "Thma Puok",
          "communes": [
            {
              "name": "Banteay Chhmar",
              "type": "Rural Commune"
            },
            {
              "name": "Kouk Kakthen",
              "type": "Rural Commune"
            },
            {
              "name": "Kouk Romiet",
              "type": "Rural Commune"
            },
            {
              "name": "Kumru",
              "type": "Rural Commune"
            },
            {
              "name": "Phum Thmei",
              "type": "Rural Commune"
            },
            {
              "name": "Thma Puok",
              "type": "Rural Commune"
            }
          ]
        }
      ]
    }
  },
  {
    "provinceInfo": {
      "name": "Băt Dâmbâng",
      "districtInfos": [
        {
          "name": "Krong Battambang",
          "communes": [
            {
              "name": "Chamkar Samraong",
              "type": "Urban Commune"
            },
            {
              "name": "Kdol Doun Teav (Kdol Daun Teav)",
              "type": "Urban Commune"
            },
            {
              "name": "Ou Char",
              "type": "Urban Commune"
            },
            {
              "name": "Ou Mal",
              "type": "Rural Commune"
            },
            {
              "name": "Preaek Preah Sdach",
              "type": "Urban Commune"
            },
            {
              "name": "Rotanak",
              "type": "Urban Commune"
            },
            {
              "name": "Sla Kaet",
              "type": "Urban Commune"
            },
            {
              "name": "Svay Pao",
              "type": "Urban Commune"
            },
            {
              "name": "Tuol Ta Aek",
              "type": "Urban Commune"
            },
            {
              "name": "Voat Kor",
              "type": "Rural Commune"
            }
          ]
        },
        {
          "name": "Bavel",
          "communes": [
            {
              "name": "Ampil Pram Daeum",
              "type": "Rural Commune"
            },
            {
              "name": "Bavel",
              "type": "Rural Commune"
            },
            {
              "name": "Kdol Ta Haen",
              "type": "Rural Commune"
            },
            {
              "name": "Khnach Romeas",
              "type": "Rural Commune"
            },
            {
              "name": "Lvea",
              "type": "Rural Commune"
            },
            {
              "name": "Prey Khpos",
              "type": "Rural Commune"
            }
          ]
        },
        {
          "name": "Aek Phnum (Ek Phnom)",
          "communes": [
            {
              "name": "Kaoh Chiveang",
              "type": "Rural Commune"
            },
            {
              "name": "Peam Aek",
              "type": "Rural Commune"
            },
            {
              "name": "Preaek Khpob",
              "type": "Rural Commune"
            },
            {
              "name": "Preaek Luong",
              "type": "Rural Commune"
            },
            {
              "name": "Preaek Norint",
              "type": "Rural Commune"
            },
            {
              "name": "Prey Chas",
              "type": "Rural Commune"
            },
            {
              "name": "Samraong Knong",
              "type": "Rural Commune"
            }
          ]
        },
        {
          "name": "Rukhak Kiri",
          "communes": [
            {
              "name": "Preaek Chik",
              "type": "Rural Commune"
            },
            {
              "name": "Prey Tralach",
              "type": "Rural Commune"
            }
          ]
        },
        {
          "name": "Rotonak Mondol (Rotanak Mondol)",
          "communes": [
            {
              "name": "Andaeuk Haeb",
              "type": "Rural Commune"
            },
            {
              "name": "Phlov Meas",
              "type": "Rural Commune"
            },
            {
              "name": "Sdau",
              "type": "Rural Commune"
            },
            {
              "name": "Traeng",
              "type": "Rural Commune"
            }
          ]
        }
      ]
    }
  },
  {
    "provinceInfo": {
      "name": "Krong Kep",
      "districtInfos": [
        {
          "name": "Damnak Chang'aeur",
          "communes": [
            {
              "name": "Angkaol",
              "type": "Rural Commune"
            },
            {
              "name": "Ou Krasar",
              "type": "Rural Commune"
            }
          ]
        },
        {
          "name": "Krong Kaeb (Kep)",
          "communes": [
            {
              "name": "Kep",
              "type": "Urban Commune"
            },
            {
              "name": "Prey Thum",
              "type": "Urban Commune"
            },
            {
              "name": "O'Krasar",
              "type": "Rural Commune"
            }
          ]
        }
      ]
    }
  }
]
