
//City population
const citiesByProvince = {
  "Eastern Cape": ["Port Elizabeth", "East London", "Mthatha", "Grahamstown", "Butterworth", "Dikeni", "Gqeberha", "Graaff-Reinet", "Kariega", "Komani", "Makhanda", "Qonce", "Zwelitsha"],
  "Free State": ["Bloemfontein", "Welkom", "Kroonstad", "Sasolburg", "Bethlehem", "Jagersfontein", "Odendaalsrus", "Parys", "Phuthaditjhaba", "Virginia"],
  "Gauteng": ["Johannesburg", "Pretoria", "Soweto", "Sandton", "Midrand", "Benoni", "Boksburg", "Brakpan", "Carletonville", "Germiston", "Krugersdorp", "Randburg", "Randfontein", "Roodepoort", "Springs", "Vanderbijlpark", "Vereeniging"],
  "KwaZulu-Natal": ["Durban", "Pietermaritzburg", "Richards Bay", "Newcastle", "Empangeni", "Pinetown", "Ulundi", "Umlazi", "uMnambithi"],
  "Mpumalanga": ["Nelspruit", "Witbank", "Secunda", "Barberton", "Emalahleni", "Mbombela"],
  "North West": ["Mahikeng", "Klerksdorp", "Rustenburg", "Potchefstroom", "Mmabatho"],
  "Northern Cape": ["Kimberley", "Upington", "Springbok", "De Aar", "Kuruman", "Port Nolloth"],
  "Western Cape": ["Cape Town", "Stellenbosch", "George", "Paarl", "Bellville", "Constantia", "Hopefield", "Oudtshoorn", "Simon’s Town", "Swellendam", "Worcester"]
};

const provinceSelect = document.getElementById("province");
const citySelect = document.getElementById("city");
