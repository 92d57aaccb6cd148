const data = {
  provinces: [{ provienceName: 'Koshia', districts: 14, districtNames: [
    { name: 'Bhoja', municipalities: ['Arun', 'Hatu'] },
    { name: 'Dhana', municipalities: ['Maha', 'Paka', 'Sangu'] },
  ] }],
};
