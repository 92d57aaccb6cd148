
export const locations = [
  // ===== BENGO =====
  { nome: "Ambriz", provincia: "Bengo", latitude: -7.854722, longitude: 13.123333 },
  { nome: "Bula Atumba", provincia: "Bengo", latitude: -8.150000, longitude: 14.050000 },
  { nome: "Barra do Dande", provincia: "Bengo", latitude: -8.470000, longitude: 13.470000 },
  { nome: "Kikolo", provincia: "Bengo", latitude: -8.780000, longitude: 13.250000 },
  { nome: "Panguila", provincia: "Bengo", latitude: -8.796389, longitude: 13.311389 },
  { nome: "Úcua", provincia: "Bengo", latitude: -8.600000, longitude: 13.900000 },
  { nome: "Piri", provincia: "Bengo", latitude: -8.700000, longitude: 14.050000 },
  { nome: "Muxaluando", provincia: "Bengo", latitude: -8.550000, longitude: 13.800000 },
  { nome: "Quicunzo", provincia: "Bengo", latitude: -8.650000, longitude: 14.200000 },
  { nome: "Quibaxe", provincia: "Bengo", latitude: -8.350000, longitude: 14.216700 }, // antigo Dembos
  { nome: "Nambuangongo", provincia: "Bengo", latitude: -8.050000, longitude: 13.450000 },
  { nome: "Pango Aluquém", provincia: "Bengo", latitude: -8.150000, longitude: 14.000000 },

  // ===== BENGUELA =====
  { nome: "Balombo", provincia: "Benguela", latitude: -12.350000, longitude: 14.766700 },
  { nome: "Baía Farta", provincia: "Benguela", latitude: -12.783300, longitude: 13.133300 },
  { nome: "Benguela", provincia: "Benguela", latitude: -12.576264, longitude: 13.405472 },
  { nome: "Bocoio", provincia: "Benguela", latitude: -12.466700, longitude: 14.133300 },
  { nome: "Caimbambo", provincia: "Benguela", latitude: -12.150000, longitude: 14.300000 },
  { nome: "Catumbela", provincia: "Benguela", latitude: -12.416700, longitude: 13.550000 },
  { nome: "Chongorói", provincia: "Benguela", latitude: -12.900000, longitude: 13.733300 },
  { nome: "Cubal", provincia: "Benguela", latitude: -13.033300, longitude: 14.250000 },
  { nome: "Ganda", provincia: "Benguela", latitude: -13.016700, longitude: 14.633300 },
];
