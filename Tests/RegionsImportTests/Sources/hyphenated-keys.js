export const kommuner = {
  'nedre-dal': [{ navn: 'Risvik', nummer: '0901' }, { navn: 'Grimsund', nummer: '0904' }],
  'havn': [{ navn: 'Sorvik', nummer: '0201' }, { navn: 'Elvebakk', nummer: '0202' }],
  'ovre-dal': [{ navn: 'Fjellby', nummer: '0501' }, { navn: 'Skogen', nummer: '0502' }],
};
