export const COUNTIES = [
  { code: "EE00370000000000", mkood: "0037", et: "Harju maakond", en: "Harju county" },
  { code: "EE00390000000000", mkood: "0039", et: "Hiiu maakond", en: "Hiiu county" },
  { code: "EE00450000000000", mkood: "0045", et: "Ida-Viru maakond", en: "Ida-Viru county" },
  { code: "EE00500000000000", mkood: "0050", et: "Jõgeva maakond", en: "Jõgeva county" },
  { code: "EE00520000000000", mkood: "0052", et: "Järva maakond", en: "Järva county" },
  { code: "EE00560000000000", mkood: "0056", et: "Lääne maakond", en: "Lääne county" },
  { code: "EE00600000000000", mkood: "0060", et: "Lääne-Viru maakond", en: "Lääne-Viru county" },
  { code: "EE00640000000000", mkood: "0064", et: "Põlva maakond", en: "Põlva county" },
  { code: "EE00680000000000", mkood: "0068", et: "Pärnu maakond", en: "Pärnu county" },
  { code: "EE00710000000000", mkood: "0071", et: "Rapla maakond", en: "Rapla county" },
  { code: "EE00740000000000", mkood: "0074", et: "Saare maakond", en: "Saare county" },
  { code: "EE00790000000000", mkood: "0079", et: "Tartu maakond", en: "Tartu county" },
  { code: "EE00810000000000", mkood: "0081", et: "Valga maakond", en: "Valga county" },
  { code: "EE00840000000000", mkood: "0084", et: "Viljandi maakond", en: "Viljandi county" },
  { code: "EE00870000000000", mkood: "0087", et: "Võru maakond", en: "Võru county" },
];

export const CITIES = [
  { code: "EE00370784000004", et: "Tallinn", en: "Tallinn" },
  { code: "EE00680624661905", et: "Pärnu linn", en: "Pärnu (city)" },
  { code: "EE00790793815105", et: "Tartu linn", en: "Tartu (city)" },
];
