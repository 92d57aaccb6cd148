// locations.dart
class Locations {
  static const List<String> provinces = ['Punjab', 'Sindh', 'Balochistan'];

  static const List<String> districts = [
    'Quetta',
    'Lahore',
    'Thatta',
    'Gwadar',
    'Multan',
    'Larkana',
    'Chagai',
  ];

  static const List<String> tehsils = [
    'Taftan',
    'Model Town',
    'Keti Bandar',
    'Shalimar',
    'Ratodero',
    'Pasni',
  ];
}
