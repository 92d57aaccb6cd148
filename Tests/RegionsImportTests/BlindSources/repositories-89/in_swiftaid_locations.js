const indiaLocationData = {
    "Andhra Pradesh": {
        districts: {
            "Anantapur": ["Anantapur City", "Dharmavaram", "Hindupur", "Guntakal", "Tadipatri", "Kadiri", "Rayadurg", "Kalyanadurg"],
            "Chittoor": ["Tirupati", "Chittoor City", "Madanapalle", "Srikalahasti", "Puttur", "Nagari", "Palamaner", "Punganur"],
            "East Godavari": ["Kakinada", "Rajahmundry", "Amalapuram", "Ramachandrapuram", "Tuni", "Mandapeta", "Peddapuram", "Samalkota"],
            "Kurnool": ["Kurnool City", "Nandyal", "Adoni", "Yemmiganur", "Dhone", "Atmakur", "Nandikotkur", "Allagadda"],
            "Nellore": ["Nellore City", "Kavali", "Gudur", "Sullurpeta", "Naidupeta", "Venkatagiri", "Atmakur", "Buchireddypalem"],
            "YSR Kadapa": ["Kadapa City", "Proddatur", "Rajampet", "Pulivendla", "Jammalamadugu", "Rayachoti", "Mydukur", "Badvel"]
        }
    },
    "Karnataka": {
        districts: {
            "Bagalkot": ["Bagalkot", "Badami", "Mudhol", "Jamkhandi", "Hungund", "Bilgi"]
        }
    }
};
