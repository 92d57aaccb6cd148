
import type { Subdivision } from "../types";
export type { Subdivision } from "../types";

const subdivisions: Array<Subdivision> = [
  {
    "code": "01",
    "name": "Attard",
    "type": "Local council"
  },
  {
    "code": "02",
    "name": "Balzan",
    "type": "Local council"
  },
  {
    "code": "03",
    "name": "Birgu",
    "type": "Local council"
  },
  {
    "code": "04",
    "name": "Birkirkara",
    "type": "Local council"
  },
  {
    "code": "05",
    "name": "Birżebbuġa",
    "type": "Local council"
  },
  {
    "code": "06",
    "name": "Bormla",
    "type": "Local council"
  },
  {
    "code": "07",
    "name": "Dingli",
    "type": "Local council"
  },
  {
    "code": "08",
    "name": "Fgura",
    "type": "Local council"
  },
  {
    "code": "09",
    "name": "Floriana",
    "type": "Local council"
  },
  {
    "code": "10",
    "name": "Fontana",
    "type": "Local council"
  },
  {
    "code": "11",
    "name": "Gudja",
    "type": "Local council"
  },
  {
    "code": "12",
    "name": "Gżira",
    "type": "Local council"
  },
  {
    "code": "13",
    "name": "Għajnsielem",
    "type": "Local council"
  },
  {
    "code": "14",
    "name": "Għarb",
    "type": "Local council"
  },
  {
    "code": "15",
    "name": "Għargħur",
    "type": "Local council"
  },
  {
    "code": "16",
    "name": "Għasri",
    "type": "Local council"
  },
  {
    "code": "17",
    "name": "Għaxaq",
    "type": "Local council"
  },
  {
    "code": "18",
    "name": "Ħamrun",
    "type": "Local council"
  },
  {
    "code": "19",
    "name": "Iklin",
    "type": "Local council"
  },
  {
    "code": "20",
    "name": "Isla",
    "type": "Local council"
  },
  {
    "code": "21",
    "name": "Kalkara",
    "type": "Local council"
  },
  {
    "code": "22",
    "name": "Kerċem",
    "type": "Local council"
  },
  {
    "code": "23",
    "name": "Kirkop",
    "type": "Local council"
  },
  {
    "code": "24",
    "name": "Lija",
    "type": "Local council"
  },
  {
    "code": "25",
    "name": "Luqa",
    "type": "Local council"
  },
  {
    "code": "26",
    "name": "Marsa",
    "type": "Local council"
  },
  {
    "code": "27",
    "name": "Marsaskala",
    "type": "Local council"
  },
  {
    "code": "28",
    "name": "Marsaxlokk",
    "type": "Local council"
  },
  {
    "code": "29",
    "name": "Mdina",
    "type": "Local council"
  },
  {
    "code": "30",
    "name": "Mellieħa",
    "type": "Local council"
  },
  {
    "code": "31",
    "name": "Mġarr",
    "type": "Local council"
  },
  {
    "code": "32",
    "name": "Mosta",
    "type": "Local council"
  },
  {
    "code": "33",
    "name": "Mqabba",
    "type": "Local council"
  },
  {
    "code": "34",
    "name": "Msida",
    "type": "Local council"
  },
  {
    "code": "35",
    "name": "Mtarfa",
    "type": "Local council"
  },
  {
    "code": "36",
    "name": "Munxar",
    "type": "Local council"
  },
  {
    "code": "37",
    "name": "Nadur",
    "type": "Local council"
  },
  {
    "code": "38",
    "name": "Naxxar",
    "type": "Local council"
  },
  {
    "code": "39",
    "name": "Paola",
    "type": "Local council"
  },
  {
    "code": "40",
    "name": "Pembroke",
    "type": "Local council"
  },
  {
    "code": "41",
    "name": "Pietà",
    "type": "Local council"
  },
  {
    "code": "42",
    "name": "Qala",
    "type": "Local council"
  },
  {
    "code": "43",
    "name": "Qormi",
    "type": "Local council"
  },
  {
    "code": "44",
    "name": "Qrendi",
    "type": "Local council"
  },
  {
    "code": "45",
    "name": "Rabat Gozo",
    "type": "Local council"
  },
  {
    "code": "46",
    "name": "Rabat Malta",
    "type": "Local council"
  },
  {
    "code": "47",
    "name": "Safi",
    "type": "Local council"
  },
  {
    "code": "48",
    "name": "Saint Julian's",
    "type": "Local council"
  },
  {
    "code": "49",
    "name": "Saint John",
    "type": "Local council"
  },
  {
    "code": "50",
    "name": "Saint Lawrence",
    "type": "Local council"
  },
  {
    "code": "51",
    "name": "Saint Paul's Bay",
    "type": "Local council"
  },
  {
    "code": "52",
    "name": "Sannat",
    "type": "Local council"
  },
  {
    "code": "53",
    "name": "Saint Lucia's",
    "type": "Local council"
  },
  {
    "code": "54",
    "name": "Santa Venera",
    "type": "Local council"
  },
  {
    "code": "55",
    "name": "Siġġiewi",
    "type": "Local council"
  },
  {
    "code": "56",
    "name": "Sliema",
    "type": "Local council"
  },
  {
    "code": "57",
    "name": "Swieqi",
    "type": "Local council"
  },
  {
    "code": "58",
    "name": "Ta' Xbiex",
    "type": "Local council"
  },
  {
    "code": "59",
    "name": "Tarxien",
    "type": "Local council"
  },
  {
    "code": "60",
    "name": "Valletta",
    "type": "Local council"
  },
  {
    "code": "61",
    "name": "Xagħra",
    "type": "Local council"
  },
  {
    "code": "62",
    "name": "Xewkija",
    "type": "Local council"
  },
  {
    "code": "63",
    "name": "Xgħajra",
    "type": "Local council"
  },
  {
    "code": "64",
    "name": "Żabbar",
    "type": "Local council"
  },
  {
    "code": "65",
    "name": "Żebbuġ Gozo",
    "type": "Local council"
  },
  {
    "code": "66",
    "name": "Żebbuġ Malta",
    "type": "Local council"
  },
  {
    "code": "67",
    "name": "Żejtun",
    "type": "Local council"
  },
  {
    "code": "68",
    "name": "Żurrieq",
    "type": "Local council"
  }
];
export default subdivisions;
