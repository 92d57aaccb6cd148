// province, city, barangay
module.exports = {
  "AKLANO": { "ALTABAS": ["CABANGILA", "POBLACION", "LINAYASAN"], "BALETEK": ["ARANAS", "POBLACION"] },
  "ANTIKE": { "BALETEK": ["POBLACION", "ARANAS", "SAN ROQUE"], "HAMTIKO": ["POBLACION"] },
  "KAPISO": { "SAN ROQUE": ["POBLACION", "ANTIKE"], "ALTABAS": ["POBLACION", "SAN ROQUE", "TABON"] }
};
