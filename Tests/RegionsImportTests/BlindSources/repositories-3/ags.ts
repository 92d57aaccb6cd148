export const ags = [
  {
    name: "SK Flensburg",
    ags: "01001",
    population: 90164,
  },
  {
    name: "SK Kiel",
    ags: "01002",
    population: 246794,
  },
  {
    name: "LK Dithmarschen",
    ags: "01051",
    population: 133193,
  },
  {
    name: "SK Hamburg",
    ags: "02000",
    population: 1847253,
  },
  {
    name: "SK Braunschweig",
    ags: "03101",
    population: 249406,
  },
  {
    name: "LK Gifhorn",
    ags: "03151",
    population: 176523,
  },
];
