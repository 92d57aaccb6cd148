class Abia{
  static List<String> AbiaState = <String>[
  'Aba North',
  'Aba South',
  'Arochukwu',
  'Bende',
  'Ikwuano',
  'Isiala-Ngwa North',
  'Isiala-Ngwa South'
  'Isuikwato',
  'Obi Nwa',
  'Ohafia',
  'Osisioma',
  'Ngwa',
  'Ugwunagbo',
  'Ukwa East'
  'Ukwa West',
 'Umuahia North',
  'Umuahia South',
 'Umu-Neochi'
  ];
}
class Adamawa{
  static List<String> AdamawaState = <String>[
    'Demsa',
    'Fufore',
    'Ganaye',
    'Gireri',
    'Gombi',
    'Guyuk',
    'Hong',
    'Jada',
    'Lamurde',
    'Madagali',
    'Maiha',
        'Mayo-Belwa',
    'Michika',
    'Mubi North',
    'Mubi South',
    'Numan',
    'Shelleng',
    'Song',
    'Toungo',
   ' Yola North',
    'Yola South',
  ];
}

class Anambra{
  static List<String> AnambraState = <String>[
    'Aguata',
    'Anambra East',
    'Anambra West',
    'Anaocha',
    'Awka North',
    'Awka South',
    'Ayamelum',
    'Dunukofia',
    'Ekwusigo',
    'Idemili North',
    'Idemili south',
    'Ihiala',
    'Njikoka',
    'Nnewi North',
   ' Nnewi South',
    'Ogbaru',
    'Onitsha North',
    'Onitsha South',
    'Orumba North',
    'Orumba South',
    'Oyi',
  ];
}
