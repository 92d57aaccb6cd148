export default [{
  minLat: 6.3936419,
  name: 'lagos',
  capital: 'ikeja',
  latitude: 6.5243793,
  minLong: 3.0982732,
  maxLat: 6.7027984,
  longitude: 3.3792057,
  maxLong: 3.696727799999999,
  alias: 'lagos',
  cities: [{
    latitude: 6.454066, longitude: 3.394673, name: 'lagos', population: 9466000,
  }, {
    latitude: 6.544333, longitude: 3.263789, name: 'ikotun', population: null,
  }, {
    latitude: 6.469698, longitude: 3.282988, name: 'festac town', population: null,
  }, {
    latitude: 6.615632, longitude: 3.333369, name: 'agege', population: null,
  }, {
    latitude: 6.578063, longitude: 3.386858, name: 'ojota', population: null,
  }, {
    latitude: 6.452539, longitude: 3.435841, name: 'ikoyi', population: null,
  }, {
    latitude: 6.596506, longitude: 3.342052, name: 'ikeja', population: null,
  }, {
    latitude: 6.538907, longitude: 3.374197, name: 'somolu', population: null,
  }],
  lgas: ['agege', 'ajeromi-ifelodun', 'alimosho', 'amuwo-odofin', 'badagry', 'apapa', 'epe', 'eti osa', 'ibeju-lekki', 'ifako-ijaiye', 'ikeja', 'ikorodu', 'kosofe', 'lagos island', 'mushin', 'lagos mainland', 'ojo', 'oshodi-isolo', 'shomolu', 'surulere lagos state'],
}, {
  minLat: 6.4427789,
  name: 'benue',
  capital: 'makurdi',
  latitude: 7.350825899999999,
  minLong: 7.4893301,
  maxLat: 8.149299,
  longitude: 8.8362755,
  maxLong: 9.918301,
  alias: 'benue',
  cities: [{
    latitude: 7.7493, longitude: 8.5508, name: 'makurdi north', population: 292645,
  }, {
    latitude: 7.193963, longitude: 8.134556, name: 'otukpo', population: 68220,
  }, {
    latitude: 7.820399, longitude: 8.859545, name: 'gbajimba', population: null,
  }, {
    latitude: 7.506998, longitude: 9.348042, name: 'ugba', population: null,
  }, {
    latitude: 7.039108, longitude: 7.812254, name: 'okpoga', population: null,
  }, {
    latitude: 7.127287, longitude: 9.019813, name: 'lessel', population: null,
  }],
  lgas: ['agatu', 'apa', 'ado', 'buruku', 'gboko', 'guma', 'gwer east', 'gwer west', 'katsina-ala', 'konshisha', 'kwande', 'logo', 'makurdi', 'obi', 'ogbadibo', 'ohimini', 'oju', 'okpokwu', 'oturkpo', 'tarka', 'ukum', 'ushongo', 'vandeikya'],
}];
