export default [
  {
    code: 'LCG',
    cityCode: 'LCG',
    countryCode: 'ES',
    coordinates: {
      lat: 43.302101,
      long: -8.37726,
    },
  },
  {
    code: 'ABA',
    cityCode: 'ABA',
    countryCode: 'RU',
    coordinates: {
      lat: 53.7512,
      long: 91.3998,
    },
  },
  {
    code: 'ABZ',
    cityCode: 'ABZ',
    countryCode: 'GB',
    coordinates: {
      lat: 57.201900482177734,
      long: -2.197779893875122,
    },
  },
  {
    code: 'ABJ',
    cityCode: 'ABJ',
    countryCode: 'CI',
    coordinates: {
      lat: 5.261390209197998,
      long: -3.9262900352478027,
    },
  },
  {
    code: 'AUH',
    cityCode: 'AUH',
    countryCode: 'AE',
    coordinates: {
      lat: 24.433000564575195,
      long: 54.651100158691406,
    },
  },
  {
    code: 'ABV',
    cityCode: 'ABV',
    countryCode: 'NG',
    coordinates: {
      lat: 9.0040,
      long: 7.2691,
    },
  },
  {
    code: 'ADA',
    cityCode: 'ADA',
    countryCode: 'TR',
    coordinates: {
      lat: 36.9822006226,
      long: 35.280399322499996,
    },
  },
  {
    code: 'ADD',
    cityCode: 'ADD',
    countryCode: 'ET',
    coordinates: {
      lat: 8.97789001465,
      long: 38.799301147499996,
    },
  },
  {
    code: 'ADL',
    cityCode: 'ADL',
    countryCode: 'AU',
    coordinates: {
      lat: -34.945,
      long: 138.531006,
    },
  },
  {
    code: 'AGA',
    cityCode: 'AGA',
    countryCode: 'MA',
    coordinates: {
      lat: 30.325000762939453,
      long: -9.413069725036621,
    },
  },
  {
    code: 'AMD',
    cityCode: 'AMD',
    countryCode: 'IN',
    coordinates: {
      lat: 23.0771999359,
      long: 72.63469696039999,
    },
  },
  {
    code: 'ZVH',
    cityCode: 'AAN',
    countryCode: 'AE',
    coordinates: {
      lat: 24.219176,
      long: 55.771222,
    },
  },
  {
    code: 'ABQ',
    cityCode: 'ABQ',
    countryCode: 'US',
    coordinates: {
      lat: 35.040199,
      long: -106.609001,
    },
  },
];
