export const REGIONS_COTE_IVOIRE = [
  "Abidjan (Ville autonome)",
  "Yamoussoukro (Capitale politique)",
  "Agnéby-Tiassa",
  "Bafing",
  "Bagoué",
  "Béré",
  "Bounkani",
  "Cavally",
  "Folon",
  "Gbêkê",
  "Gbôklé",
  "Gôh",
  "Gontougo",
  "Grands-Ponts",
  "Guémon",
  "Hambol",
  "Haut-Sassandra",
  "Iffou",
  "Indénié-Djuablin",
  "Kabadougou",
  "La Mé",
  "Lôh-Djiboua",
  "Marahoué",
  "Moronou",
  "Nawa",
  "N'Zi",
  "Poro",
  "San-Pédro",
  "Tchologo",
  "Tonkpi",
  "Worodougou"
];

export const EDUCATION_LEVELS = [
  "Sans diplôme",
  "CEPE",
  "BEPC",
  "BAC",
  "BTS/DUT",
  "Licence",
  "Master",
  "Doctorat",
  "Autre"
];

export const RELIGIONS = [
  "Christianisme",
  "Islam",
  "Religion traditionnelle",
  "Autre",
  "Aucune"
];
