export type Lang = 'en' | 'ne';

export const provinces: Province[] = [
  {
    id: 'koshi',
    name: { en: 'Koshi Province', ne: 'कोशी प्रदेश' },
    districts: [
      {
        id: 'bhojpur',
        name: { en: 'Bhojpur', ne: 'जिल्ला Bhojpur' },
        provinceId: 'koshi',
        municipalities: [
          { id: 'bhojpur-shadanand', name: { en: 'Shadanand', ne: 'न Shadanand' }, type: 'rural-municipality', districtId: 'bhojpur' },
          { id: 'bhojpur-bhojpur', name: { en: 'Bhojpur', ne: 'न Bhojpur' }, type: 'municipality', districtId: 'bhojpur' },
          { id: 'bhojpur-hatuwagadhi', name: { en: 'Hatuwagadhi', ne: 'न Hatuwagadhi' }, type: 'rural-municipality', districtId: 'bhojpur' },
          { id: 'bhojpur-arun', name: { en: 'Arun', ne: 'न Arun' }, type: 'municipality', districtId: 'bhojpur' },
        ],
      },
      {
        id: 'dhankuta',
        name: { en: 'Dhankuta', ne: 'जिल्ला Dhankuta' },
        provinceId: 'koshi',
        municipalities: [
          { id: 'dhankuta-dhankuta', name: { en: 'Dhankuta', ne: 'न Dhankuta' }, type: 'rural-municipality', districtId: 'dhankuta' },
          { id: 'dhankuta-mahalaxmi', name: { en: 'Mahalaxmi', ne: 'न Mahalaxmi' }, type: 'municipality', districtId: 'dhankuta' },
          { id: 'dhankuta-pakhribas', name: { en: 'Pakhribas', ne: 'न Pakhribas' }, type: 'rural-municipality', districtId: 'dhankuta' },
        ],
      },
      {
        id: 'ilam',
        name: { en: 'Ilam', ne: 'जिल्ला Ilam' },
        provinceId: 'koshi',
        municipalities: [
          { id: 'ilam-suryodaya', name: { en: 'Suryodaya', ne: 'न Suryodaya' }, type: 'rural-municipality', districtId: 'ilam' },
          { id: 'ilam-ilam', name: { en: 'Ilam', ne: 'न Ilam' }, type: 'municipality', districtId: 'ilam' },
          { id: 'ilam-deumai', name: { en: 'Deumai', ne: 'न Deumai' }, type: 'rural-municipality', districtId: 'ilam' },
          { id: 'ilam-mai', name: { en: 'Mai', ne: 'न Mai' }, type: 'municipality', districtId: 'ilam' },
        ],
      },
    ],
  },
  {
    id: 'madhesh',
    name: { en: 'Madhesh Province', ne: 'मधेश प्रदेश' },
    districts: [
      {
        id: 'bara',
        name: { en: 'Bara', ne: 'जिल्ला Bara' },
        provinceId: 'madhesh',
        municipalities: [
          { id: 'bara-kalaiya', name: { en: 'Kalaiya', ne: 'न Kalaiya' }, type: 'rural-municipality', districtId: 'bara' },
          { id: 'bara-jitpur-simara', name: { en: 'Jitpur Simara', ne: 'न Jitpur Simara' }, type: 'municipality', districtId: 'bara' },
        ],
      },
      {
        id: 'parsa',
        name: { en: 'Parsa', ne: 'जिल्ला Parsa' },
        provinceId: 'madhesh',
        municipalities: [
          { id: 'parsa-birgunj', name: { en: 'Birgunj', ne: 'न Birgunj' }, type: 'rural-municipality', districtId: 'parsa' },
          { id: 'parsa-pokhariya', name: { en: 'Pokhariya', ne: 'न Pokhariya' }, type: 'municipality', districtId: 'parsa' },
          { id: 'parsa-parsagadhi', name: { en: 'Parsagadhi', ne: 'न Parsagadhi' }, type: 'rural-municipality', districtId: 'parsa' },
        ],
      },
    ],
  },
  {
    id: 'bagmati',
    name: { en: 'Bagmati Province', ne: 'बागमती प्रदेश' },
    districts: [
      {
        id: 'kathmandu',
        name: { en: 'Kathmandu', ne: 'जिल्ला Kathmandu' },
        provinceId: 'bagmati',
        municipalities: [
          { id: 'kathmandu-kathmandu', name: { en: 'Kathmandu', ne: 'न Kathmandu' }, type: 'rural-municipality', districtId: 'kathmandu' },
          { id: 'kathmandu-kirtipur', name: { en: 'Kirtipur', ne: 'न Kirtipur' }, type: 'municipality', districtId: 'kathmandu' },
          { id: 'kathmandu-tokha', name: { en: 'Tokha', ne: 'न Tokha' }, type: 'rural-municipality', districtId: 'kathmandu' },
          { id: 'kathmandu-budhanilkantha', name: { en: 'Budhanilkantha', ne: 'न Budhanilkantha' }, type: 'municipality', districtId: 'kathmandu' },
        ],
      },
      {
        id: 'lalitpur',
        name: { en: 'Lalitpur', ne: 'जिल्ला Lalitpur' },
        provinceId: 'bagmati',
        municipalities: [
          { id: 'lalitpur-lalitpur', name: { en: 'Lalitpur', ne: 'न Lalitpur' }, type: 'rural-municipality', districtId: 'lalitpur' },
          { id: 'lalitpur-godawari', name: { en: 'Godawari', ne: 'न Godawari' }, type: 'municipality', districtId: 'lalitpur' },
          { id: 'lalitpur-mahalaxmi', name: { en: 'Mahalaxmi', ne: 'न Mahalaxmi' }, type: 'rural-municipality', districtId: 'lalitpur' },
        ],
      },
      {
        id: 'dolakha',
        name: { en: 'Dolakha', ne: 'जिल्ला Dolakha' },
        provinceId: 'bagmati',
        municipalities: [
          { id: 'dolakha-bhimeshwar', name: { en: 'Bhimeshwar', ne: 'न Bhimeshwar' }, type: 'rural-municipality', districtId: 'dolakha' },
          { id: 'dolakha-jiri', name: { en: 'Jiri', ne: 'न Jiri' }, type: 'municipality', districtId: 'dolakha' },
        ],
      },
    ],
  },
  {
    id: 'gandaki',
    name: { en: 'Gandaki Province', ne: 'गण्डकी प्रदेश' },
    districts: [
      {
        id: 'kaski',
        name: { en: 'Kaski', ne: 'जिल्ला Kaski' },
        provinceId: 'gandaki',
        municipalities: [
          { id: 'kaski-pokhara', name: { en: 'Pokhara', ne: 'न Pokhara' }, type: 'rural-municipality', districtId: 'kaski' },
          { id: 'kaski-annapurna', name: { en: 'Annapurna', ne: 'न Annapurna' }, type: 'municipality', districtId: 'kaski' },
        ],
      },
      {
        id: 'gorkha',
        name: { en: 'Gorkha', ne: 'जिल्ला Gorkha' },
        provinceId: 'gandaki',
        municipalities: [
          { id: 'gorkha-gorkha', name: { en: 'Gorkha', ne: 'न Gorkha' }, type: 'rural-municipality', districtId: 'gorkha' },
          { id: 'gorkha-palungtar', name: { en: 'Palungtar', ne: 'न Palungtar' }, type: 'municipality', districtId: 'gorkha' },
          { id: 'gorkha-arughat', name: { en: 'Arughat', ne: 'न Arughat' }, type: 'rural-municipality', districtId: 'gorkha' },
        ],
      },
    ],
  },
];
