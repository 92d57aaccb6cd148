export const regions = [
    "Dakar",
    "Diourbel",
    "Fatick",
    "Kaffrine",
    "Kaolack",
    "Kédougou",
    "Kolda",
    "Louga",
    "Matam",
    "Saint-Louis",
    "Sédhiou",
    "Tambacounda",
    "Thiès",
    "Ziguinchor"
];

export const departements = {
    "Dakar": ["Dakar", "Guédiawaye", "Pikine", "Rufisque","Keur Massar"],
    "Diourbel": ["Bambey", "Diourbel", "Mbacké"],
    "Fatick": ["Fatick", "Foundiougne", "Gossas"],
    "Kaffrine": ["Birkelane", "Kaffrine", "Koungheul", "Malem Hodar"],
    "Kaolack": ["Guinguinéo", "Kaolack", "Nioro du Rip"],
    "Kédougou": ["Kédougou", "Salémata", "Saraya"],
    "Kolda": ["Kolda", "Médina Yoro Foulah", "Vélingara"],
    "Louga": ["Kébémer", "Linguère", "Louga"],
    "Matam": ["Kanel", "Matam", "Ranérou Ferlo"],
    "Saint-Louis": ["Dagana", "Podor", "Saint-Louis"],
    "Sédhiou": ["Bounkiling", "Goudomp", "Sédhiou"],
    "Tambacounda": ["Bakel", "Goudiry", "Koumpentoum", "Tambacounda"],
    "Thiès": ["Mbour", "Thiès", "Tivaouane"],
    "Ziguinchor": ["Bignona", "Oussouye", "Ziguinchor"]
};

