import 'x.dart';

final List<Map<String, dynamic>> data = [
  {"id": 1, "name": "Alto", "cities": [{"id": 11, "name": "Aro"}]},
  {"id": 2, "name": "Bajo", "cities": [{"id": 21, "name": "Bo"}, {"id": 22, "name": "Campo"}]},
];
