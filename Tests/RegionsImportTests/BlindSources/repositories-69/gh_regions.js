export const regionsOfGhana = [
  "Ahafo",
  "Ashanti",
  "Bono",
  "Bono East",
  "Central",
  "Eastern",
  "Greater Accra",
  "North East",
  "Northern",
  "Oti",
  "Savannah",
  "Upper East",
  "Upper West",
  "Volta",
  "Western",
  "Western North"
];

export const majorCities = [
  "Accra",
  "Kumasi",
  "Tamale",
  "Takoradi",
  "Sunyani",
  "Cape Coast",
  "Koforidua",
  "Ho",
  "Wa",
  "Bolgatanga",
  "Techiman",
  "Goaso",
  "Nalerigu",
  "Damongo",
  "Dambai",
  "Sefwi Wiawso"
];
