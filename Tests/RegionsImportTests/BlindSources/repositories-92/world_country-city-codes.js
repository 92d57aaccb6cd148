export default [
  {
    city: "Aalborg",
    country: "Denmark",
    code: "AAL",
  },
  {
    city: "Alesund",
    country: "Norway",
    code: "AES",
  },
  {
    city: "Aarhus",
    country: "Denmark",
    code: "AAR",
  },
  {
    city: "Abbotsford, BC",
    country: "Canada",
    code: "YXX",
  },
  {
    city: "Aberdeen",
    country: "Scotland",
    code: "ABZ",
  },
  {
    city: "Aberdeen, SD",
    country: "United States of America",
    code: "ABR",
  },
  {
    city: "Abidjan",
    country: "Ivory Coast",
    code: "ABJ",
  },
  {
    city: "Abilene, TX",
    country: "United States of America",
    code: "ABI",
  },
  {
    city: "Abu Dhabi",
    country: "United Arab Emirates",
    code: "AUH",
  },
  {
    city: "Abuja",
    country: "Nigeria",
    code: "ABV",
  },
  {
    city: "Acapulco",
    country: "Mexico",
    code: "ACA",
  },
  {
    city: "Accra",
    country: "Ghana",
    code: "ACC",
  },
  {
    city: "Adana",
    country: "Turkey",
    code: "ADA",
  },
  {
    city: "Addis Ababa",
    country: "Ethiopia",
    code: "ADD",
  },
  {
    city: "Adelaide, S.A.",
    country: "Australia",
    code: "ADL",
  },
  {
    city: "Aden",
    country: "Yemen",
    code: "ADE",
  },
  {
    city: "Adiyaman",
    country: "Turkey",
    code: "ADF",
  },
  {
    city: "Agadir",
    country: "Morocco",
    code: "AGA",
  },
  {
    city: "Agana",
    country: "Guam",
    code: "GUM",
  },
  {
    city: "Aguadilla",
    country: "Puerto Rico",
    code: "BQN",
  },
  {
    city: "Aguascalientes",
    country: "Mexico",
    code: "AGU",
  },
  {
    city: "Ahe",
    country: "French Polynesia",
    code: "AHE",
  },
  {
    city: "Ahmedabad",
    country: "India",
    code: "AMD",
  },
  {
    city: "Ajaccio, Corsica",
    country: "France",
    code: "AJA",
  },
  {
    city: "Akita",
    country: "Japan",
    code: "AXT",
  },
  {
    city: "Akron, OH",
    country: "United States of America",
    code: "CAK",
  },
]
