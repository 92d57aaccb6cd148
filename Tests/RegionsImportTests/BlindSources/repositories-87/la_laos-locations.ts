export const laosLocations = {
  provinces: [
    {
      name: 'Vientiane Prefecture',
      districts: ['Chanthabuly', 'Sikhottabong', 'Xaysetha', 'Sisattanak', 'Naxaithong', 'Xaythany', 'Hadxayfong', 'Sangthong', 'Mayparkngum'],
    },
    {
      name: 'Phongsaly',
      districts: ['Phongsaly', 'May', 'Khoua', 'Samphanh', 'Boun Neua', 'Yot Ou', 'Boun Tay'],
    },
    {
      name: 'Luang Namtha',
      districts: ['Namtha', 'Sing', 'Long', 'Viengphoukha', 'Nale'],
    },
    {
      name: 'Oudomxay',
      districts: ['Xay', 'La', 'Na Mo', 'Nga', 'Beng', 'Houn', 'Pak Beng'],
    },
    {
      name: 'Bokeo',
      districts: ['Houayxay', 'Ton Pheung', 'Meung', 'Pha Oudom', 'Pak Tha'],
    },
    {
      name: 'Luang Prabang',
      districts: ['Luang Prabang', 'Xieng Ngeun', 'Nan', 'Pak Ou', 'Nambak', 'Ngoi', 'Pak Xeng', 'Phonxay', 'Chomphet', 'Viengkham', 'Phoukhoun', 'Phonthong'],
    },
    {
      name: 'Xaisomboun',
      districts: ['Anouvong', 'Longxan', 'Longchaeng', 'Hom', 'Thathom'],
    },
    {
      name: 'Bolikhamsai',
      districts: ['Paksan', 'Thaphabat', 'Pakkading', 'Bolikhanh', 'Viengthong', 'Khamkeut', 'Xaychamphone'],
    },
  ],
};
