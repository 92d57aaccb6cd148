export const ENTITETI = ["Federacija BiH", "Republika Srpska", "Brčko distrikt"];

export const LOKACIJE = {
  "Federacija BiH": {
    "Unsko-sanski kanton": [
      "Bihać", "Cazin", "Velika Kladuša", "Sanski Most", "Bosanska Krupa",
      "Bosanski Petrovac", "Ključ", "Bužim"
    ],
    "Posavski kanton": ["Orašje", "Odžak", "Domaljevac-Šamac"],
    "Bosansko-podrinjski kanton": ["Goražde", "Pale-Prača", "Foča-Ustikolina"],
    "Hercegovačko-neretvanski kanton": [
      "Mostar", "Konjic", "Jablanica", "Prozor-Rama", "Čitluk", "Neum", "Stolac", "Ravno"
    ],
    "Kanton Sarajevo": ["Sarajevo", "Ilidža", "Vogošća", "Ilijaš", "Hadžići", "Trnovo"],
    "Kanton 10 (Hercegbosanski)": ["Livno", "Tomislavgrad", "Kupres", "Glamoč", "Drvar", "Bosansko Grahovo"],
  },

  "Republika Srpska": {
    "Banjalučka regija": ["Banja Luka", "Gradiška", "Laktaši", "Prnjavor", "Čelinac", "Kotor Varoš", "Mrkonjić Grad", "Šipovo"],
    "Prijedorska regija": ["Prijedor", "Kozarska Dubica", "Novi Grad", "Oštra Luka", "Kostajnica"],
    "Bijeljinska regija": ["Bijeljina", "Ugljevik", "Lopare"],
    "Zvornička regija": ["Zvornik", "Bratunac", "Srebrenica", "Milići", "Vlasenica", "Šekovići"],
  },
};
