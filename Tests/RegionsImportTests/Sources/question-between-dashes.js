var district = new Array();
district["Hanor"] = ["Ba Dinh", "Cau Giay", "Dong Da"];
district["Danan"] = ["Hai Chau", "Son Tra"];
district["Cantor"] = ["Binh Thuy", "Cai Rang"];

var provinces = ["-- Province/City --", "Hanor", "Danan", "Cantor"];
