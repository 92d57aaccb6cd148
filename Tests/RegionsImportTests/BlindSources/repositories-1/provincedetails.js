const provinceData = [
    {
      province: "Koshi Province",
      districts: [
        {
          name: "Bhojpur",
          municipalities: [
            "Shadanand",
            "Bhojpur",
            "Hatuwagadhi",
            "Arun",
          ]
        },
        {
          name: "Dhankuta",
          municipalities: [
            "Dhankuta",
            "Mahalaxmi",
            "Pakhribas",
          ]
        },
        {
          name: "Ilam",
          municipalities: [
            "Suryodaya",
            "Ilam",
            "Deumai",
            "Mai",
          ]
        },
      ]
    },
    {
      province: "Madhesh Province",
      districts: [
        {
          name: "Bara",
          municipalities: [
            "Kalaiya",
            "Jitpur Simara",
          ]
        },
        {
          name: "Parsa",
          municipalities: [
            "Birgunj",
            "Pokhariya",
            "Parsagadhi",
          ]
        },
      ]
    },
    {
      province: "Bagmati Province",
      districts: [
        {
          name: "Kathmandu",
          municipalities: [
            "Kathmandu",
            "Kirtipur",
            "Tokha",
            "Budhanilkantha",
          ]
        },
        {
          name: "Lalitpur",
          municipalities: [
            "Lalitpur",
            "Godawari",
            "Mahalaxmi",
          ]
        },
        {
          name: "Dolakha",
          municipalities: [
            "Bhimeshwar",
            "Jiri",
          ]
        },
      ]
    },
    {
      province: "Gandaki Province",
      districts: [
        {
          name: "Kaski",
          municipalities: [
            "Pokhara",
            "Annapurna",
          ]
        },
        {
          name: "Gorkha",
          municipalities: [
            "Gorkha",
            "Palungtar",
            "Arughat",
          ]
        },
      ]
    },
];

export default provinceData;
