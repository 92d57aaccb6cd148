REGION_NAMES = [
  "National Capital Region",
  "Cordillera Administrative Region",
  "Ilocos Region",
  "Cagayan Valley",
  "Central Luzon",
  "CALABARZON",
  "MIMAROPA",
  "Bicol Region",
  "Western Visayas",
  "Central Visayas",
  "Eastern Visayas",
  "Zamboanga Peninsula",
  "Northern Mindanao",
  "Davao Region",
  "SOCCSKSARGEN",
  "Caraga",
  "Bangsamoro Autonomous Region in Muslim Mindanao",
  "Negros Island Region"
]

