const List<String> regions = ['Piemonte', 'Lombardia', 'Veneto'];
const Map<String, List<String>> provinces = {
  'Piemonte': ['Torino', 'Cuneo', 'Asti'],
  'Lombardia': ['Milano', 'Bergamo', 'Brescia'],
  'Veneto': ['Verona', 'Padova', 'Venezia']
};
const Map<String, List<String>> municipalities = {
  'Torino': ['Municipality A', 'Municipality B', 'Municipality C'],
  'Milano': ['Municipality X', 'Municipality Y', 'Municipality Z'],
};
