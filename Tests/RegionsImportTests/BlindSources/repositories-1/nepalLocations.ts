// app/data/nepalLocations.ts

export type Province = {
  id: string;
  name: string;
};

export type District = {
  provinceId: string;
  name: string;
};

export type LocalLevel = {
  provinceId: string;
  district: string;
  name: string;
};

export const NEPAL_PROVINCES: Province[] = [
  { id: "p1", name: "Koshi Province" },
  { id: "p2", name: "Madhesh Province" },
  { id: "p3", name: "Bagmati Province" },
  { id: "p4", name: "Gandaki Province" },
];

// districts
export const NEPAL_DISTRICTS: District[] = [
  // Koshi Province (3)
  { provinceId: "p1", name: "Bhojpur" },
  { provinceId: "p1", name: "Dhankuta" },
  { provinceId: "p1", name: "Ilam" },
  // Madhesh Province (2)
  { provinceId: "p2", name: "Bara" },
  { provinceId: "p2", name: "Parsa" },
  // Bagmati Province (3)
  { provinceId: "p3", name: "Kathmandu" },
  { provinceId: "p3", name: "Lalitpur" },
  { provinceId: "p3", name: "Dolakha" },
  // Gandaki Province (2)
  { provinceId: "p4", name: "Kaski" },
  { provinceId: "p4", name: "Gorkha" },
];

export const NEPAL_LOCAL_LEVELS: LocalLevel[] = [
  { provinceId: "p1", district: "Bhojpur", name: "Shadanand" },
  { provinceId: "p1", district: "Bhojpur", name: "Bhojpur" },
  { provinceId: "p1", district: "Bhojpur", name: "Hatuwagadhi" },
  { provinceId: "p1", district: "Bhojpur", name: "Arun" },
  { provinceId: "p1", district: "Dhankuta", name: "Dhankuta" },
  { provinceId: "p1", district: "Dhankuta", name: "Mahalaxmi" },
  { provinceId: "p1", district: "Dhankuta", name: "Pakhribas" },
  { provinceId: "p1", district: "Ilam", name: "Suryodaya" },
  { provinceId: "p1", district: "Ilam", name: "Ilam" },
  { provinceId: "p1", district: "Ilam", name: "Deumai" },
  { provinceId: "p1", district: "Ilam", name: "Mai" },
  { provinceId: "p2", district: "Bara", name: "Kalaiya" },
  { provinceId: "p2", district: "Bara", name: "Jitpur Simara" },
  { provinceId: "p2", district: "Parsa", name: "Birgunj" },
  { provinceId: "p2", district: "Parsa", name: "Pokhariya" },
  { provinceId: "p2", district: "Parsa", name: "Parsagadhi" },
  { provinceId: "p3", district: "Kathmandu", name: "Kathmandu" },
  { provinceId: "p3", district: "Kathmandu", name: "Kirtipur" },
  { provinceId: "p3", district: "Kathmandu", name: "Tokha" },
  { provinceId: "p3", district: "Kathmandu", name: "Budhanilkantha" },
  { provinceId: "p3", district: "Lalitpur", name: "Lalitpur" },
  { provinceId: "p3", district: "Lalitpur", name: "Godawari" },
  { provinceId: "p3", district: "Lalitpur", name: "Mahalaxmi" },
  { provinceId: "p3", district: "Dolakha", name: "Bhimeshwar" },
  { provinceId: "p3", district: "Dolakha", name: "Jiri" },
  { provinceId: "p4", district: "Kaski", name: "Pokhara" },
  { provinceId: "p4", district: "Kaski", name: "Annapurna" },
  { provinceId: "p4", district: "Gorkha", name: "Gorkha" },
  { provinceId: "p4", district: "Gorkha", name: "Palungtar" },
  { provinceId: "p4", district: "Gorkha", name: "Arughat" },
];
