export const TURKIYE_ILLER = [
  {
    il_adi: "Adana",
    plaka: "01",
    ilceler: ["Aladağ", "Ceyhan", "Feke"]
  },
  {
    il_adi: "Adıyaman",
    plaka: "02",
    ilceler: ["Besni", "Kahta", "Merkez"]
  },
  {
    il_adi: "Afyonkarahisar",
    plaka: "03",
    ilceler: ["Bayat", "Merkez"]
  }
];
