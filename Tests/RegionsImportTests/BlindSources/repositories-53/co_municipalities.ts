import type { Municipality, MunicipalityOption } from './data-types'

export const municipalitiesData: Municipality[] = [
  {
    "Id": "05001",
    "Municipio": "MEDELLIN",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05002",
    "Municipio": "ABEJORRAL",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05004",
    "Municipio": "ABRIAQUI",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05021",
    "Municipio": "ALEJANDRIA",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05030",
    "Municipio": "AMAGA",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05031",
    "Municipio": "AMALFI",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05034",
    "Municipio": "ANDES",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05036",
    "Municipio": "ANGELOPOLIS",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05038",
    "Municipio": "ANGOSTURA",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05040",
    "Municipio": "ANORI",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05042",
    "Municipio": "ANTIOQUIA",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05044",
    "Municipio": "ANZA",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05045",
    "Municipio": "APARTADO",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05051",
    "Municipio": "ARBOLETES",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05055",
    "Municipio": "ARGELIA",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05059",
    "Municipio": "ARMENIA",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05079",
    "Municipio": "BARBOSA",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05086",
    "Municipio": "BELMIRA",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05088",
    "Municipio": "BELLO",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05091",
    "Municipio": "BETANIA",
    "Departamento": "ANTIOQUIA"
  },
  {
    "Id": "05093",
    "Municipio": "BETULIA",
    "Departamento": "ANTIOQUIA"
  }
]
