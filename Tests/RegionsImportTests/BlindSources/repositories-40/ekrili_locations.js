export const governorates = [
  {
    name: "Ariana",
    _id: "Ariana"
  },
  {
    name: "Beja",
    _id: "Beja"
  },
  {
    name: "Ben Arous",
    _id: "Ben Arous"
  },
  {
    name: "Bizerte",
    _id: "Bizerte"
  },
  {
    name: "Gabes",
    _id: "Gabes"
  },
  {
    name: "Gafsa",
    _id: "Gafsa"
  },
  {
    name: "Jendouba",
    _id: "Jendouba"
  },
  {
    name: "Kairouan",
    _id: "Kairouan"
  },
  {
    name: "Kasserine",
    _id: "Kasserine"
  },
  {
    name: "Kebili",
    _id: "Kebili"
  },
  {
    name: "Le Kef",
    _id: "Le Kef"
  },
  {
    name: "Mahdia",
    _id: "Mahdia"
  },
  {
    name: "Manouba",
    _id: "Manouba"
  },
  {
    name: "Medenine",
    _id: "Medenine"
  },
  {
    name: "Monastir",
    _id: "Monastir"
  },
  {
    name: "Nabeul",
    _id: "Nabeul"
  },
  {
    name: "Sfax",
    _id: "Sfax"
  },
  {
    name: "Sidi Bouzid",
    _id: "Sidi Bouzid"
  },
  {
    name: "Siliana",
    _id: "Siliana"
  },
  {
    name: "Sousse",
    _id: "Sousse"
  },
  {
    name: "Tataouine",
    _id: "Tataouine"
  },
  {
    name: "Tozeur",
    _id: "Tozeur"
  },
  {
    name: "Tunis",
    _id: "Tunis"
  },
  {
    name: "Zaghouan",
    _id: "Zaghouan"
  }
];

export const ariana = [
  { name: "Ariana Ville", _id: "Ariana Ville" },
  { name: "Ettadhamon", _id: "Ettadhamon" },
  { name: "Kalaat El Andalous", _id: "Kalaat El Andalous" },
  { name: "Mnihla", _id: "Mnihla" },
  { name: "Raoued", _id: "Raoued" },
  { name: "Sidi Thabet", _id: "Sidi Thabet" },
  { name: "La Soukra", _id: "La Soukra" }
];

export const beja = [
  { name: "Amdoun", _id: "Amdoun" },
  { name: "Beja Nord", _id: "Beja Nord" },
  { name: "Beja Sud", _id: "Beja Sud" },
  { name: "Goubellat", _id: "Goubellat" },
  { name: "Medjez El Beb", _id: "Medjez El Beb" },
  { name: "Nfeza", _id: "Nfeza" },
  { name: "Teboursouk", _id: "Teboursouk" },
  { name: "Testour", _id: "Testour" },
  { name: "Thibar", _id: "Thibar" }
];
