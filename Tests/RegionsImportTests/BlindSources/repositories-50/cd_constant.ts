export const constant = {
  ROLES: ['ROOT','MANAGER','DSI','FINANCE','PROVINCIAL','POSTE_FINANCE','DGI','AGENT'],
  TYPE_CLIENT: ['ONG','FONDATION','SOCIETE PRIVE','EGLISE','SOCIETE PUBLIQUE','INDIVIDU'],
  ACTIVITE: ['AGRO-ALIMENTAIRE','TECHNOLOGIE','TELEVISION','TELECOMMUNICATIONS','AGRONOMIE','COMMUNICATIONS',
    'SERVICES GENERAUX','EDUCATION','MARKETING','MALEWA','DIVERS','CABINET PRIVE','TERRASSE']

}

export const  provinceData =
  [
    {
      name:"TSHOPO",
      villes:[
        "KISANGANI"
      ],
      territoires:[
        "Bafwasende",
        "Banalia",
        "Basoko",
        "Isangi",
        "Opala",
        "Ubundu",
        "Yahuma"
      ],
    },
    {
      name:"EQUATEUR",
      villes:[
        "MBANDAKA"
      ],
      territoires:[
        "Basankusu",
        "Bikoro",
        "Bolomba",
        "Bomongo",
        "Ingende",
        "Lukolela",
        "Mankanza"
      ]
    },
    {
      name:"MONGALA",
      villes:[
        "BUMBA"
      ],
      territoires:[
        "Bongandanga",
        "Bumba",
        "Lisala"
      ]
    },
    {
      name:"ITURI",
      villes:[
        "BUNIA"
      ],
      territoires:[
        "Aru",
        "Djugu",
        "Irumu",
        "Mahagi",
        "Mambasa"
      ]
    },
    {
      name:"KWILU",
      villes:[
        "BANDUNDU",
        "KIKWIT"
      ],
      territoires:[
        "Bagata",
        "Bulungu",
        "Gungu",
        "Idiofa",
        "Masi-Manimba"
      ]
    },
    {
      name:"KWANGO",
      villes:[

      ],
      territoires:[
        "Feshi"
      ]
    }
  ]
