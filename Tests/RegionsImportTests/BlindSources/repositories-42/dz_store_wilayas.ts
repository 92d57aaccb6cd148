export interface Wilaya {
  code: string;
  name: string;
  communes: string[];
  domicile: number | null;
  bureau: number | null;
}

export const wilayas: Wilaya[] = [
  {
    code: "01",
    name: "Adrar",
    domicile: 1400,
    bureau: 900,
    communes: ["Adrar", "Tamest", "Reggane", "In Zghmir", "Tit", "Ksar Kaddour", "Tsabit", "Timimoun", "Ouled Aïssa", "Bouda", "Aoulef", "Timiaouine", "Tamentit", "Fenoughil", "Tinerkouk", "Deldoul", "Charouine", "Sbaa", "Ouled Ahmed Timmi", "Talmine", "Bordj Badji Mokhtar", "Zaouiet Kounta", "Aougrout", "In Ghar", "Metarfa", "Foum El Kheneg", "Akabli", "Ouled Saïd"]
  },
  {
    code: "02",
    name: "Chlef",
    domicile: 750,
    bureau: 450,
    communes: ["Chlef", "Ténès", "Benairia", "El Karimia", "Tadjena", "Taougrite", "Beni Haoua", "Sobha", "Harchoun", "Ouled Fares", "Sidi Akkacha", "Boukadir", "Beni Rached", "Talassa", "Herenfa", "Oued Goussine", "Dahra", "Ouled Abbès", "Sendjas", "Zeboudja", "Oued Sly", "Abou El Hassan", "El Marsa", "Chettia", "Sidi Abderrahmane", "Moussadek", "El Hadjadj", "Labiod Medjadja", "Oued Fodda", "Ouled Ben Abdelkader", "Bouzghaia", "Aïn Merane", "Oum Drou", "Breira", "Beni Bouateb"]
  },
  {
    code: "03",
    name: "Laghouat",
    domicile: 950,
    bureau: 600,
    communes: ["Laghouat", "Ksar El Hirane", "Bennasser Benchohra", "Sidi Makhlouf", "Hassi Delaa", "Hassi R'Mel", "Aïn Madhi", "Tadjemout", "Kheneg", "Gueltet Sidi Saâd", "Aïn Kahla", "Oued Morra", "Oued M'Zi", "El Assafia", "Beidha", "Brida", "El Ghicha", "Hadj Mechri", "Sebgag", "Taouila", "Tadjrouna", "Aflou", "El Houaita", "Sidi Bouzid"]
  },
  {
    code: "55",
    name: "Touggourt",
    domicile: 950,
    bureau: 650,
    communes: ["Touggourt", "Tebesbest", "Nezla", "Zaouia El Abidia", "Taibet", "M'Naguer", "Blidet Amor", "Tamerna", "El Hadjira", "Megarine", "Sidi Slimane", "Benaceur", "El Allia", "Benaceur", "Temacine"]
  },
  {
    code: "56",
    name: "Djanet",
    domicile: null,
    bureau: null,
    communes: ["Djanet", "Bordj El Haouasse"]
  },
  {
    code: "57",
    name: "El M'Ghair",
    domicile: 950,
    bureau: null,
    communes: ["El M'Ghair", "Djamaa", "Sidi Amrane", "Sidi Khelil", "Tendla", "Still", "M'Rara", "Oum Touyour", "Sidi Slimane"]
  },
  {
    code: "58",
    name: "El Meniaa",
    domicile: 950,
    bureau: null,
    communes: ["El Meniaa", "Hassi Gara", "Hassi Fehal", "Mansoura"]
  },
];

export const titles = (): string[] => {
  return wilayas.map(one => one.code);
};
