export const arrondissements = [
  {
    code: 'C1610',
    libelle: 'ABO',
  },
  {
    code: 'B1301',
    libelle: 'ABONG-MBANG',
  },
  {
    code: 'J05022',
    libelle: 'AFANLOUM',
  },
  {
    code: 'E2703',
    libelle: 'AKO',
  },
  {
    code: 'J10021',
    libelle: 'AKOEMAN',
  },
  {
    code: 'L1101',
    libelle: 'AKOM II',
  },
  {
    code: 'J9202',
    libelle: 'AKONO',
  },
  {
    code: 'J0901',
    libelle: 'AKONOLINGA',
  },
  {
    code: 'G3801',
    libelle: 'AKWAYA',
  },
  {
    code: 'E8104',
    libelle: 'ALOU',
  },
  {
    code: 'J6201',
    libelle: 'AMBAM',
  },
  {
    code: 'J05031',
    libelle: 'ASSAMBA',
  },
  {
    code: 'J0503',
    libelle: 'AWAE',
  },
  {
    code: 'J0902',
    libelle: 'AYOS',
  },
  {
    code: 'F3104',
    libelle: 'BABADJOU',
  },
  {
    code: 'E7104',
    libelle: 'BABESSI',
  },
  {
    code: 'F3301',
    libelle: 'BAFANG',
  },
  {
    code: 'J0401',
    libelle: 'BAFIA',
  },
  {
    code: 'F3501',
    libelle: 'BAFOUSSAM I',
  },
  {
    code: 'F3510',
    libelle: 'BAFOUSSAM II',
  },
  {
    code: 'F3511',
    libelle: 'BAFOUSSAM III',
  },
  {
    code: 'E2904',
    libelle: 'BAFUT',
  },
  {
    code: 'F3601',
    libelle: 'BAGANGTE',
  },
  {
    code: 'F3506',
    libelle: 'BAHAM',
  },
  {
    code: 'F3305',
    libelle: 'BAKOU',
  },
  {
    code: 'F3502',
    libelle: 'BALENG',
  },
  {
    code: 'E2902',
    libelle: 'BALI',
  },
  {
    code: 'E7105',
    libelle: 'BALIKUMBAT',
  },
  {
    code: 'E2901',
    libelle: 'BAMENDA I',
  },
  {
    code: 'E2906',
    libelle: 'BAMENDA II',
  },
  {
    code: 'E2907',
    libelle: 'BAMENDA III',
  },
  {
    code: 'F3507',
    libelle: 'BAMENDJOU',
  },
  {
    code: 'F3503',
    libelle: 'BAMOUGOUM',
  },
  {
    code: 'G4001',
    libelle: 'BAMUSSO',
  },
  {
    code: 'F3302',
    libelle: 'BANA',
  },
  {
    code: 'F3303',
    libelle: 'BANDJA',
  },
  {
    code: 'F7303',
    libelle: 'BANDJOUN',
  },
];
