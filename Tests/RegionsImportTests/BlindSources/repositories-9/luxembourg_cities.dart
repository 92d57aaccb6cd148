/// Access to known geographies in `Luxembourg` and their metadata.
///
/// NOTICE: This file is auto-generated and should not be changed manually.

import '../base.dart';

/// The `Bascharage` city in `Canton of Capellen`
const City cantonOfCapellenBascharageCity = City(
  id: 66726,
  parentId: 1518,
  name: "Bascharage",
  longitude: 5.9073,
  latitude: 49.56727);

/// The `Bridel` city in `Canton of Capellen`
const City cantonOfCapellenBridelCity = City(
  id: 66745,
  parentId: 1518,
  name: "Bridel",
  longitude: 6.07999,
  latitude: 49.65579);

/// The `Capellen` city in `Canton of Capellen`
const City cantonOfCapellenCapellenCity = City(
  id: 66747,
  parentId: 1518,
  name: "Capellen",
  longitude: 5.99083,
  latitude: 49.645);

/// The `Clemency` city in `Canton of Capellen`
const City cantonOfCapellenClemencyCity = City(
  id: 66748,
  parentId: 1518,
  name: "Clemency",
  longitude: 5.87583,
  latitude: 49.59667);

/// The `Dippach` city in `Canton of Capellen`
const City cantonOfCapellenDippachCity = City(
  id: 66759,
  parentId: 1518,
  name: "Dippach",
  longitude: 5.9833,
  latitude: 49.58701);

/// The `Eischen` city in `Canton of Capellen`
const City cantonOfCapellenEischenCity = City(
  id: 66762,
  parentId: 1518,
  name: "Eischen",
  longitude: 5.87861,
  latitude: 49.68556);

/// The `Garnich` city in `Canton of Capellen`
const City cantonOfCapellenGarnichCity = City(
  id: 66773,
  parentId: 1518,
  name: "Garnich",
  longitude: 5.9525,
  latitude: 49.61667);

/// The `Hautcharage` city in `Canton of Capellen`
const City cantonOfCapellenHautcharageCity = City(
  id: 66778,
  parentId: 1518,
  name: "Hautcharage",
  longitude: 5.9097,
  latitude: 49.57499);

/// The `Hobscheid` city in `Canton of Capellen`
const City cantonOfCapellenHobscheidCity = City(
  id: 66783,
  parentId: 1518,
  name: "Hobscheid",
  longitude: 5.91472,
  latitude: 49.68861);

/// The `Käerjeng` city in `Canton of Capellen`
const City cantonOfCapellenKaerjengCity = City(
  id: 66793,
  parentId: 1518,
  name: "Käerjeng",
  longitude: 5.89892,
  latitude: 49.58311);

/// The `Kehlen` city in `Canton of Capellen`
const City cantonOfCapellenKehlenCity = City(
  id: 66788,
  parentId: 1518,
  name: "Kehlen",
  longitude: 6.03583,
  latitude: 49.66833);

/// The `Koerich` city in `Canton of Capellen`
const City cantonOfCapellenKoerichCity = City(
  id: 66791,
  parentId: 1518,
  name: "Koerich",
  longitude: 5.95,
  latitude: 49.67);

/// The `Kopstal` city in `Canton of Capellen`
const City cantonOfCapellenKopstalCity = City(
  id: 66792,
  parentId: 1518,
  name: "Kopstal",
  longitude: 6.07306,
  latitude: 49.66444);

/// The `Mamer` city in `Canton of Capellen`
const City cantonOfCapellenMamerCity = City(
  id: 66802,
  parentId: 1518,
  name: "Mamer",
  longitude: 6.02333,
  latitude: 49.6275);

/// The `Schouweiler` city in `Canton of Capellen`
const City cantonOfCapellenSchouweilerCity = City(
  id: 66839,
  parentId: 1518,
  name: "Schouweiler",
  longitude: 5.95639,
  latitude: 49.5825);

/// The `Septfontaines` city in `Canton of Capellen`
const City cantonOfCapellenSeptfontainesCity = City(
  id: 66842,
  parentId: 1518,
  name: "Septfontaines",
  longitude: 5.96722,
  latitude: 49.70111);

/// The `Steinfort` city in `Canton of Capellen`
const City cantonOfCapellenSteinfortCity = City(
  id: 66845,
  parentId: 1518,
  name: "Steinfort",
  longitude: 5.91917,
  latitude: 49.66139);

/// The `Clervaux` city in `Canton of Clervaux`
const City cantonOfClervauxClervauxCity = City(
  id: 66749,
  parentId: 1521,
  name: "Clervaux",
  longitude: 6.03139,
  latitude: 50.05472);

/// The `Hosingen` city in `Canton of Clervaux`
const City cantonOfClervauxHosingenCity = City(
  id: 66784,
  parentId: 1521,
  name: "Hosingen",
  longitude: 6.09089,
  latitude: 50.01218);

/// The `Parc Hosingen` city in `Canton of Clervaux`
const City cantonOfClervauxParcHosingenCity = City(
  id: 66819,
  parentId: 1521,
  name: "Parc Hosingen",
  longitude: 6.09067,
  latitude: 49.99744);

/// The `Troisvierges` city in `Canton of Clervaux`
const City cantonOfClervauxTroisviergesCity = City(
  id: 66849,
  parentId: 1521,
  name: "Troisvierges",
  longitude: 6.00028,
  latitude: 50.12111);

/// The `Weiswampach` city in `Canton of Clervaux`
const City cantonOfClervauxWeiswampachCity = City(
  id: 66862,
  parentId: 1521,
  name: "Weiswampach",
  longitude: 6.075,
  latitude: 50.13722);

