let geo = {
  "states": {
  "SH": {
    "abbreviation": "SH",
    "name": "Schleswig-Holstein",
    "ico": "https://upload.wikimedia.org/SH.png"
  },
  "HH": {
    "abbreviation": "HH",
    "name": "Hamburg",
    "ico": "https://upload.wikimedia.org/HH.png"
  },
  "NI": {
    "abbreviation": "NI",
    "name": "Niedersachsen",
    "ico": "https://upload.wikimedia.org/NI.png"
  },
  "HB": {
    "abbreviation": "HB",
    "name": "Bremen",
    "ico": "https://upload.wikimedia.org/HB.png"
  }
}
};
export default geo;
