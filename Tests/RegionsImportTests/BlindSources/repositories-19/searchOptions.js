// // Län och kommuner 2018
// // Counties and municipalities 2018

export const countiesAndMunicipalities = [
  {
    key: 'everywhere',
    text: 'Hela Sverige',
    value: ''
  },

  {
    key: 'stockholms_lan',
    text: 'Stockholms län',
    code: '01',
    value: 'Stockholms län'
  },
  {
    key: 'upplands_vasby',
    text: 'Upplands Väsby',
    name: 'Upplands Väsby kommun',
    county: 'Stockholms län',
    code: '0114',
    value: 'Upplands Väsby'
  },
  {
    key: 'vallentuna',
    text: 'Vallentuna',
    name: 'Vallentuna kommun',
    county: 'Stockholms län',
    code: '0115',
    value: 'Vallentuna'
  },
  {
    key: 'osteraker',
    text: 'Österåker',
    name: 'Österåkers kommun',
    county: 'Stockholms län',
    code: '0117',
    value: 'Österåker'
  },
  {
    key: 'varmdo',
    text: 'Värmdö',
    name: 'Värmdö kommun',
    county: 'Stockholms län',
    code: '0120',
    value: 'Värmdö'
  },
  {
    key: 'jarfalla',
    text: 'Järfälla',
    name: 'Järfälla kommun',
    county: 'Stockholms län',
    code: '0123',
    value: 'Järfälla'
  },
  {
    key: 'ekero',
    text: 'Ekerö',
    name: 'Ekerö kommun',
    county: 'Stockholms län',
    code: '0125',
    value: 'Ekerö'
  },
  {
    key: 'huddinge',
    text: 'Huddinge',
    name: 'Huddinge kommun',
    county: 'Stockholms län',
    code: '0126',
    value: 'Huddinge'
  },
  {
    key: 'botkyrka',
    text: 'Botkyrka',
    name: 'Botkyrka kommun',
    county: 'Stockholms län',
    code: '0127',
    value: 'Botkyrka'
  },
  {
    key: 'salem',
    text: 'Salem',
    name: 'Salems kommun',
    county: 'Stockholms län',
    code: '0128',
    value: 'Salem'
  },
  {
    key: 'haninge',
    text: 'Haninge',
    name: 'Haninge kommun',
    county: 'Stockholms län',
    code: '0136',
    value: 'Haninge'
  },
  {
    key: 'tyreso',
    text: 'Tyresö',
    name: 'Tyresö kommun',
    county: 'Stockholms län',
    code: '0138',
    value: 'Tyresö'
  },
  {
    key: 'upplands_bro',
    text: 'Upplands-Bro',
    name: 'Upplands-Bro kommun',
    county: 'Stockholms län',
    code: '0139',
    value: 'Upplands-Bro'
  },
  {
    key: 'nykvarn',
    text: 'Nykvarn',
    name: 'Nykvarns kommun',
    county: 'Stockholms län',
    code: '0140',
    value: 'Nykvarn'
  },
  {
    key: 'taby',
    text: 'Täby',
    name: 'Täby kommun',
    county: 'Stockholms län',
    code: '0160',
    value: 'Täby'
  },
  {
    key: 'danderyd',
    text: 'Danderyd',
    name: 'Danderyds kommun',
    county: 'Stockholms län',
    code: '0162',
    value: 'Danderyd'
  },
  {
    key: 'sollentuna',
    text: 'Sollentuna',
    name: 'Sollentuna kommun',
    county: 'Stockholms län',
    code: '0163',
    value: 'Sollentuna'
  },
  {
    key: 'stockholm',
    text: 'Stockholm',
    name: 'Stockholms kommun',
    county: 'Stockholms län',
    code: '0180',
    value: 'Stockholm'
  },
  {
    key: 'sodertalje',
    text: 'Södertälje',
    name: 'Södertälje kommun',
    county: 'Stockholms län',
    code: '0181',
    value: 'Södertälje'
  },
  {
    key: 'nacka',
    text: 'Nacka',
    name: 'Nacka kommun',
    county: 'Stockholms län',
    code: '0182',
    value: 'Nacka'
  },
  {
    key: 'sundbyberg',
    text: 'Sundbyberg',
    name: 'Sundbybergs kommun',
    county: 'Stockholms län',
    code: '0183',
    value: 'Sundbyberg'
  },
  {
    key: 'solna',
    text: 'Solna',
    name: 'Solna kommun',
    county: 'Stockholms län',
    code: '0184',
    value: 'Solna'
  },
  {
    key: 'lidingo',
    text: 'Lidingö',
    name: 'Lidingö kommun',
    county: 'Stockholms län',
    code: '0186',
    value: 'Lidingö'
  },
  {
    key: 'vaxholm',
    text: 'Vaxholm',
    name: 'Vaxholms kommun',
    county: 'Stockholms län',
    code: '0187',
    value: 'Vaxholm'
  },
  {
    key: 'norrtalje',
    text: 'Norrtälje',
    name: 'Norrtälje kommun',
    county: 'Stockholms län',
    code: '0188',
    value: 'Norrtälje'
  },
  {
    key: 'sigtuna',
    text: 'Sigtuna',
    name: 'Sigtuna kommun',
    county: 'Stockholms län',
    code: '0191',
    value: 'Sigtuna'
  },
  {
    key: 'nynashamn',
    text: 'Nynäshamn',
    name: 'Nynäshamns kommun',
    county: 'Stockholms län',
    code: '0192',
    value: 'Nynäshamn'
  },
  {
    key: 'uppsala_lan',
    text: 'Uppsala län',
    code: '03',
    value: 'Uppsala län'
  },
  {
    key: 'habo',
    text: 'Håbo',
    name: 'Håbo kommun',
    county: 'Uppsala län',
    code: '0305',
    value: 'Håbo'
  },
  {
    key: 'alvkarleby',
    text: 'Älvkarleby',
    name: 'Älvkarleby kommun',
    county: 'Uppsala län',
    code: '0319',
    value: 'Älvkarleby'
  },
  {
    key: 'knivsta',
    text: 'Knivsta',
    name: 'Knivsta kommun',
    county: 'Uppsala län',
    code: '0330',
    value: 'Knivsta'
  },
  {
    key: 'heby',
    text: 'Heby',
    name: 'Heby kommun',
    county: 'Uppsala län',
    code: '0331',
    value: 'Heby'
  },
  {
    key: 'tierp',
    text: 'Tierp',
    name: 'Tierps kommun',
    county: 'Uppsala län',
    code: '0360',
    value: 'Tierp'
  },
  {
    key: 'uppsala',
    text: 'Uppsala',
    name: 'Uppsala kommun',
    county: 'Uppsala län',
    code: '0380',
    value: 'Uppsala'
  },
  {
    key: 'enkoping',
    text: 'Enköping',
    name: 'Enköpings kommun',
    county: 'Uppsala län',
    code: '0381',
    value: 'Enköping'
  },
  {
    key: 'osthammar',
    text: 'Östhammar',
    name: 'Östhammars kommun',
    county: 'Uppsala län',
    code: '0382',
    value: 'Östhammar'
  },
  {
    key: 'sodermanlands_lan',
    text: 'Södermanlands län',
    code: '04',
    value: 'Södermanlands län'
  },
  {
    key: 'vingaker',
    text: 'Vingåker',
    name: 'Vingåkers kommun',
    county: 'Södermanlands län',
    code: '0428',
    value: 'Vingåker'
  },
  {
    key: 'gnesta',
    text: 'Gnesta',
    name: 'Gnesta kommun',
    county: 'Södermanlands län',
    code: '0461',
    value: 'Gnesta'
  },
  {
    key: 'nykoping',
    text: 'Nyköping',
    name: 'Nyköpings kommun',
    county: 'Södermanlands län',
    code: '0480',
    value: 'Nyköping'
  },
  {
    key: 'oxelosund',
    text: 'Oxelösund',
    name: 'Oxelösunds kommun',
    county: 'Södermanlands län',
    code: '0481',
    value: 'Oxelösund'
  },
  {
    key: 'flen',
    text: 'Flen',
    name: 'Flens kommun',
    county: 'Södermanlands län',
    code: '0482',
    value: 'Flen'
  },
  {
    key: 'katrineholm',
    text: 'Katrineholm',
    name: 'Katrineholms kommun',
    county: 'Södermanlands län',
    code: '0483',
    value: 'Katrineholm'
  },
  {
    key: 'eskilstuna',
    text: 'Eskilstuna',
    name: 'Eskilstuna kommun',
    county: 'Södermanlands län',
    code: '0484',
    value: 'Eskilstuna'
  },
  {
    key: 'strangnas',
    text: 'Strängnäs',
    name: 'Strängnäs kommun',
    county: 'Södermanlands län',
    code: '0486',
    value: 'Strängnäs'
  },
  {
    key: 'trosa',
    text: 'Trosa',
    name: 'Trosa kommun',
    county: 'Södermanlands län',
    code: '0488',
    value: 'Trosa'
  },
  {
    key: 'gotlands_lan',
    text: 'Gotlands län',
    code: '09',
    value: 'Gotlands län'
  },
  {
    key: 'gotland',
    text: 'Gotland',
    name: 'Region Gotland',
    county: 'Gotlands län',
    code: '0980',
    value: 'Gotland'
  }
];
