export const provinces = {
  "1": "San José",
  "2": "Alajuela",
  "3": "Cartago",
  "4": "Heredia",
  "5": "Guanacaste",
  "6": "Puntarenas",
  "7": "Limón"
};

export const cantons = {
  "1": {
    "101": "Central",
    "102": "Escazú",
    "103": "Desamparados",
    "104": "Puriscal",
    "105": "Tarrazú",
    "106": "Aserrí",
    "107": "Mora",
    "108": "Goicoechea",
    "109": "Santa Ana",
    "110": "Alajuelita",
    "111": "Vázquez De Coronado",
    "112": "Acosta",
    "113": "Tibás",
    "114": "Moravia",
    "115": "Montes De Oca",
    "116": "Turrubares",
    "117": "Dota",
    "118": "Curridabat",
    "119": "Pérez Zeledón",
    "120": "León Cortés Castro"
  },
  "2": {
    "201": "Central",
    "202": "San Ramón",
    "203": "Grecia",
    "204": "San Mateo",
    "205": "Atenas",
    "206": "Naranjo",
    "207": "Palmares",
    "208": "Poás",
    "209": "Orotina",
    "210": "San Carlos",
    "211": "Zarcero",
    "212": "Valverde Vega",
    "213": "Upala",
    "214": "Los Chiles",
    "215": "Guatuso",
    "216": "Río Cuarto"
  },
  "3": {
    "301": "Central",
    "302": "Paraíso",
    "303": "La Unión",
    "304": "Jiménez",
    "305": "Turrialba",
    "306": "Alvarado",
    "307": "Oreamuno",
    "308": "El Guarco"
  },
  "4": {
    "401": "Central",
    "402": "Barva",
    "403": "Santo Domingo",
    "404": "Santa Barbara",
    "405": "San Rafael",
    "406": "San Isidro",
    "407": "Belén",
    "408": "Flores",
    "409": "San Pablo",
    "410": "Sarapiquí"
  },
  "5": {
    "501": "Liberia",
    "502": "Nicoya",
    "503": "Santa Cruz",
    "504": "Bagaces",
    "505": "Carrillo",
    "506": "Cañas",
    "507": "Abangares",
    "508": "Tilarán",
    "509": "Nandayure",
    "510": "La Cruz",
    "511": "Hojancha"
  },
  "6": {
    "601": "Central",
    "602": "Esparza",
    "603": "Buenos Aires",
    "604": "Montes De Oro",
    "605": "Osa",
    "606": "Quepos",
    "607": "Golfito",
    "608": "Coto Brus",
    "609": "Parrita",
    "610": "Corredores",
    "611": "Garabito"
  },
  "7": {
    "701": "Central",
    "702": "Pococí",
    "703": "Siquirres",
    "704": "Talamanca",
    "705": "Matina",
    "706": "Guácimo"
  }
};

export const districts = {
  "101": {
    "10101": "Carmen",
    "10102": "Merced",
    "10103": "Hospital",
    "10104": "Catedral",
    "10105": "Zapote",
    "10106": "San Francisco De Dos Rios",
    "10107": "Uruca",
    "10108": "Mata Redonda",
    "10109": "Pavas",
    "10110": "Hatillo",
    "10111": "San Sebastián"
  },
  "102": {
    "10201": "Escazú",
    "10202": "San Antonio",
    "10203": "San Rafael"
  },
  "103": {
    "10301": "Desamparados",
    "10302": "San Miguel",
    "10303": "San Juan De Dios",
    "10304": "San Rafael Arriba",
    "10305": "San Rafael Abajo",
    "10306": "San Antonio",
    "10307": "Frailes",
    "10308": "Patarra",
    "10309": "San Cristobal",
    "10310": "Rosario",
    "10311": "Damas",
    "10312": "Gravilias",
    "10313": "Los Guido"
  },
  "204": {
    "20401": "San Mateo",
    "20402": "Desmonte",
    "20403": "Jesús María",
    "20404": "Labrador"
  },
  "216": {
    "21601": "Río Cuarto"
  },
  "308": {
    "30801": "El Tejar",
    "30802": "San Isidro",
    "30803": "Tobosi",
    "30804": "Patio De Agua"
  },
  "706": {
    "70601": "Guácimo",
    "70602": "Mercedes",
    "70603": "Pocora",
    "70604": "Rio Jiménez",
    "70605": "Duacari"
  }
};
