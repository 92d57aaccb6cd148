const H = [
  [
    "01001",
    {
      n: "Autauga",
      s: "AL",
      c: "t"
    }
  ],
  [
    "01003",
    {
      n: "Baldwin",
      s: "AL",
      c: "t"
    }
  ],
  [
    "01005",
    {
      n: "Barbour",
      s: "AL",
      c: "t"
    }
  ],
  [
    "01007",
    {
      n: "Bibb",
      s: "AL",
      c: "t"
    }
  ],
  [
    "01037",
    {
      n: "Coosa",
      s: "AL",
      c: "t"
    }
  ],
  [
    "01109",
    {
      n: "Pike",
      s: "AL",
      c: "t"
    }
  ],
  [
    "01115",
    {
      n: "St. Clair",
      s: "AL",
      c: "t"
    }
  ],
  [
    "01133",
    {
      n: "Winston",
      s: "AL",
      c: "t"
    }
  ],
  [
    "02013",
    {
      n: "Aleutians East",
      s: "AK",
      c: "f"
    }
  ],
  [
    "02016",
    {
      n: "Aleutians West",
      s: "AK",
      c: "f"
    }
  ],
  [
    "02063",
    {
      n: "Chugach",
      s: "AK",
      c: "f"
    }
  ],
  [
    "02105",
    {
      n: "Hoonah-Angoon",
      s: "AK",
      c: "f"
    }
  ],
  [
    "02164",
    {
      n: "Lake and Peninsula",
      s: "AK",
      c: "f"
    }
  ],
  [
    "02198",
    {
      n: "Prince of Wales-Hyder",
      s: "AK",
      c: "f"
    }
  ],
  [
    "02290",
    {
      n: "Yukon-Koyukuk",
      s: "AK",
      c: "f"
    }
  ],
  [
    "04001",
    {
      n: "Apache",
      s: "AZ",
      c: "t"
    }
  ],
  [
    "04012",
    {
      n: "La Paz",
      s: "AZ",
      c: "t"
    }
  ],
  [
    "04013",
    {
      n: "Maricopa",
      s: "AZ",
      c: "t"
    }
  ],
  [
    "04023",
    {
      n: "Santa Cruz",
      s: "AZ",
      c: "t"
    }
  ],
  [
    "05001",
    {
      n: "Arkansas",
      s: "AR",
      c: "t"
    }
  ],
  [
    "05013",
    {
      n: "Calhoun",
      s: "AR",
      c: "t"
    }
  ],
  [
    "05099",
    {
      n: "Nevada",
      s: "AR",
      c: "t"
    }
  ],
  [
    "05109",
    {
      n: "Pike",
      s: "AR",
      c: "t"
    }
  ],
  [
    "05123",
    {
      n: "St. Francis",
      s: "AR",
      c: "t"
    }
  ],
  [
    "06001",
    {
      n: "Alameda",
      s: "CA",
      c: "t"
    }
  ],
  [
    "06037",
    {
      n: "Los Angeles",
      s: "CA",
      c: "t"
    }
  ],
  [
    "06057",
    {
      n: "Nevada",
      s: "CA",
      c: "t"
    }
  ],
  [
    "06075",
    {
      n: "San Francisco",
      s: "CA",
      c: "t"
    }
  ],
  [
    "06087",
    {
      n: "Santa Cruz",
      s: "CA",
      c: "t"
    }
  ]
];
