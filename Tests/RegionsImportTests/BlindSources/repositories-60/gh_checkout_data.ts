export const district_constituency = [
  "Accra Metropolitan / ABLEKUMA CENTRAL",
  "Accra Metropolitan / ABLEKUMA NORTH",
  "Accra Metropolitan / ABLEKUMA SOUTH",
  "Accra Metropolitan / ABLEKUMA WEST",
  "Accra Metropolitan / AYAWASO EAST",

  "Ablekuma West Municipal / ABLEKUMA WEST",

  "Ayawaso North Municipal / AYAWASO NORTH",
  "Ayawaso Central Municipal / AYAWASO CENTRAL",

  "Ledzekuku Municipal / LEDZOKUKU",
  "Ledzekuku Municipal / KROWOR",

  "Krowor Municipal /  KROWOR",
];

export const accraMetroAblCen = [
  "Abossey Okai",
  "Mataheko",
  "Adwenbu",
  "Gbortsui",
  "Mambrouk",
  "Lartebiokorshie",
  "Nmenmeete",
];

export const accraMetroAblNor = [
  "West Darkuman",
  "East Darkuman",
  "Kwashieman",
  "Awoshie",
  "Odorkor",
  "Otaten",
  "Sakaman",
];

export const accraMetroAblSou = [
  "Korle Gonno",
  "Korle Bu",
  "Mamprobi",
  "Chorkor",
];

export const accraMetroAblWes = ["New Mamprobi", "Gbebu", "Shiabu"];

export const accraMetroAyawaEast = ["Nima East", "Nima West"];

export const ablekWestMun = ["Opetekwei", "Mampong Okai", "Mansralor"];

export const ayawasoCenMun = [
  "Kokomlemle East",
  "Kokomlemle West",
  "Aryee Diki",
  "Kotobabi",
  "Alajo",
  "Abelenkpe",
  "Roman Ridge/Airport Res. Area",
];

export const ayawasoNorMun = [
  "Kwaotsuru",
  "Mamobi East",
  "Mamobi West",
  "Kwaotsuru",
];

export const LedzeZokuku = [
  "West Akromadeokpo",
  "East Akromadeokpo",
  "Nii Ashitey Akomfra",
  "Okesekor",
];

export const KrowoKrowo = ["Kloowe Koo Naa", "Nkpor"];

export const LedzeKrowor = [
  "Adogon",
  "Nii Lawer",
  "Sookpoti",
  "Nii Odai Ablade",
];
