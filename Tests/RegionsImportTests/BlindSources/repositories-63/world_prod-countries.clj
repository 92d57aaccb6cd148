[ {:country "Canada"
   :states [ "Ontario", "Quebec", "Nova Scotia", "New Brunswick", "Manitoba", "British Columbia", "Prince Edward Island", "Saskatchewan", "Alberta", "Newfoundland and Labrador", "St. John's"]}
 {:country "France"
  :states [ "Grand-Est", "New Aquitaine", "Auvergne-Rhône-Alpes", "Burgundy-Franche-Comté", "Brittany", "Centre-Val de Loir", "Île-de-France", "Occitania", "Hauts-de-France", "Normandy", "Pays de la Loire", "Provence-Alpes-Côte d'Azur", "Corsica"]}
 {:country "Germany"
  :states [ "Baden-Württemberg", "Bavaria", "Berlin", "Brandenburg", "Bremen", "Hamburg", "Hesse", "Lower Saxony", "Mecklenburg-Vorpommern", "North Rhine-Westphalia", "Rhineland-Palatinate", "Saarland", "Saxony", "Saxony-Anhalt", "Schleswig-Holstein", "Thuringia"]}
 {:country "India"
  :states ["Andhra Pradesh", "Arunachal Pradesh", "Assam", "Bihar", "Chhattisgarh", "Goa", "Gujarat", "Haryana", "Himachal Pradesh", "Jammu and Kashmir", "Jharkhand", "Karnataka", "Kerala", "Madhya Pradesh", "Maharashtra", "Manipur", "Meghalaya", "Mizoram", "Nagaland", "Odisha", "Punjab", "Rajasthan", "Sikkim", "Tamil Nadu", "Telangana", "Tripura", "Uttar Pradesh", "Uttarakhand", "West Bengal"]}]
