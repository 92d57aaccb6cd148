/** Towns in each delivery zone, see Distance Overview */
export const DELIVERY_ZONES = {
  A: [
    "Nima, Accra, Ghana",
    "Kanda, Accra, Ghana",
    "Osu, Accra, Ghana",
    "Ridge, Accra, Ghana",
  ],
  B: [
    "Madina, Accra, Ghana",
    "Achimota, Accra, Ghana",
    "Teshie, Accra, Ghana",
  ],
  C: [
    "Tema, Ghana",
    "Kasoa, Ghana",
    "Aburi, Ghana",
  ],
};

export const ZONE_PRICES = { A: 15, B: 25, C: 40 };
