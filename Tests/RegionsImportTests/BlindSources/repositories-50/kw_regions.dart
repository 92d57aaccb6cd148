List<Map<String, dynamic>> enRegionsList = [
  {"value": "702", "title": "Abdally", "country_id": "KW", "label": "Abdally"},
  {
    "value": "823",
    "title": "Abdullah al - Salem",
    "country_id": "KW",
    "label": "Abdullah al - Salem"
  },
  {
    "value": "826",
    "title": "Abdullah Al Mubarak",
    "country_id": "KW",
    "label": "Abdullah Al Mubarak"
  },
  {
    "value": "703",
    "title": "Abu Al Hasania",
    "country_id": "KW",
    "label": "Abu Al Hasania"
  },
  {
    "value": "704",
    "title": "Abu Fateera",
    "country_id": "KW",
    "label": "Abu Fateera"
  },
  {
    "value": "705",
    "title": "Abu Halifa",
    "country_id": "KW",
    "label": "Abu Halifa"
  },
  {
    "value": "706",
    "title": "Adailiya",
    "country_id": "KW",
    "label": "Adailiya"
  },
  {"value": "828", "title": "Adān", "country_id": "KW", "label": "Adān"},
  {"value": "707", "title": "Addan", "country_id": "KW", "label": "Addan"},
  {
    "value": "832",
    "title": "Agricultural Wafra",
    "country_id": "KW",
    "label": "Agricultural Wafra"
  },
  {"value": "833", "title": "Ahmadi", "country_id": "KW", "label": "Ahmadi"},
  {
    "value": "708",
    "title": "Al Bidaa",
    "country_id": "KW",
    "label": "Al Bidaa"
  },
  {
    "value": "709",
    "title": "Al Dhahar",
    "country_id": "KW",
    "label": "Al Dhahar"
  },
  {
    "value": "710",
    "title": "Al Mseilah",
    "country_id": "KW",
    "label": "Al Mseilah"
  },
  {"value": "711", "title": "Al Naem", "country_id": "KW", "label": "Al Naem"},
  {
    "value": "712",
    "title": "Al Nahda (east Sulaibikhat)",
    "country_id": "KW",
    "label": "Al Nahda (east Sulaibikhat)"
  },
  {
    "value": "713",
    "title": "Al Naseem",
    "country_id": "KW",
    "label": "Al Naseem"
  },
  {
    "value": "714",
    "title": "Al Oyoun",
    "country_id": "KW",
    "label": "Al Oyoun"
  },
  {
    "value": "715",
    "title": "Al Qaser",
    "country_id": "KW",
    "label": "Al Qaser"
  },
];
