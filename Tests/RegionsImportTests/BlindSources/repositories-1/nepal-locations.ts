export const NEPAL_LOCATIONS = {
  provinces: [
    {
      id: 1,
      name: 'Koshi Province',
      districts: ['Bhojpur', 'Dhankuta', 'Ilam']
    },
    {
      id: 2,
      name: 'Madhesh Province',
      districts: ['Bara', 'Parsa']
    },
    {
      id: 3,
      name: 'Bagmati Province',
      districts: ['Kathmandu', 'Lalitpur', 'Dolakha']
    },
    {
      id: 4,
      name: 'Gandaki Province',
      districts: ['Kaski', 'Gorkha']
    }
  ]
};