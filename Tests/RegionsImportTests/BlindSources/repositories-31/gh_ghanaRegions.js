// src/data/ghanaRegions.js

const ghanaRegions = [
  {
    name: "Greater Accra",
    districts: ["Accra Metropolitan", "Tema Metropolitan", "Ga West", "Ga East", "Ga South", "Ada East", "Ada West", "Others..."]
  },
  {
    name: "Ahafo Region",
    districts: ["Asunafo North", "Asunafo South", "Asutifi North", "Asutifi South", "Tano North", "Tano South"]
  },
  {
    name: "Ashanti Region",
    districts: ["Kumasi Metropolitan", "Obuasi Municipal", "Asante Akim North", "Asante Akim South", "Bosome Freho", "Ejura Sekyedumase", "Others..."] 
  },
  {
    name: "bono Region",
    districts: ["Sunyani Municipal", "Berekum Municipal", "Dormaa Municipal", "Wenchi Municipal", "Tain", "Jaman North", "Jaman South"]  
  },
  {
    name: "Bono East Region",
    districts: ["Techiman Municipal", "Atebubu-Amantin", "Nkoranza North", "Nkoranza South", "Kintampo North", "Kintampo South"]
  },
  {
    name: "Central Region",
    districts: ["Cape Coast Metropolitan", "Mfantsiman", "Agona West", "Assin North", "Komenda-Edina-Eguafo-Abirem", "Awutu Senya", "Others..."]
  },
  {
    name: "Eastern Region",
    districts: ["New Juaben South", "Suhum", "Nkawkaw", "Koforidua", "Aburi", "Nsawam-Adoagyiri", "Others..."]
  },
  {
    name: "North East Region",
    districts: ["Nalerigu", "Walewale", "Chereponi", "Yunyoo", "Others..."]
  },
  {
    name: "Northern Region",
    districts: ["Tamale Metropolitan", "Sagnarigu", "Yendi Municipal", "Gushegu", "Zabzugu", "Others..."]
  },
  {
    name: "Oti Region",
    districts: ["Dambai", "Nkwanta North", "Nkwanta South", "Krachi East", "Krachi West", "Others..."]
  },
  {
    name: "Savannah Region",
    districts: ["Damongo", "Bole", "Salaga", "Others..."]
  },
  {
    name: "Upper East Region",
    districts: ["Bolgatanga Municipal", "Zuarungu", "Bawku Municipal", "Navrongo", "Bongo", "Bongo", "Zebilla", "Garu", "Tempane", "Pusiga", "Paga", "Others..."]
  },
  {
    name: "Upper West Region",
    districts: ["Wa Municipal", "Jirapa", "Tumu", "Nandom", "Lawra", "Others..."]
  },
  {
    name: 'Volta Region',
    districts: ['Ho Municipal', 'Keta', 'Aflao', 'Hohoe', 'Kpando', 'Others...']
  },
  {
    name: 'Western Region',
    districts: ['Sekondi-Takoradi', 'Tarkwa-Nsuaem', 'Bibiani', 'Wiawso', 'Others...']
  },
  {
    name: 'Western North Region',
    districts: ['Sefwi-Wiawso', 'Juaboso', 'Bodi', 'Others...']
  },
  
  
  
]

export default ghanaRegions;
