const kenya = [
  {
    county_code: "1",
    county_name: "Mombasa",
    sub_counties: ["Changamwe", "Jomvu", "Kisauni", "Likoni", "Mvita", "Nyali"],
  },
  {
    county_code: "2",
    county_name: "Kwale",
    sub_counties: ["Kinango", "Lunga Lunga", "Msambweni", "Matuga"],
  },

  {
    county_code: "3",
    county_name: "Kilifi",
    sub_counties: [
      "Ganze",
      "Kaloleni",
      "Kilifi-North",
      "Kilifi-South",
      "Magarini",
      "Malindi",
      "Rabai",
    ],
  },

  {
    county_code: "4",
    county_name: "Tana",
    sub_counties: ["Bura", "Galole", "Garsen"],
  },

  {
    county_code: "5",
    county_name: "Lamu",
    sub_counties: ["Lamu East", "Lamu West"],
  },

  {
    county_code: "6",
    county_name: "Taita–Taveta",
    sub_counties: ["Mwatate", "Taveta", "Voi", "Wundanyi"],
  },

  {
    county_code: "13",
    county_name: "Tharaka-nithi",
    sub_counties: [
      "Tharaka North",
      "Tharaka South",
      "Chuka",
      "Igambango’mbe",
      "Maara",
      "Chiakariga",
      "Muthambi",
    ],
  },

  {
    county_code: "24",
    county_name: "West",
    sub_counties: ["Central Pokot", "North Pokot", "Pokot South", "West Pokot"],
  },

  {
    county_code: "35",
    county_name: "Kericho",
    sub_counties: [
      "Ainamoi",
      "Belgut",
      "Bureti",
      "Kipkelion East",
      "Kipkelion West",
      "Soin/Sigowet",
    ],
  },

  {
    county_code: "38",
    county_name: "Vihiga",
    sub_counties: ["Emuhaya", "Hamisi", "Luanda", "Sabatia", "Vihiga"],
  },

  {
    county_code: "45",
    county_name: "Kisii",
    sub_counties: [],
  },

  {
    county_code: "46",
    county_name: "Nyamira",
    sub_counties: [
      "Borabu",
      "Manga",
      "Masaba North",
      "Nyamira North",
      "Nyamira South",
    ],
  },
  {
    county_code: "47",
    county_name: "Nairobi",
    sub_counties: [
      "Dagoretti North",
      "Dagoretti South",
      "Embakasi Central",
      "Embakasi East",
      "Embakasi North",
      "Embakasi South",
      "Embakasi West",
      "Kamukunji",
      "Kasarani",
      "Kibra",
      "Lang’ata",
      "Makadara",
      "Mathare",
      "Roysambu",
      "Ruaraka",
      "Starehe",
      "Westlands",
    ],
  },
];
