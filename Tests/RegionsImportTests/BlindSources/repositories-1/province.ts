export const provinceDistrictMap:{[key:string]:string[]} = {
  Koshi: ['Bhojpur', 'Dhankuta', 'Ilam'],
  Madhesh: ['Bara', 'Parsa'],
  Bagmati: ['Kathmandu', 'Lalitpur', 'Dolakha'],
  Gandaki: ['Kaski', 'Gorkha'],
};