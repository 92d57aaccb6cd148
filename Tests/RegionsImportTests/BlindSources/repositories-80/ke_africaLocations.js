export const africaLocations = [
  {
    country: "Kenya",
    states: [
      {
        name: "Nairobi County",
        cities: [
          {
            name: "Westlands",
            wards: [
              "Kitisuru",
              "Parklands/Highridge",
              "Karura",
              "Kangemi",
              "Mountain View",
            ],
          },
          {
            name: "Dagoretti North",
            wards: ["Kilimani", "Kawangware", "Gatina", "Kileleshwa", "Kabiro"],
          },
          {
            name: "Dagoretti South",
            wards: [
              "Mutu-ini",
              "Ng'ando",
              "Riruta",
              "Uthiru/Ruthimitu",
              "Waithaka",
            ],
          },
          {
            name: "Lang'ata",
            wards: [
              "Karen",
              "Nairobi West",
              "Mugumo-ini",
              "South C",
              "Nyayo Highrise",
            ],
          },
          {
            name: "Kibra",
            wards: [
              "Lindi",
              "Laini Saba",
              "Makina",
              "Woodley/Kenyatta Golf Course",
              "Sarangombe",
            ],
          },
          {
            name: "Roysambu",
            wards: [
              "Githurai",
              "Kahawa West",
              "Zimmerman",
              "Roysambu",
              "Kahawa",
            ],
          },
          {
            name: "Kasarani",
            wards: ["Clay City", "Mwiki", "Kasarani", "Njiru", "Ruai"],
          },
          {
            name: "Ruaraka",
            wards: [
              "Baba Dogo",
              "Utalii",
              "Mathare North",
              "Lucky Summer",
              "Korogocho",
            ],
          },
        ],
      },
    ],
  },
];
