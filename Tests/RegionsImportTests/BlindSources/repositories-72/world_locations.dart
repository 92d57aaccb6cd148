const flagURLstart = "https://www.countryflags.io";
const flagURLend = "shiny/64.png";

List locations = [
  {
    'location': 'Adelaide',
    'url': 'Australia/Adelaide',
    'flag': '$flagURLstart/au/$flagURLend'
  },
  {
    'location': 'Amman',
    'url': 'Asia/Amman',
    'flag': '$flagURLstart/jo/$flagURLend'
  },
  {
    'location': 'Baghdad',
    'url': 'Asia/Baghdad',
    'flag': '$flagURLstart/iq/$flagURLend'
  },
  {
    'location': 'Bangkok',
    'url': 'Asia/Bangkok',
    'flag': '$flagURLstart/th/$flagURLend'
  },
  {
    'location': 'Beirut',
    'url': 'Asia/Beirut',
    'flag': '$flagURLstart/lb/$flagURLend'
  },
  {
    'location': 'Belize',
    'url': 'America/Belize',
    'flag': '$flagURLstart/bz/$flagURLend'
  },
  {
    'location': 'Bermuda',
    'url': 'Atlantic/Bermuda',
    'flag': '$flagURLstart/bm/$flagURLend'
  },
  {
    'location': 'Brisbane',
    'url': 'Australia/Brisbane',
    'flag': '$flagURLstart/au/$flagURLend'
  },
  {
    'location': 'Brunei',
    'url': 'Asia/Brunei',
    'flag': '$flagURLstart/bn/$flagURLend'
  },
  {
    'location': 'Bogota',
    'url': 'America/Bogota',
    'flag': '$flagURLstart/co/$flagURLend'
  },
  {
    'location': 'Buenos Aires',
    'url': 'America/Argentina/Buenos_Aires',
    'flag': '$flagURLstart/ar/$flagURLend'
  },
  {
    'location': 'Cairo',
    'url': 'Africa/Cairo',
    'flag': '$flagURLstart/eg/$flagURLend'
  },
];
