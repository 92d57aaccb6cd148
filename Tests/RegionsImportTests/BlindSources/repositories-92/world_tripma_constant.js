export const suggestions = [
  {
    iata_Code: "AAA",
    city_name: "Anaa",
    timezone: "Pacific/Tahiti",
  },
  {
    iata_Code: "AAB",
    city_name: "Arrabury",
    timezone: "Australia/Brisbane",
  },
  {
    iata_Code: "AAC",
    city_name: "El Arish",
    timezone: "Africa/Cairo",
  },
  {
    iata_Code: "AAE",
    city_name: "Annaba",
    timezone: "Africa/Algiers",
  },
  {
    iata_Code: "AAF",
    city_name: "Apalachicola",
    timezone: "America/Chicago",
  },
  {
    iata_Code: "AAG",
    city_name: "Arapoti",
    timezone: "America/Sao_Paulo",
  },
  {
    iata_Code: "AAH",
    city_name: "Aachen",
    timezone: "Europe/Berlin",
  },
  {
    iata_Code: "AAI",
    city_name: "Arraias",
    timezone: "America/Araguaina",
  },
  {
    iata_Code: "AAJ",
    city_name: "Awaradam",
    timezone: "America/Paramaribo",
  },
  {
    iata_Code: "AAK",
    city_name: "Aranuka",
    timezone: "Pacific/Tarawa",
  },
  {
    iata_Code: "AAL",
    city_name: "Aalborg",
    timezone: "Europe/Copenhagen",
  },
  {
    iata_Code: "AAM",
    city_name: "Mala Mala",
    timezone: "Africa/Johannesburg",
  },
  {
    iata_Code: "AAN",
    city_name: "Al Ain",
    timezone: "Asia/Dubai",
  },
  {
    iata_Code: "AAO",
    city_name: "Anaco",
    timezone: "America/Caracas",
  },
  {
    iata_Code: "AAQ",
    city_name: "Anapa",
    timezone: "Europe/Moscow",
  },
  {
    iata_Code: "AAR",
    city_name: "Aarhus",
    timezone: "Europe/Copenhagen",
  },
];