/// The `Wincrange` city in `Canton of Clervaux`
const City cantonOfClervauxWincrangeCity = City(
  id: 66865,
  parentId: 1521,
  name: "Wincrange",
  longitude: 5.91917,
  latitude: 50.05333);

/// The `Bettendorf` city in `Canton of Diekirch`
const City cantonOfDiekirchBettendorfCity = City(
  id: 66737,
  parentId: 1513,
  name: "Bettendorf",
  longitude: 6.21806,
  latitude: 49.87667);

/// The `Bourscheid` city in `Canton of Diekirch`
const City cantonOfDiekirchBourscheidCity = City(
  id: 66743,
  parentId: 1513,
  name: "Bourscheid",
  longitude: 6.0675,
  latitude: 49.90862);

/// The `Commune de la Vallée de l’Ernz` city in `Canton of Diekirch`
const City cantonOfDiekirchCommuneDeLaValleeDeLErnzCity = City(
  id: 66752,
  parentId: 1513,
  name: "Commune de la Vallée de l’Ernz",
  longitude: 6.21746,
  latitude: 49.82149);

/// The `Diekirch` city in `Canton of Diekirch`
const City cantonOfDiekirchDiekirchCity = City(
  id: 66757,
  parentId: 1513,
  name: "Diekirch",
  longitude: 6.15583,
  latitude: 49.86778);

/// The `Erpeldange` city in `Canton of Diekirch`
const City cantonOfDiekirchErpeldangeCity = City(
  id: 66764,
  parentId: 1513,
  name: "Erpeldange",
  longitude: 6.11472,
  latitude: 49.86472);

/// The `Ettelbruck` city in `Canton of Diekirch`
const City cantonOfDiekirchEttelbruckCity = City(
  id: 66767,
  parentId: 1513,
  name: "Ettelbruck",
  longitude: 6.10417,
  latitude: 49.8475);

/// The `Feulen` city in `Canton of Diekirch`
const City cantonOfDiekirchFeulenCity = City(
  id: 66769,
  parentId: 1513,
  name: "Feulen",
  longitude: 6.01667,
  latitude: 49.85);

/// The `Medernach` city in `Canton of Diekirch`
const City cantonOfDiekirchMedernachCity = City(
  id: 66804,
  parentId: 1513,
  name: "Medernach",
  longitude: 6.21521,
  latitude: 49.80955);

/// The `Mertzig` city in `Canton of Diekirch`
const City cantonOfDiekirchMertzigCity = City(
  id: 66807,
  parentId: 1513,
  name: "Mertzig",
  longitude: 6.0075,
  latitude: 49.83389);

/// The `Niederfeulen` city in `Canton of Diekirch`
const City cantonOfDiekirchNiederfeulenCity = City(
  id: 66815,
  parentId: 1513,
  name: "Niederfeulen",
  longitude: 6.04722,
  latitude: 49.85556);

/// The `Reisdorf` city in `Canton of Diekirch`
const City cantonOfDiekirchReisdorfCity = City(
  id: 66826,
  parentId: 1513,
  name: "Reisdorf",
  longitude: 6.26778,
  latitude: 49.86861);

/// The `Schieren` city in `Canton of Diekirch`
const City cantonOfDiekirchSchierenCity = City(
  id: 66837,
  parentId: 1513,
  name: "Schieren",
  longitude: 6.09861,
  latitude: 49.83056);

/// The `Warken` city in `Canton of Diekirch`
const City cantonOfDiekirchWarkenCity = City(
  id: 66859,
  parentId: 1513,
  name: "Warken",
  longitude: 6.08415,
  latitude: 49.85918);

/// The `Beaufort` city in `Canton of Echternach`
const City cantonOfEchternachBeaufortCity = City(
  id: 66728,
  parentId: 1515,
  name: "Beaufort",
  longitude: 6.29167,
  latitude: 49.83583);

/// The `Bech` city in `Canton of Echternach`
const City cantonOfEchternachBechCity = City(
  id: 66729,
  parentId: 1515,
  name: "Bech",
  longitude: 6.36379,
  latitude: 49.7526);

/// The `Berdorf` city in `Canton of Echternach`
const City cantonOfEchternachBerdorfCity = City(
  id: 66732,
  parentId: 1515,
  name: "Berdorf",
  longitude: 6.34945,
  latitude: 49.82051);

/// The `Consdorf` city in `Canton of Echternach`
const City cantonOfEchternachConsdorfCity = City(
  id: 66753,
  parentId: 1515,
  name: "Consdorf",
  longitude: 6.3395,
  latitude: 49.78018);

/// The `Echternach` city in `Canton of Echternach`
const City cantonOfEchternachEchternachCity = City(
  id: 66761,
  parentId: 1515,
  name: "Echternach",
  longitude: 6.41846,
  latitude: 49.81212);

/// The `Mompach` city in `Canton of Echternach`
const City cantonOfEchternachMompachCity = City(
  id: 66808,
  parentId: 1515,
  name: "Mompach",
  longitude: 6.465,
  latitude: 49.74611);

/// The `Rosport` city in `Canton of Echternach`
const City cantonOfEchternachRosportCity = City(
  id: 66831,
  parentId: 1515,
  name: "Rosport",
  longitude: 6.50532,
  latitude: 49.8047);

/// The `Waldbillig` city in `Canton of Echternach`
const City cantonOfEchternachWaldbilligCity = City(
  id: 66856,
  parentId: 1515,
  name: "Waldbillig",
  longitude: 6.28431,
  latitude: 49.79636);
