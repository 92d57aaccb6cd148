regions = [{
  id: '00000000000000000000',
  code: '01.',
  name: 'Tanger-Tetouan-Al Hoceima'
},
{ id: '00000000000000000001', code: '02.', name: 'Oriental' },
{
  id: '00000000000000000002',
  code: '07.',
  name: 'Marrakech-Safi'
},
{
  id: '00000000000000000003',
  code: '08.',
  name: 'Drâa-Tafilalet'
},
{ id: '00000000000000000004', code: '09.', name: 'Souss-Massa' },
{
  id: '00000000000000000005',
  code: '10.',
  name: 'Guelmim-Oued Noun'
},
{
  id: '00000000000000000006',
  code: '11.',
  name: 'Laayoune-Sakia El Hamra'
},
{
  id: '00000000000000000007',
  code: '12.',
  name: 'Eddakhla-Oued Eddahab'
},
{ id: '00000000000000000008', code: '03.', name: 'Fès-Meknès' },
{
  id: '00000000000000000009',
  code: '04.',
  name: 'Rabat-Salé-Kénitra'
},
{
  id: '0000000000000000000a',
  code: '05.',
  name: 'Béni Mellal-Khénifra'
},
{
  id: '0000000000000000000b',
  code: '06.',
  name: 'Grand Casablanca-Settat'
}]

provinces = [{ id: '00000000000000000000', code: '03.061.', name: 'Meknès' },
{
  id: '00000000000000000001',
  code: '03.171.',
  name: 'El  Hajeb'
},
{
  id: '00000000000000000002',
  code: '08.201.',
  name: 'Errachidia'
},
{ id: '00000000000000000003', code: '03.271.', name: 'Ifrane' },
{ id: '00000000000000000004', code: '05.301.', name: 'Khénifra' },
{ id: '00000000000000000005', code: '08.363.', name: 'Midelt' },
{
  id: '00000000000000000006',
  code: '03.131.',
  name: 'Boulemane'
},
{ id: '00000000000000000007', code: '03.231.', name: 'Fès' },
{ id: '00000000000000000008', code: '03.451.', name: 'Sefrou' },
{
  id: '00000000000000000009',
  code: '03.591.',
  name: 'Moulay Yacoub'
},
{
  id: '0000000000000000000a',
  code: '01.051.',
  name: 'Al Hoceima'
},
{ id: '0000000000000000000b', code: '02.265.', name: 'Guercif' },
{
  id: '0000000000000000000c',
  code: '01.151.',
  name: 'Chefchaouen'
},
{
  id: '0000000000000000000d',
  code: '01.227.',
  name: 'Fahs-Anjra'
},
{ id: '0000000000000000000e', code: '01.331.', name: 'Larache' },
{
  id: '0000000000000000000f',
  code: '01.511.',
  name: 'Tanger-Assilah'
},
{ id: '00000000000000000010', code: '01.571.', name: 'Tétouan' },
{
  id: '00000000000000000011',
  code: '01.573.',
  name: 'M\'Diq-Fnideq'
},
{ id: '00000000000000000012', code: '02.167.', name: 'Driouch' },
{ id: '00000000000000000013', code: '02.381.', name: 'Nador' },
{
  id: '00000000000000000014',
  code: '02.411.',
  name: 'Oujda-Angad'
},
{
  id: '00000000000000000015',
  code: '06.141.',
  name: 'Casablanca'
},
{ id: '00000000000000000016', code: '06.355.', name: 'Médiouna' },
{
  id: '00000000000000000017',
  code: '06.371.',
  name: 'Mohammadia'
},
{
  id: '00000000000000000018',
  code: '04.291.',
  name: 'Khémisset'
},
{ id: '00000000000000000019', code: '04.421.', name: 'Rabat' },
{ id: '0000000000000000001a', code: '04.441.', name: 'Salé' },
{
  id: '0000000000000000001b',
  code: '04.501.',
  name: 'Skhirate- Témara'
},
{
  id: '0000000000000000001c',
  code: '06.181.',
  name: 'El Jadida'
},
{ id: '0000000000000000001d', code: '07.431.', name: 'Safi' },
{ id: '0000000000000000001e', code: '05.081.', name: 'Azilal' },
{
  id: '0000000000000000001f',
  code: '05.091.',
  name: 'Béni Mellal'
},
{ id: '00000000000000000020', code: '12.066.', name: 'Aousserd' },
{
  id: '00000000000000000021',
  code: '12.391.',
  name: 'Oued Ed-Dahab'
},
{ id: '00000000000000000022', code: '11.321.', name: 'Laâyoune' },
{ id: '00000000000000000023', code: '10.071.', name: 'Assa-Zag' },
{
  id: '00000000000000000024',
  code: '11.221.',
  name: 'Es-Semara'
},
{ id: '00000000000000000025', code: '10.261.', name: 'Guelmim' },
{ id: '00000000000000000026', code: '09.551.', name: 'Tata' },
{
  id: '00000000000000000027',
  code: '09.001.',
  name: 'Agadir-Ida -Ou-Tanane'
},
{
  id: '00000000000000000028',
  code: '09.541.',
  name: 'Taroudannt'
},
{
  id: '00000000000000000029',
  code: '07.191.',
  name: 'El Kelâa des  Sraghna'
},
{
  id: '0000000000000000002a',
  code: '07.351.',
  name: 'Marrakech'
}];

communes =[]  