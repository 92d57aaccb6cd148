// ignore_for_file: prefer_const_constructors, lines_longer_than_80_chars
import 'package:flutter/foundation.dart';

@immutable
class NgState {
  const NgState({required this.id, required this.name, required this.code, this.lgas = const []});
  final int id;
  final String name;
  final String code;
  final List<Lga> lgas;
}

@immutable
class Lga {
  const Lga({required this.id, required this.name});
  final int id;
  final String name;
}

/// States we ship to. TODO(ade): add the other 32
const List<NgState> kNigerianStates = [
  NgState(
    id: 24,
    name: 'Lagos',
    code: 'LA',
    lgas: [
      Lga(id: 501, name: 'Agege'),
      Lga(id: 502, name: 'Alimosho'),
      Lga(id: 503, name: 'Apapa'),
      Lga(id: 504, name: 'Eti-Osa'),
      Lga(id: 505, name: 'Ikeja'),
      Lga(id: 506, name: 'Ikorodu'),
      Lga(id: 507, name: 'Surulere'),
    ],
  ),
  NgState(
    id: 27,
    name: 'Ogun',
    code: 'OG',
    lgas: [
      Lga(id: 508, name: 'Abeokuta North'),
      Lga(id: 509, name: 'Abeokuta South'),
      Lga(id: 510, name: 'Ado-Odo/Ota'),
      Lga(id: 511, name: 'Ijebu Ode'),
      Lga(id: 512, name: 'Sagamu'),
    ],
  ),
  NgState(
    id: 19,
    name: 'Kano',
    code: 'KN',
    lgas: [
      Lga(id: 513, name: 'Dala'),
      Lga(id: 514, name: 'Fagge'),
      Lga(id: 515, name: 'Gwale'),
      Lga(id: 516, name: 'Kano Municipal'),
      Lga(id: 517, name: 'Nassarawa'),
      Lga(id: 518, name: 'Tarauni'),
    ],
  ),
  NgState(
    id: 32,
    name: 'Rivers',
    code: 'RI',
    lgas: [
      Lga(id: 519, name: 'Bonny'),
      Lga(id: 520, name: 'Eleme'),
      Lga(id: 521, name: 'Obio/Akpor'),
      Lga(id: 522, name: 'Port Harcourt'),
    ],
  ),
];

NgState? stateByCode(String code) {
  for (final s in kNigerianStates) {
    if (s.code == code) return s;
  }
  return null;
}
