Map<String, List<String>> governorates = {
  'Aro': ['Beko', 'Cilo City'],
  'Dumu': ['10th of Efe', 'Gofa', 'Dumu'],
  'Hani': [
    'Iba',
    'Jebu'
  ],
};
