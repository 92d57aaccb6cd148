PROVINCE_DATA = {
  "National Capital Region" => ["Metro Manila"],
  "Cordillera Administrative Region" => ["Abra", "Apayao", "Benguet", "Ifugao", "Kalinga", "Mountain Province"],
  "Ilocos Region" => ["Ilocos Norte", "Ilocos Sur", "La Union", "Pangasinan"],
  "Cagayan Valley" => ["Batanes", "Cagayan", "Isabela", "Nueva Vizcaya", "Quirino"],
  "Central Luzon" => ["Aurora", "Bataan", "Bulacan", "Nueva Ecija", "Pampanga", "Tarlac", "Zambales"],
  "CALABARZON" => ["Batangas", "Cavite", "Laguna", "Quezon", "Rizal"],
  "MIMAROPA" => ["Marinduque", "Occidental Mindoro", "Oriental Mindoro", "Palawan", "Romblon"],
  "Bicol Region" => ["Albay", "Camarines Norte", "Camarines Sur", "Catanduanes", "Masbate", "Sorsogon"],
  "Western Visayas" => ["Aklan", "Antique", "Capiz", "Guimaras", "Iloilo"],
  "Central Visayas" => ["Bohol", "Cebu"],
  "Eastern Visayas" => ["Biliran", "Eastern Samar", "Leyte", "Northern Samar", "Samar", "Southern Leyte"],
  "Zamboanga Peninsula" => ["Zamboanga del Norte", "Zamboanga del Sur", "Zamboanga Sibugay"],
  "Northern Mindanao" => ["Bukidnon", "Camiguin", "Lanao del Norte", "Misamis Occidental", "Misamis Oriental"],
  "Davao Region" => ["Davao de Oro", "Davao del Norte", "Davao del Sur", "Davao Occidental", "Davao Oriental"],
  "SOCCSKSARGEN" => ["Cotabato", "Sarangani", "South Cotabato", "Sultan Kudarat"],
  "Caraga" => ["Agusan del Norte", "Agusan del Sur", "Dinagat Islands", "Surigao del Norte", "Surigao del Sur"],
  "Bangsamoro Autonomous Region in Muslim Mindanao" => ["Basilan", "Lanao del Sur", "Maguindanao del Norte", "Maguindanao del Sur", "Sulu", "Tawi-Tawi"],
  "Negros Island Region" => ["Negros Occidental", "Negros Oriental", "Siquijor"]
}

