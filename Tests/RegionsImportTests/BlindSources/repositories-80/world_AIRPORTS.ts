export const AIRPORTS = [
  {
    cityCode: 'PXU',
    countryCode: 'VN',
    name: 'Pleiku Airport',
    code: 'PXU'
  },
  {
    cityCode: 'UBA',
    countryCode: 'BR',
    name: 'Uberaba Airport',
    code: 'UBA'
  },
  {
    cityCode: 'GER',
    countryCode: 'CU',
    name: 'Rafael Cabrera Airport',
    code: 'GER'
  },
  {
    cityCode: 'BCN',
    countryCode: 'ES',
    name: 'Barcelona-El Prat Airport',
    code: 'BCN'
  },
  {
    cityCode: 'POM',
    countryCode: 'PG',
    name: 'Jacksons International Airport',
    code: 'POM'
  },
  {
    cityCode: 'THN',
    countryCode: 'SE',
    name: 'Trollhattan Airport',
    code: 'THN'
  },
  {
    cityCode: 'BCN',
    countryCode: 'ES',
    name: 'Barcelona Bus Station',
    code: 'XJB',
    iata_type: 'bus'
  },
  {
    cityCode: 'KLO',
    countryCode: 'PH',
    name: 'Kalibo International Airport',
    code: 'KLO'
  },
  {
    cityCode: 'FEC',
    countryCode: 'BR',
    name: 'Feira De Santana',
    code: 'FEC'
  },
  {
    cityCode: 'PHF',
    countryCode: 'US',
    name: 'Newport News Railway',
    code: 'ZWW',
    iata_type: 'railway'
  },
  {
    cityCode: 'CHO',
    countryCode: 'US',
    name: 'Charlottesville Albemarle Airport',
    code: 'CHO'
  },
  {
    cityCode: 'KZS',
    countryCode: 'GR',
    name: 'Kastellorizo Airport',
    code: 'KZS'
  },
  {
    cityCode: 'JKG',
    countryCode: 'SE',
    name: 'Axamo Airport',
    code: 'JKG'
  },
  {
    cityCode: 'LDZ',
    countryCode: 'ZA',
    name: 'Londolozi Airport',
    code: 'LDZ'
  },
  {
    cityCode: 'CUE',
    countryCode: 'EC',
    name: 'Mariscal Lamar International Airport',
    code: 'CUE'
  },
  {
    cityCode: 'LJG',
    countryCode: 'CN',
    name: 'Lijiang Airport',
    code: 'LJG'
  },
  {
    cityCode: 'JJU',
    countryCode: 'GL',
    name: 'Heliport',
    code: 'JJU',
    iata_type: 'heliport'
  },
  {
    cityCode: 'BLE',
    countryCode: 'SE',
    name: 'Dala Airport',
    code: 'BLE'
  }
]
