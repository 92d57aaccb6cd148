var usStateData = [
  {
    id: 1,
    country: 'USA',
    name: 'Alabama',
    abbr: 'AL',
    area: '135767SKM',
    largest_city: 'Birmingham',
    capital: 'Montgomery'
  },
  {
    id: 2,
    country: 'USA',
    name: 'Alaska',
    abbr: 'AK',
    area: '1723337SKM',
    largest_city: 'Anchorage',
    capital: 'Juneau'
  },
  {
    id: 3,
    country: 'USA',
    name: 'Arizona',
    abbr: 'AZ',
    area: '113594SKM',
    largest_city: 'Phoenix',
    capital: 'Phoenix'
  },
  {
    id: 4,
    country: 'USA',
    name: 'Arkansas',
    abbr: 'AR',
    area: '52035SKM',
    largest_city: 'Little Rock',
    capital: 'Little Rock'
  },
  {
    id: 5,
    country: 'USA',
    name: 'California',
    abbr: 'CA',
    area: '423967SKM',
    largest_city: 'Los Angeles',
    capital: 'Sacramento'
  },
  {
    id: 6,
    country: 'USA',
    name: 'Colorado',
    abbr: 'CO',
    area: '103642SKM',
    largest_city: 'Denver',
    capital: 'Denver'
  },
  {
    id: 7,
    country: 'USA',
    name: 'Connecticut',
    abbr: 'CT',
    area: '14357SKM',
    largest_city: 'Bridgeport',
    capital: 'Hartford'
  },
  {
    id: 8,
    country: 'USA',
    name: 'Delaware',
    abbr: 'DE',
    area: '6446SKM',
    largest_city: 'Wilmington',
    capital: 'Dover'
  },
  {
    id: 9,
    country: 'USA',
    name: 'Florida',
    abbr: 'FL',
    area: '170312SKM',
    largest_city: 'Jacksonville',
    capital: 'Tallahassee'
  },
  {
    id: 10,
    country: 'USA',
    name: 'Georgia',
    abbr: 'GA',
    area: '57513SKM',
    largest_city: 'Atlanta',
    capital: 'Atlanta'
  },
  {
    id: 11,
    country: 'USA',
    name: 'Hawaii',
    abbr: 'HI',
    area: '6423SKM',
    largest_city: 'Honolulu',
    capital: 'Honolulu'
  },
  {
    id: 12,
    country: 'USA',
    name: 'Idaho',
    abbr: 'ID',
    area: '82643SKM',
    largest_city: 'Boise',
    capital: 'Boise'
  },
  {
    id: 13,
    country: 'USA',
    name: 'Illinois',
    abbr: 'IL',
    area: '149995SKM',
    largest_city: 'Chicago',
    capital: 'Springfield'
  },
  {
    id: 14,
    country: 'USA',
    name: 'Indiana',
    abbr: 'IN',
    area: '35826SKM',
    largest_city: 'Indianapolis',
    capital: 'Indianapolis'
  },
  {
    id: 15,
    country: 'USA',
    name: 'Iowa',
    abbr: 'IA',
    area: '55857SKM',
    largest_city: 'Des Moines',
    capital: 'Des Moines'
  },
  {
    id: 16,
    country: 'USA',
    name: 'Kansas',
    abbr: 'KS',
    area: '213100SKM',
    largest_city: 'Wichita',
    capital: 'Topeka'
  },
  {
    id: 17,
    country: 'USA',
    name: 'Kentucky',
    abbr: 'KY',
    area: '104656SKM',
    largest_city: 'Louisville',
    capital: 'Frankfort'
  },
  {
    id: 18,
    country: 'USA',
    name: 'Louisiana',
    abbr: 'LA',
    area: '135659SKM',
    largest_city: 'New Orleans',
    capital: 'Baton Rouge'
  },
  {
    id: 19,
    country: 'USA',
    name: 'Maine',
    abbr: 'ME',
    area: '91633SKM',
    largest_city: 'Portland',
    capital: 'Augusta'
  },
  {
    id: 20,
    country: 'USA',
    name: 'Maryland',
    abbr: 'MD',
    area: '32131SKM',
    largest_city: 'Baltimore',
    capital: 'Annapolis'
  },
  {
    id: 21,
    country: 'USA',
    name: 'Massachusetts',
    abbr: 'MA',
    area: '7800SKM',
    largest_city: 'Boston',
    capital: 'Boston'
  },
  {
    id: 22,
    country: 'USA',
    name: 'Michigan',
    abbr: 'MI',
    area: '250487SKM',
    largest_city: 'Detroit',
    capital: 'Lansing'
  },
  {
    id: 36,
    country: 'USA',
    name: 'Oklahoma',
    abbr: 'OK',
    area: '68595SKM',
    largest_city: 'Oklahoma City',
    capital: 'Oklahoma City'
  },
  {
    id: 37,
    country: 'USA',
    name: 'Oregon',
    abbr: 'OR',
    area: '254799SKM',
    largest_city: 'Portland',
    capital: 'Salem'
  },
  {
    id: 38,
    country: 'USA',
    name: 'Pennsylvania',
    abbr: 'PA',
    area: '119280SKM',
    largest_city: 'Philadelphia',
    capital: 'Harrisburg'
  },
  {
    id: 39,
    country: 'USA',
    name: 'Rhode Island',
    abbr: 'RI',
    area: '1034SKM',
    largest_city: 'Providence',
    capital: 'Providence'
  },
  {
    id: 40,
    country: 'USA',
    name: 'South Carolina',
    abbr: 'SC',
    area: '82933SKM',
    largest_city: 'Charleston',
    capital: 'Columbia'
  },
  {
    id: 41,
    country: 'USA',
    name: 'South Dakota',
    abbr: 'SD',
    area: '199729SKM',
    largest_city: 'Sioux Falls',
    capital: 'Pierre'
  },
  {
    id: 42,
    country: 'USA',
    name: 'Tennessee',
    abbr: 'TN',
    area: '41235SKM',
    largest_city: 'Nashville',
    capital: 'Nashville'
  },
  {
    id: 43,
    country: 'USA',
    name: 'Texas',
    abbr: 'TX',
    area: '695662SKM',
    largest_city: 'Houston',
    capital: 'Austin'
  },
  {
    id: 44,
    country: 'USA',
    name: 'Utah',
    abbr: 'UT',
    area: '82170SKM',
    largest_city: 'Salt Lake City',
    capital: 'Salt Lake City'
  },
  {
    id: 23,
    country: 'USA',
    name: 'Minnesota',
    abbr: 'MN',
    area: '225163SKM',
    largest_city: 'Minneapolis',
    capital: 'St. Paul'
  },
  {
    id: 24,
    country: 'USA',
    name: 'Mississippi',
    abbr: 'MS',
    area: '46923SKM',
    largest_city: 'Jackson',
    capital: 'Jackson'
  },
  {
    id: 25,
    country: 'USA',
    name: 'Missouri',
    abbr: 'MO',
    area: '180540SKM',
    largest_city: 'Kansas City',
    capital: 'Jefferson City'
  },
  {
    id: 26,
    country: 'USA',
    name: 'Montana',
    abbr: 'MT',
    area: '380831SKM',
    largest_city: 'Billings',
    capital: 'Helena'
  },
  {
    id: 27,
    country: 'USA',
    name: 'Nebraska',
    abbr: 'NE',
    area: '200330SKM',
    largest_city: 'Omaha',
    capital: 'Lincoln'
  },
  {
    id: 28,
    country: 'USA',
    name: 'Nevada',
    abbr: 'NV',
    area: '286380SKM',
    largest_city: 'Las Vegas',
    capital: 'Carson City'
  },
  {
    id: 29,
    country: 'USA',
    name: 'New Hampshire',
    abbr: 'NH',
    area: '24214SKM',
    largest_city: 'Manchester',
    capital: 'Concord'
  },
  {
    id: 30,
    country: 'USA',
    name: 'New Jersey',
    abbr: 'NJ',
    area: '22591SKM',
    largest_city: 'Newark',
    capital: 'Trenton'
  },
  {
    id: 31,
    country: 'USA',
    name: 'New Mexico',
    abbr: 'NM',
    area: '314917SKM',
    largest_city: 'Albuquerque',
    capital: 'Santa Fe'
  },
  {
    id: 32,
    country: 'USA',
    name: 'New York',
    abbr: 'NY',
    area: '141297SKM',
    largest_city: 'New York City',
    capital: 'Albany'
  },
  {
    id: 33,
    country: 'USA',
    name: 'North Carolina',
    abbr: 'NC',
    area: '139391SKM',
    largest_city: 'Charlotte',
    capital: 'Raleigh'
  },
  {
    id: 34,
    country: 'USA',
    name: 'North Dakota',
    abbr: 'ND',
    area: '183108SKM',
    largest_city: 'Fargo',
    capital: 'Bismarck'
  },
  {
    id: 35,
    country: 'USA',
    name: 'Ohio',
    abbr: 'OH',
    area: '40861SKM',
    largest_city: 'Columbus',
    capital: 'Columbus'
  },
  {
    id: 45,
    country: 'USA',
    name: 'Vermont',
    abbr: 'VT',
    area: '24906SKM',
    largest_city: 'Burlington',
    capital: 'Montpelier'
  },
  {
    id: 46,
    country: 'USA',
    name: 'Virginia',
    abbr: 'VA',
    area: '110787SKM',
    largest_city: 'Virginia Beach',
    capital: 'Richmond'
  },
  {
    id: 47,
    country: 'USA',
    name: 'Washington',
    abbr: 'WA',
    area: '184661SKM',
    largest_city: 'Seattle',
    capital: 'Olympia'
  },
  {
    id: 48,
    country: 'USA',
    name: 'West Virginia',
    abbr: 'WV',
    area: '24038SKM',
    largest_city: 'Charleston',
    capital: 'Charleston'
  },
  {
    id: 49,
    country: 'USA',
    name: 'Wisconsin',
    abbr: 'WI',
    area: '169635SKM',
    largest_city: 'Milwaukee',
    capital: 'Madison'
  },
  {
    id: 50,
    country: 'USA',
    name: 'Wyoming',
    abbr: 'WY',
    area: '97093SKM',
    largest_city: 'Cheyenne',
    capital: 'Cheyenne'
  },
  {
    id: 51,
    country: "USA",
    name: "District of Columbia",
    abbr: "DC",
    area: "177SKM",
    largest_city: "N/A",
    capital: "N/A"
  }
];

module.exports = usStateData;
