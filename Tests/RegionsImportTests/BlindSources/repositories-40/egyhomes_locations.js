export const GOVERNORATES = {
  "1": "Cairo", "2": "Giza", "3": "Alexandria", "4": "Dakahlia", "5": "Red Sea", 
  "6": "Beheira", "7": "Fayoum", "8": "Gharbia", "9": "Ismailia", "10": "Monufia", 
  "11": "Minya", "12": "Qalyubia", "13": "New Valley", "14": "Suez", "15": "Aswan", 
  "16": "Assiut", "17": "Beni Suef", "18": "Port Said", "19": "Damietta", "20": "Sharkia", 
  "21": "South Sinai", "22": "Kafr El Sheikh", "23": "Matrouh", "24": "Luxor", 
  "25": "Qena", "26": "North Sinai", "27": "Sohag"
};

export const CITIES = {
  "1": ["15 May", "Al Azbakeyah", "Al Basatin", "Tebin", "El-Khalifa", "El darrasa", "Aldarb Alahmar", "Zawya al-Hamra", "El-Zaytoun", "Sahel", "El Salam", "Sayeda Zeinab", "El Sharabeya", "Shorouk", "El Daher", "Ataba", "New Cairo", "El Marg", "Ezbet el Nakhl", "Matareya", "Maadi", "Maasara", "Mokattam", "Manyal", "Mosky", "Nozha", "Waily", "Bab al-Shereia", "Bolaq", "Garden City", "Hadayek El-Kobba", "Helwan", "Dar Al Salam", "Shubra", "Tura", "Abdeen", "Abaseya", "Ain Shams", "Nasr City", "New Heliopolis", "Masr Al Qadima", "Mansheya Nasir", "Badr City", "Obour City", "Cairo Downtown", "Zamalek", "Kasr El Nile", "Rehab", "Katameya", "Madinty", "Rod Alfarag", "Sheraton", "El-Gamaleya", "10th of Ramadan City", "Helmeyat Alzaytoun", "New Nozha", "Capital New"],
  "2": ["Giza", "Sixth of October", "Cheikh Zayed", "Hawamdiyah", "Al Badrasheen", "Saf", "Atfih", "Al Ayat", "Al-Bawaiti", "ManshiyetAl Qanater", "Oaseem", "Kerdasa", "Abu Nomros", "Kafr Ghati", "Manshiyet Al Bakari", "Dokki", "Agouza", "Haram", "Warraq", "Imbaba", "Boulaq Dakrour", "Al Wahat Al Baharia", "Omraneya", "Moneeb", "Bin Alsarayat", "Kit Kat", "Mohandessin", "Faisal", "Abu Rawash", "Hadayek Alahram", "Haraneya", "Hadayek October", "Saft Allaban", "Smart Village", "Ard Ellwaa"]
};
