export const popular = [
  { code: "500000", name: "重庆", letter: "C", phone: "023" },
  { code: "530100", name: "昆明", letter: "K", phone: "0871" },
]
export const all = [
  { code: "520100", name: "贵阳", letter: "G", phone: "0851" },
  { code: "530100", name: "昆明", letter: "K", phone: "0871" },
  { code: "540100", name: "拉萨", letter: "L", phone: "0891" },
  { code: "500000", name: "重庆", letter: "C", phone: "023" },
  { code: "530300", name: "曲靖", letter: "Q", phone: "0874" },
]
