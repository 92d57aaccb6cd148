class KenyaLocations {
  /// All
  static const Map<String, Map<String, List<String>>> wardsData = {
    'Mombasa': {
      'Changamwe': ['Port Reitz', 'Kipevu', 'Airport'],
      'Kisauni': ['Mjambere', 'Junda'],
    },
    'Kwale': {
      'Msambweni': ['Gombato Bongwe', 'Ukunda'],
      'Ziwa': ['Ziwa La Ng\'ombe'],
    },
  };

  static List<String> getCounties() => wardsData.keys.toList();
}
