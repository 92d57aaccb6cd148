export const apDistricts = [
    "Alluri Sitharama Raju", "Anakapalli", "Anantapur", "Annamayya", "Bapatla", "Chittoor", "Dr. B.R. Ambedkar Konaseema",
    "East Godavari", "Eluru"
];

export const apTowns = {
    "Alluri Sitharama Raju": ["Paderu", "Araku Valley", "Chintapalle", "Rampachodavaram", "Addateegala", "Maredumilli", "G.Madugula", "Pedabayalu", "Munchingiputtu", "Ananthagiri"],
    "Anakapalli": ["Anakapalli", "Narsipatnam", "Yellamanchili", "Chodavaram", "Madugula", "Paravada", "Sabbavaram", "Kasimkota", "Rambilli", "Atchutapuram"],
    "Anantapur": ["Anantapur", "Guntakal", "Tadipatri", "Rayadurg", "Kalyandurg", "Singanamala", "Uravakonda", "Gooty", "Pamidi", "Atmakur"],
    "Annamayya": ["Rayachoti", "Madanapalle", "Thamballapalle", "Pileru", "Rajampet", "Railway Koduru", "Valmikipuram", "Gurramkonda", "Kalakada", "Nimmanapalle"],
    "Bapatla": ["Bapatla", "Chirala", "Addanki", "Parchur", "Repalle", "Vemuru", "Kollur", "Karamchedu", "Martur", "Chinaganjam"],
    "Chittoor": ["Chittoor", "Palamaner", "Kuppam", "Punganur", "Nagari", "Gangadhara Nellore", "Puthalapattu", "Gudipala", "Yadamari", "Bangarupalem"],
    "Dr. B.R. Ambedkar Konaseema": ["Amalapuram", "Kothapeta", "Ramachandrapuram", "Mummidivaram", "Razole", "P.Gannavaram", "Mandapeta", "Ravulapalem", "Atreyapuram", "Ainavilli"],
    "East Godavari": ["Rjahmundry", "Rajanagaram", "Korukonda", "Gokavaram", "Seethanagaram", "Kadiyam", "Peravali", "Nidadavole", "Kovvur", "Tallapudi"],
    "Eluru": ["Eluru", "Jangareddygudem", "Nuzvid", "Chintalapudi", "Polavaram", "Kaikalur", "Denduluru", "Bhimadole", "Unguturu", "Musunuru"]
};
