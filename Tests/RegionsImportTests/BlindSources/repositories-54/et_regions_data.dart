final Map<String, List<String>> ethiopianRegions = {
  "Amhara": ["Gondar", "Gojjam", "Wollo", "Shoa"],
  "Tigray": ["Mekele", "Axum", "Adwa", "Shire", "Humera"],
  "Oromia": ["Adama", "Jimma", "Bale", "Borana", "Harar"],
  "SNNPR": ["Hawassa", "Wolayita", "Gamo", "Gofa", "Konso"],
  "Afar": ["Semera", "Awash", "Dubti", "Logiya"],
  "Somali": ["Jijiga", "Gode", "Kebri Dahar", "Degehabur"],
  "Benishangul-Gumuz": ["Asosa", "Metekel", "Kemash"],
  "Gambela": ["Gambela", "Itang", "Gog"],
  "Addis Ababa": ["Central", "Eastern", "Western", "Southern", "Northern"],
  "Dire Dawa": ["City Zone 1", "City Zone 2", "Rural Areas"]
};
