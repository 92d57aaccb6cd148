export const provincesAndCitiesData = {
    provinces: [
      'Alberta',
      'British Columbia',
      'Manitoba',
      'New Brunswick',
      'Newfoundland and Labrador',
      'Nova Scotia',
      'Ontario',
      'Prince Edward Island',
      'Quebec',
      'Saskatchewan',
    ],
    cities: {
      Alberta: ['Calgary', 'Edmonton', 'Red Deer'],
      'British Columbia': ['Vancouver', 'Victoria', 'Kelowna'],
      Manitoba: ['Winnipeg', 'Brandon', 'Thompson'],
      'New Brunswick': ['Fredericton', 'Saint John', 'Moncton'],
      'Newfoundland and Labrador': ['St. John\'s', 'Mount Pearl', 'Corner Brook'],
      'Nova Scotia': ['Halifax', 'Dartmouth', 'Sydney'],
      Ontario: ['Toronto', 'Ottawa', 'Mississauga'],
      'Prince Edward Island': ['Charlottetown', 'Summerside', 'Stratford'],
      Quebec: ['Montreal', 'Quebec City', 'Laval'],
      Saskatchewan: ['Saskatoon', 'Regina', 'Prince Albert'],
    },
  };
  
