export const plCities = [
  {
    "city": "Plovdiv",
    "state": "Plovdiv",
    "country": "Bulgaria"
  },
  {
    "city": "Playa del Carmen",
    "state": "Quintana Roo",
    "country": "Mexico"
  },
  {
    "city": "Plano",
    "state": "Texas",
    "country": "United States"
  },
  {
    "city": "Plymouth",
    "state": "Plymouth",
    "country": "United Kingdom"
  },
  {
    "city": "Plzen",
    "state": "Plze\u0148sk\u00fd Kraj",
    "country": "Czechia"
  },
  {
    "city": "Ploiesti",
    "state": "Prahova",
    "country": "Romania"
  },
  {
    "city": "Pleiku",
    "state": "Gia Lai",
    "country": "Vietnam"
  },
  {
    "city": "Pleven",
    "state": "Pleven",
    "country": "Bulgaria"
  },
  {
    "city": "Plock",
    "state": "Mazowieckie",
    "country": "Poland"
  },
  {
    "city": "Plaridel",
    "state": "Bulacan",
    "country": "Philippines"
  },
  {
    "city": "Planaltina",
    "state": "Goi\u00e1s",
    "country": "Brazil"
  },
  {
    "city": "Playas de Rosarito",
    "state": "Baja California",
    "country": "Mexico"
  },
  {
    "city": "Plantation",
    "state": "Florida",
    "country": "United States"
  },
  {
    "city": "Plymouth",
    "state": "Minnesota",
    "country": "United States"
  },
  {
    "city": "Pleasanton",
    "state": "California",
    "country": "United States"
  },
  {
    "city": "Placetas",
    "state": "Villa Clara",
    "country": "Cuba"
  },
  {
    "city": "Planeta Rica",
    "state": "C\u00f3rdoba",
    "country": "Colombia"
  },
  {
    "city": "Plauen",
    "state": "Saxony",
    "country": "Germany"
  },
  {
    "city": "Plato",
    "state": "Magdalena",
    "country": "Colombia"
  },
  {
    "city": "Plymouth",
    "state": "Massachusetts",
    "country": "United States"
  },
  {
    "city": "Placer",
    "state": "Masbate",
    "country": "Philippines"
  },
  {
    "city": "Plainfield",
    "state": "New Jersey",
    "country": "United States"
  }
];
