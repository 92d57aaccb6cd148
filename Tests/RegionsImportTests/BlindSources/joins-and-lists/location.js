export const provinces = ['Punjab', 'Sindh', 'Balochistan'];

export const cities = {
  Punjab: ['Lahore', 'Multan', 'Kasur'],
  Sindh: ['Karachi', 'Thatta'],
  Balochistan: ['Quetta'],
};

export const genders = ['Male', 'Female'];
