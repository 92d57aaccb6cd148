// what a box is filled with
var provinces = [];
provinces.push("Punjab");
provinces.push("Sindh");
provinces.push('Balochistan');
provinces.push("Khyber Pakhtunkhwa");
