import { CLCountry } from "./base-types";
export const _clLocationData: CLCountry = {
  country: "CL",
  regions: {
    "10": {
      name: "Región de Los Lagos",
      capital_region: "Puerto Montt",
      iso_code: "CL-LL",
      provinces: {
        "101": {
          name: "Llanquihue",
          provincial_capital: "Puerto Montt",
          communes: {
            "10101": {
              name: "Puerto Montt",
              id: "10101",
            },
            "10102": {
              name: "Calbuco",
              id: "10102",
            },
            "10103": {
              name: "Cochamó",
              id: "10103",
            },
            "10104": {
              name: "Fresia",
              id: "10104",
            },
            "10105": {
              name: "Frutillar",
              id: "10105",
            },
            "10106": {
              name: "Los Muermos",
              id: "10106",
            },
            "10107": {
              name: "Llanquihue",
              id: "10107",
            },
            "10108": {
              name: "Maullín",
              id: "10108",
            },
            "10109": {
              name: "Puerto Varas",
              id: "10109",
            },
          },
          id: "101",
        },
        "102": {
          name: "Chiloé",
          provincial_capital: "Castro",
          communes: {
            "10201": {
              name: "Castro",
              id: "10201",
            },
            "10202": {
              name: "Ancud",
              id: "10202",
            },
            "10203": {
              name: "Chonchi",
              id: "10203",
            },
            "10204": {
              name: "Curaco de Vélez",
              id: "10204",
            },
            "10205": {
              name: "Dalcahue",
              id: "10205",
            },
            "10206": {
              name: "Puqueldón",
              id: "10206",
            },
            "10207": {
              name: "Queilén",
              id: "10207",
            },
            "10208": {
              name: "Quellón",
              id: "10208",
            },
            "10209": {
              name: "Quemchi",
              id: "10209",
            },
            "10210": {
              name: "Quinchao",
              id: "10210",
            },
          },
          id: "102",
        },
        "103": {
          name: "Osorno",
          provincial_capital: "Osorno",
          communes: {
            "10301": {
              name: "Osorno",
              id: "10301",
            },
            "10302": {
              name: "Puerto Octay",
              id: "10302",
            },
            "10303": {
              name: "Purranque",
              id: "10303",
            },
            "10304": {
              name: "Puyehue",
              id: "10304",
            },
            "10305": {
              name: "Río Negro",
              id: "10305",
            },
            "10306": {
              name: "San Juan de la Costa",
              id: "10306",
            },
            "10307": {
              name: "San Pablo",
              id: "10307",
            },
          },
          id: "103",
        },
        "104": {
          name: "Palena",
          provincial_capital: "Chaitén",
          communes: {
            "10401": {
              name: "Chaitén",
              id: "10401",
            },
            "10402": {
              name: "Futaleufú",
              id: "10402",
            },
            "10403": {
              name: "Hualaihué",
              id: "10403",
            },
            "10404": {
              name: "Palena",
              id: "10404",
            },
          },
          id: "104",
        },
      },
      id: "10",
    },
    "11": {
      name: "Región Aysén del General Carlos Ibáñez del Campo",
      capital_region: "Coyhaique",
      iso_code: "CL-AI",
      provinces: {
        "111": {
          name: "Coyhaique",
          provincial_capital: "Coyhaique",
          communes: {
            "11101": {
              name: "Coyhaique",
              id: "11101",
            },
            "11102": {
              name: "Lago Verde",
              id: "11102",
            },
          },
          id: "111",
        },
        "112": {
          name: "Aysén",
          provincial_capital: "Puerto Aysén",
          communes: {
            "11201": {
              name: "Aysén",
              id: "11201",
            },
            "11202": {
              name: "Cisnes",
              id: "11202",
            },
            "11203": {
              name: "Guaitecas",
              id: "11203",
            },
          },
          id: "112",
        },
        "113": {
          name: "Capitán Prat",
          provincial_capital: "Cochrane",
          communes: {
            "11301": {
              name: "Cochrane",
              id: "11301",
            },
            "11302": {
              name: "O’Higgins",
              id: "11302",
            },
            "11303": {
              name: "Tortel",
              id: "11303",
            },
          },
          id: "113",
        },
        "114": {
          name: "General Carrera",
          provincial_capital: "Chile Chico",
          communes: {
            "11401": {
              name: "Chile Chico",
              id: "11401",
            },
            "11402": {
              name: "Río Ibáñez",
              id: "11402",
            },
          },
          id: "114",
        },
      },
      id: "11",
    },
    "12": {
      name: "Región de Magallanes y de la Antártica Chilena",
      capital_region: "Punta Arenas",
      iso_code: "CL-MA",
      provinces: {
        "121": {
          name: "Magallanes",
          provincial_capital: "Punta Arenas",
          communes: {
            "12101": {
              name: "Punta Arenas",
              id: "12101",
            },
            "12102": {
              name: "Laguna Blanca",
              id: "12102",
            },
            "12103": {
              name: "Río Verde",
              id: "12103",
            },
            "12104": {
              name: "San Gregorio",
              id: "12104",
            },
          },
          id: "121",
        },
        "122": {
          name: "Antártica Chilena",
          provincial_capital: "Puerto Williams",
          communes: {
            "12201": {
              name: "Cabo de Hornos",
              id: "12201",
            },
            "12202": {
              name: "Antártica",
              id: "12202",
            },
          },
          id: "122",
        },
        "123": {
          name: "Tierra del Fuego",
          provincial_capital: "Porvenir",
          communes: {
            "12301": {
              name: "Porvenir",
              id: "12301",
            },
            "12302": {
              name: "Primavera",
              id: "12302",
            },
            "12303": {
              name: "Timaukel",
              id: "12303",
            },
          },
          id: "123",
        },
        "124": {
          name: "Última Esperanza",
          provincial_capital: "Puerto Natales",
          communes: {
            "12401": {
              name: "Natales",
              id: "12401",
            },
            "12402": {
              name: "Torres del Paine",
              id: "12402",
            },
          },
          id: "124",
        },
      },
      id: "12",
    },
  },
};
