/// Access to known geographies in `Luxembourg` and their metadata.
///
/// NOTICE: This file is auto-generated and should not be changed manually.

import '../base.dart';
import 'luxembourg_cities.dart';

/// The `Canton of Capellen` region in `Luxembourg`
const Region luxembourgCantonOfCapellen = Region(
  id: 1518,
  parentId: 127,
  longitude: 5.9553846,
  latitude: 49.6403931,
  name: "Canton of Capellen",
  type: null,
  stateCode: "CA",
  cities: [
    cantonOfCapellenBascharageCity,
    cantonOfCapellenBridelCity,
    cantonOfCapellenCapellenCity,
    cantonOfCapellenClemencyCity,
    cantonOfCapellenDippachCity,
    cantonOfCapellenEischenCity,
    cantonOfCapellenGarnichCity,
    cantonOfCapellenHautcharageCity,
    cantonOfCapellenHobscheidCity,
    cantonOfCapellenKaerjengCity,
    cantonOfCapellenKehlenCity,
    cantonOfCapellenKoerichCity,
    cantonOfCapellenKopstalCity,
    cantonOfCapellenMamerCity,
    cantonOfCapellenSchouweilerCity,
    cantonOfCapellenSeptfontainesCity,
    cantonOfCapellenSteinfortCity
  ]);

/// The `Canton of Clervaux` region in `Luxembourg`
const Region luxembourgCantonOfClervaux = Region(
  id: 1521,
  parentId: 127,
  longitude: 6.0285875,
  latitude: 50.0546313,
  name: "Canton of Clervaux",
  type: null,
  stateCode: "CL",
  cities: [
    cantonOfClervauxClervauxCity,
    cantonOfClervauxHosingenCity,
    cantonOfClervauxParcHosingenCity,
    cantonOfClervauxTroisviergesCity,
    cantonOfClervauxWeiswampachCity,
    cantonOfClervauxWincrangeCity
  ]);

/// The `Canton of Diekirch` region in `Luxembourg`
const Region luxembourgCantonOfDiekirch = Region(
  id: 1513,
  parentId: 127,
  longitude: 6.1595633,
  latitude: 49.8671784,
  name: "Canton of Diekirch",
  type: null,
  stateCode: "DI",
  cities: [
    cantonOfDiekirchBettendorfCity,
    cantonOfDiekirchBourscheidCity,
    cantonOfDiekirchCommuneDeLaValleeDeLErnzCity,
    cantonOfDiekirchDiekirchCity,
    cantonOfDiekirchErpeldangeCity,
    cantonOfDiekirchEttelbruckCity,
    cantonOfDiekirchFeulenCity,
    cantonOfDiekirchMedernachCity,
    cantonOfDiekirchMertzigCity,
    cantonOfDiekirchNiederfeulenCity,
    cantonOfDiekirchReisdorfCity,
    cantonOfDiekirchSchierenCity,
    cantonOfDiekirchWarkenCity
  ]);

/// The `Canton of Echternach` region in `Luxembourg`
const Region luxembourgCantonOfEchternach = Region(
  id: 1515,
  parentId: 127,
  longitude: 6.4175635,
  latitude: 49.8114133,
  name: "Canton of Echternach",
  type: null,
  stateCode: "EC",
  cities: [
    cantonOfEchternachBeaufortCity,
    cantonOfEchternachBechCity,
    cantonOfEchternachBerdorfCity,
    cantonOfEchternachConsdorfCity,
    cantonOfEchternachEchternachCity,
    cantonOfEchternachMompachCity,
    cantonOfEchternachRosportCity,
    cantonOfEchternachWaldbilligCity
  ]);

/// The `Diekirch District` region in `Luxembourg`
const Region luxembourgDiekirchDistrict = Region(
  id: 1524,
  parentId: 127,
  longitude: 6.1596362,
  latitude: 49.867172,
  name: "Diekirch District",
  type: null,
  stateCode: "D",
  cities: []);

/// The `Grevenmacher District` region in `Luxembourg`
const Region luxembourgGrevenmacherDistrict = Region(
  id: 1520,
  parentId: 127,
  longitude: 6.4407524,
  latitude: 49.680851,
  name: "Grevenmacher District",
  type: null,
  stateCode: "G",
  cities: []);

/// The `Luxembourg District` region in `Luxembourg`
const Region luxembourgLuxembourgDistrict = Region(
  id: 1514,
  parentId: 127,
  longitude: 6.1333178,
  latitude: 49.5953706,
  name: "Luxembourg District",
  type: null,
  stateCode: "L",
  cities: []);

/// The 7 states of `Luxembourg` keyed by their id.
const Map<int, Region> luxembourgStates = <int, Region>{
    1518: luxembourgCantonOfCapellen,
    1521: luxembourgCantonOfClervaux,
    1513: luxembourgCantonOfDiekirch,
    1515: luxembourgCantonOfEchternach,
    1524: luxembourgDiekirchDistrict,
    1520: luxembourgGrevenmacherDistrict,
    1514: luxembourgLuxembourgDistrict
  };
