const germanData = {
  data: [
    {
      name: "Aachen",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Augsburg",
      state: "Bayern"
    },
    {
      name: "Bergisch Gladbach",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Berlin",
      state: "Berlin"
    },
    {
      name: "Bielefeld",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Bochum",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Bonn",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Bottrop",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Braunschweig",
      state: "Niedersachsen"
    },
    {
      name: "Bremen",
      state: "Bremen"
    },
    {
      name: "Bremerhaven",
      state: "Bremen"
    },
    {
      name: "Chemnitz",
      state: "Sachsen"
    },
    {
      name: "Cottbus",
      state: "Brandenburg"
    },
    {
      name: "Darmstadt",
      state: "Hessen"
    },
    {
      name: "Dieburg",
      state: "Hessen"
    },
    {
      name: "Dortmund",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Dresden",
      state: "Sachsen"
    },
    {
      name: "Duisburg",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Düsseldorf",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Erfurt",
      state: "Thüringen"
    },
    {
      name: "Erlangen",
      state: "Bayern"
    },
    {
      name: "Essen",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Frankfurt am Main",
      state: "Hessen"
    },
    {
      name: "Freiburg im Breisgau",
      state: "Baden-Württemberg"
    },
    {
      name: "Fürth",
      state: "Bayern"
    },
    {
      name: "Gelsenkirchen",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Göttingen",
      state: "Niedersachsen"
    },
    {
      name: "Hagen",
      state: "Nordrhein-Westfalen"
    },
    {
      name: "Halle (Saale)",
      state: "Sachsen-Anhalt"
    }
  ]
}
