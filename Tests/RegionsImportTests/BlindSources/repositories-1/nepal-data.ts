export const NEPAL_DATA = {
  countryCode: 'NP',
  name: 'Nepal',
  localName: 'नेपाल',
  population: 29136302,
  area: 147181,
  center: [84.1240, 28.3949] as [number, number],
  zoom: 6,
  geojsonFile: 'nepal.geojson',
  provinces: [
    {
      id: 'province1',
      name: 'Koshi Province',
      nameNepali: 'कोशी प्रदेश',
      population: 4542001,
      area: 25594,
      districts: [
        {
          id: 'bhojpur',
          name: 'Bhojpur',
          population: 763616,
          area: 1261,
          municipalities: [
            { id: 'shadanand_bhojpur', name: 'Shadanand', population: 17318, area: 192.3 },
            { id: 'bhojpur_bhojpur', name: 'Bhojpur', population: 17347, area: 193.3 },
            { id: 'hatuwagadhi_bhojpur', name: 'Hatuwagadhi', population: 17382, area: 194.3 },
            { id: 'arun_bhojpur', name: 'Arun', population: 17406, area: 195.3 }
          ]
        },
        {
          id: 'dhankuta',
          name: 'Dhankuta',
          population: 763633,
          area: 1262,
          municipalities: [
            { id: 'dhankuta_dhankuta', name: 'Dhankuta', population: 17317, area: 192.3 },
            { id: 'mahalaxmi_dhankuta', name: 'Mahalaxmi', population: 17349, area: 193.3 },
            { id: 'pakhribas_dhankuta', name: 'Pakhribas', population: 17380, area: 194.3 }
          ]
        },
        {
          id: 'ilam',
          name: 'Ilam',
          population: 763565,
          area: 1258,
          municipalities: [
            { id: 'suryodaya_ilam', name: 'Suryodaya', population: 17318, area: 192.3 },
            { id: 'ilam_ilam', name: 'Ilam', population: 17344, area: 193.3 },
            { id: 'deumai_ilam', name: 'Deumai', population: 17377, area: 194.3 },
            { id: 'mai_ilam', name: 'Mai', population: 17405, area: 195.3 }
          ]
        },
      ]
    },
    {
      id: 'province2',
      name: 'Madhesh Province',
      nameNepali: 'मधेश प्रदेश',
      population: 4549002,
      area: 25283,
      districts: [
        {
          id: 'bara',
          name: 'Bara',
          population: 763565,
          area: 1258,
          municipalities: [
            { id: 'kalaiya_bara', name: 'Kalaiya', population: 17316, area: 192.3 },
            { id: 'jitpur_simara_bara', name: 'Jitpur Simara', population: 17353, area: 193.3 }
          ]
        },
        {
          id: 'parsa',
          name: 'Parsa',
          population: 763582,
          area: 1259,
          municipalities: [
            { id: 'birgunj_parsa', name: 'Birgunj', population: 17316, area: 192.3 },
            { id: 'pokhariya_parsa', name: 'Pokhariya', population: 17349, area: 193.3 },
            { id: 'parsagadhi_parsa', name: 'Parsagadhi', population: 17381, area: 194.3 }
          ]
        },
      ]
    },
    {
      id: 'province3',
      name: 'Bagmati Province',
      nameNepali: 'बागमती प्रदेश',
      population: 4556003,
      area: 24972,
      districts: [
        {
          id: 'kathmandu',
          name: 'Kathmandu',
          population: 763650,
          area: 1263,
          municipalities: [
            { id: 'kathmandu_kathmandu', name: 'Kathmandu', population: 17318, area: 192.3 },
            { id: 'kirtipur_kathmandu', name: 'Kirtipur', population: 17348, area: 193.3 },
            { id: 'tokha_kathmandu', name: 'Tokha', population: 17376, area: 194.3 },
            { id: 'budhanilkantha_kathmandu', name: 'Budhanilkantha', population: 17416, area: 195.3 }
          ]
        },
        {
          id: 'lalitpur',
          name: 'Lalitpur',
          population: 763633,
          area: 1262,
          municipalities: [
            { id: 'lalitpur_lalitpur', name: 'Lalitpur', population: 17317, area: 192.3 },
            { id: 'godawari_lalitpur', name: 'Godawari', population: 17348, area: 193.3 },
            { id: 'mahalaxmi_lalitpur', name: 'Mahalaxmi', population: 17380, area: 194.3 }
          ]
        },
        {
          id: 'dolakha',
          name: 'Dolakha',
          population: 763616,
          area: 1261,
          municipalities: [
            { id: 'bhimeshwar_dolakha', name: 'Bhimeshwar', population: 17319, area: 192.3 },
            { id: 'jiri_dolakha', name: 'Jiri', population: 17344, area: 193.3 }
          ]
        },
      ]
    },
    {
      id: 'province4',
      name: 'Gandaki Province',
      nameNepali: 'गण्डकी प्रदेश',
      population: 4563004,
      area: 24661,
      districts: [
        {
          id: 'kaski',
          name: 'Kaski',
          population: 763582,
          area: 1259,
          municipalities: [
            { id: 'pokhara_kaski', name: 'Pokhara', population: 17316, area: 192.3 },
            { id: 'annapurna_kaski', name: 'Annapurna', population: 17349, area: 193.3 }
          ]
        },
        {
          id: 'gorkha',
          name: 'Gorkha',
          population: 763599,
          area: 1260,
          municipalities: [
            { id: 'gorkha_gorkha', name: 'Gorkha', population: 17315, area: 192.3 },
            { id: 'palungtar_gorkha', name: 'Palungtar', population: 17349, area: 193.3 },
            { id: 'arughat_gorkha', name: 'Arughat', population: 17378, area: 194.3 }
          ]
        },
      ]
    },
  ]
};
