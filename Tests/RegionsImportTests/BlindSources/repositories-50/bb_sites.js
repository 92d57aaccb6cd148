/**
 * @typedef {Object} Church
 * @property {string} name
 * @property {string} parish
 * @property {string} location
 */

/**
 * @type {Church[]}
 */
export const barbados = [
  {
    name: 'Advent Avenue SDA',
    parish: 'St. Michael',
    location:
      'https://www.google.com/maps/place/Advent+Ave.+SDA/@13.1078811,-59.6106148,17z/data=!3m1!4b1!4m5!3m4!1s0x8c43f6df16f41389:0xce69ff0f45d1af5b!8m2!3d13.1078759!4d-59.6084261',
  },
  {
    name: 'Belair SDA',
    parish: 'St. Michael',
    location:
      'https://www.google.com/maps/place/Belair+Seventh+Day+Adventist+Church/@13.1546912,-59.5619937,17z/data=!3m1!4b1!4m5!3m4!1s0x8c43f3d418cbf0ad:0x1a440af5231c7433!8m2!3d13.154686!4d-59.559805',
  },
  {
    name: 'Black Rock SDA',
    parish: 'St. Michael',
    location:
      'https://www.google.com/maps/place/Black+Rock+Adventist+Church/@13.1283034,-59.6281243,17z/data=!3m1!4b1!4m5!3m4!1s0x8c43f0ccea75d371:0x850edbd6cc71ea65!8m2!3d13.1282982!4d-59.6259356',
  },
  {
    name: 'Ebenezer SDA',
    parish: 'St. Michael',
    location:
      'https://www.google.com/maps/place/Ebenezer+Seventh-day+Adventist+Church/@13.1342693,-59.6118379,17z/data=!3m1!4b1!4m5!3m4!1s0x8c43f1281a0db44f:0x4bfbf49316339926!8m2!3d13.1342641!4d-59.6096492',
  },
  {
    name: 'Ephesus SDA',
    parish: 'St. Michael',
    location:
      'https://www.google.com/maps/place/Ephesus+Seventh-day+Adventist+Church/@13.0870626,-59.6026218,17z/data=!3m1!4b1!4m5!3m4!1s0x8c43f6f9fb8cf6d7:0x7489888a6ab15599!8m2!3d13.0870574!4d-59.6004331',
  },
  {
    name: 'Goodland SDA',
    parish: 'St. Michael',
    location:
      'https://www.google.com/maps/place/Goodland+SDA/@13.112834,-59.6234143,17z/data=!3m1!4b1!4m5!3m4!1s0x8c43f724cf950a95:0xd2e53b2b4e740735!8m2!3d13.1128288!4d-59.6212256',
  },
]
