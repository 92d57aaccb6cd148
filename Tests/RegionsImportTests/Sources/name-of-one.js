export const hierarchy = {
  MARITIMA: {
    prefectures: {
      Ave: { communes: { Ave_1: { cantons: ['Keve', 'Zolo'] }, Ave_2: { cantons: ['Noepe'] } } },
      Laco: { communes: { Laco_1: { cantons: ['Aneho', 'Glidi'] } } },
    },
  },
};
