export const malaysiaStates = {
    "SELANGOR": [
      "KAJANG",
      "PETALING JAYA",
      "SHAH ALAM",
      "SUBANG JAYA",
      "KLANG",
      "AMPANG",
      "RAWANG",
      "SEPANG",
      "PUCHONG",
      "SERDANG",
      "GOMBAK",
      "BANTING"
    ],
    "KUALA LUMPUR": [
      "KUALA LUMPUR"
    ],
    "JOHOR": [
      "JOHOR BAHRU",
      "BATU PAHAT",
      "MUAR",
      "KLUANG",
      "KULAI",
      "PONTIAN",
      "SEGAMAT",
      "TANGKAK",
      "MERSING",
      "KOTA TINGGI"
    ],
    "PULAU PINANG": [
      "GEORGETOWN",
      "BUTTERWORTH",
      "BUKIT MERTAJAM",
      "BAYAN LEPAS",
      "SEBERANG PERAI",
      "BALIK PULAU",
      "NIBONG TEBAL"
    ],
    "NEGERI SEMBILAN": [
      "SEREMBAN",
      "PORT DICKSON",
      "BAHAU",
      "TAMPIN",
      "REMBAU",
      "JELEBU"
    ],
    "MELAKA": [
      "MELAKA",
      "AYER KEROH",
      "ALOR GAJAH",
      "JASIN"
    ],
    "PERLIS": [
      "KANGAR",
      "ARAU",
      "PADANG BESAR"
    ],
    "SABAH": [
      "KOTA KINABALU",
      "SANDAKAN",
      "TAWAU",
      "LAHAD DATU",
      "KUDAT",
      "KUNAK",
      "BEAUFORT",
      "KOTA BELUD",
      "PAPAR"
    ],
};
