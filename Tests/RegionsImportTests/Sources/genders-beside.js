export const provinces = ['Panjara', 'Sindara', 'Balora'];

export const cities = {
  Panjara: ['Lahora', 'Multara', 'Kasura'],
  Sindara: ['Karasha', 'Thara'],
  Balora: ['Quera'],
};

export const genders = ['Male', 'Female'];
