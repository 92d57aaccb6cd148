import 'package:flutter/material.dart';

final ressinDistricts = [
  District(id: 11, nameEn: 'Ressin'),
  District(id: 12, nameEn: 'Ostrela'),
];

final lagunDistricts = [
  District(id: 21, nameEn: 'Lagun'),
];

final List<City> cities = [
  City(
    id: 1,
    nameEn: 'Talmo',
    districts: ressinDistricts,
  ),
  City(
    id: 2,
    nameEn: 'Sumeria',
    districts: lagunDistricts,
  ),
];
