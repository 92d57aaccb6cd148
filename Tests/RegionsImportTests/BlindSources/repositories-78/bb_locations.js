var locations = [
  {
    "District": "ABC Highway - Barrow",
    "PostalCode": "BB22026",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Airy Cot",
    "PostalCode": "BB22002",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Allen View",
    "PostalCode": "BB22051",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Applewhaite",
    "PostalCode": "BB22146",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Arch Hall",
    "PostalCode": "BB22017",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Bennetts & Highway 2A",
    "PostalCode": "BB22017",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "1st, 2nd, 3rd, 4th Avenue Bibby's Lane",
    "PostalCode": "BB22014",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Bloomsburg",
    "PostalCode": "BB22031",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Braggs Hill/Lammings/Highway E",
    "PostalCode": "BB22003",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Church Gap (Proute Hill)",
    "PostalCode": "BB22079",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Hyde Park*",
    "PostalCode": "BB22129",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Porey Sping",
    "PostalCode": "BB22021",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Welchman Hall Main Road  (Lower)",
    "PostalCode": "BB22058",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Welcman Hall Main Road (Upper)",
    "PostalCode": "BB22047",
    "Parish": "St. Thomas",
    "": ""
  },
  {
    "District": "Allendale Plantation",
    "PostalCode": "BB26019",
    "Parish": "St. Peter",
    "": ""
  },
  {
    "District": "Almond Beach",
    "PostalCode": "BB26060",
    "Parish": "St. Peter",
    "": ""
  },
  {
    "District": "Archer's Lane",
    "PostalCode": "BB26021",
    "Parish": "St. Peter",
    "": ""
  },
  {
    "District": "Boscobelle (All Avenues)",
    "PostalCode": "BB26070",
    "Parish": "St. Peter",
    "": ""
  },
  {
    "District": "Cemetery Lane # 1",
    "PostalCode": "BB26091",
    "Parish": "St. Peter",
    "": ""
  },
  {
    "District": "Cemetery Lane # 2",
    "PostalCode": "BB26092",
    "Parish": "St. Peter",
    "": ""
  },
  {
    "District": "Church Street",
    "PostalCode": "BB26058",
    "Parish": "St. Peter",
    "": ""
  },
  {
    "District": "Church Street Garden",
    "PostalCode": "BB26058",
    "Parish": "St. Peter",
    "": ""
  },
  {
    "District": "Coleridge & Parry School Road",
    "PostalCode": "BB26033",
    "Parish": "St. Peter",
    "": ""
  }
]
