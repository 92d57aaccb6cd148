// AUTO-GENERATED FILE
export const geodatas = [
  {
    "id": 1,
    "type": "pays",
    "nom": "Canada",
    "slug": "canada"
  },
  {
    "id": 2,
    "type": "pays",
    "nom": "France",
    "slug": "france"
  },
  {
    "id": 3,
    "type": "pays",
    "nom": "Belgique",
    "slug": "belgique"
  },
  {
    "id": 4,
    "type": "pays",
    "nom": "Luxembourg",
    "slug": "luxembourg"
  },
  {
    "id": 5,
    "type": "pays",
    "nom": "Suisse",
    "slug": "suisse"
  },
  {
    "id": 1,
    "type": "departement",
    "nom": "Lherault",
    "slug": "lherault",
    "code": null
  },
  {
    "id": 2,
    "type": "departement",
    "nom": "Le Tarnes",
    "slug": "le-tarnes",
    "code": null
  },
  {
    "id": 3,
    "type": "departement",
    "nom": "Martinique",
    "slug": "martinique",
    "code": null
  },
  {
    "id": 4,
    "type": "departement",
    "nom": "Le Nord",
    "slug": "le-nord",
    "code": null
  },
  {
    "id": 5,
    "type": "departement",
    "nom": "Guyane",
    "slug": "guyane",
    "code": null
  },
  {
    "id": 6,
    "type": "departement",
    "nom": "La Moselle",
    "slug": "la-moselle",
    "code": null
  },
  {
    "id": 7,
    "type": "departement",
    "nom": "La Meurthe Et Moselle",
    "slug": "la-meurthe-et-moselle",
    "code": null
  },
  {
    "id": 8,
    "type": "departement",
    "nom": "Le Tarn Et Garonne",
    "slug": "le-tarn-et-garonne",
    "code": null
  },
  {
    "id": 9,
    "type": "departement",
    "nom": "La Saone Et Loire",
    "slug": "la-saone-et-loire",
    "code": null
  },
  {
    "id": 10,
    "type": "departement",
    "nom": "Le Puy De Dome",
    "slug": "le-puy-de-dome",
    "code": null
  },
  {
    "id": 11,
    "type": "departement",
    "nom": "Lindre",
    "slug": "lindre",
    "code": null
  },
  {
    "id": 12,
    "type": "departement",
    "nom": "La Savoie",
    "slug": "la-savoie",
    "code": null
  }
]
