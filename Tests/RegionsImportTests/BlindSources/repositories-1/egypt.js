export const GOVERNORATES = {
  "1": "Cairo", "2": "Giza", "3": "Alexandria", "4": "Dakahlia"
};

export const CITIES = {
  "1": ["15 May", "Al Azbakeyah", "Maadi", "Helwan"],
  "2": ["Giza", "Sixth of October", "Dokki"],
  "3": ["Abu Qir", "Anfoushi"],
  "4": ["Mansoura", "Talkha", "Meet Ghamr"]
};
