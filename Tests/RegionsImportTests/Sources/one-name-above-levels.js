export const hierarchy = {
  MARITIME: {
    prefectures: {
      Lacs: { communes: { Lacs_1: { cantons: ['Glidji', 'Aného'] }, Lacs_2: { cantons: ['Agouégan'] } } },
      Vo: { communes: { Vo_1: { cantons: ['Vogan', 'Togoville'] } } },
    },
  },
};
