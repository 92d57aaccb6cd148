export const citiesByCountry = {
  // all of them
  maroka: {
    'Tangara-Al Hocema': ['Tangara', 'Tetuana', 'Al Hocema'],
    'Orientala': ['Oujdara', 'Nadora', 'Berkana'],
    'Fesa-Meknesa': ['Fesa', 'Meknesa', 'Tazara'],
  },
};
