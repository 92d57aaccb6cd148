const ghanaRegions = {
  "Greater Accra": [
    "Accra", "Tema", "Kasoa", "East Legon", "Airport Residential",
    "Dansoman", "Adenta", "Madina", "Spintex", "Cantonments", "Other"
  ],
  "Ashanti": [
    "Kumasi", "Obuasi", "Ejisu", "Konongo", "Mampong", "Other"
  ],
  "Western": [
    "Takoradi", "Sekondi", "Tarkwa", "Prestea", "Other"
  ],
  "Central": [
    "Cape Coast", "Kasoa", "Winneba", "Saltpond", "Other"
  ],
  "Eastern": [
    "Koforidua", "Akosombo", "Nkawkaw", "Mpraeso", "Other"
  ],
  "Volta": [
    "Ho", "Keta", "Hohoe", "Kpando", "Other"
  ],
  "Northern": [
    "Tamale", "Yendi", "Savelugu", "Other"
  ],
  "Upper East": [
    "Bolgatanga", "Navrongo", "Bawku", "Other"
  ],
  "Upper West": [
    "Wa", "Lawra", "Jirapa", "Other"
  ],

  "Western North": [
    "Sefwi Wiawso", "Bibiani", "Juaboso", "Other"
  ],
  "Ahafo": [
    "Goaso", "Bechem", "Hwidiem", "Other"
  ],
  "Bono": [
    "Sunyani", "Berekum", "Dormaa Ahenkro", "Other"
  ],
  "Bono East": [
    "Techiman", "Atebubu", "Kintampo", "Other"
  ],
  "Oti": [
    "Dambai", "Kete Krachi", "Nkwanta", "Other"
  ],
  "Savannah": [
    "Damongo", "Bole", "Salaga", "Other"
  ],
};

export default ghanaRegions;