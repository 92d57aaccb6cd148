export const turkeyData = {
  "01": { name: "Adana", districts: { "0101": "Aladağ", "0102": "Ceyhan", "0103": "Feke" } },
  "02": { name: "Adıyaman", districts: { "0201": "Besni", "0202": "Kahta", "0203": "Merkez" } },
  "03": { name: "Afyonkarahisar", districts: { "0301": "Bayat", "0302": "Merkez" } }
};
