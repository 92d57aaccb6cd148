export interface District {
  name: string;
}

export interface Province {
  name: string;
  districts: District[];
}

export const nepalProvinces: Province[] = [
  {
    name: "Koshi Province",
    districts: [
      { name: "Bhojpur" },
      { name: "Dhankuta" },
      { name: "Ilam" }
    ]
  },
  {
    name: "Madhesh Province",
    districts: [
      { name: "Bara" },
      { name: "Parsa" }
    ]
  },
  {
    name: "Bagmati Province",
    districts: [
      { name: "Kathmandu" },
      { name: "Lalitpur" },
      { name: "Dolakha" }
    ]
  },
  {
    name: "Gandaki Province",
    districts: [
      { name: "Kaski" },
      { name: "Gorkha" }
    ]
  },
];
