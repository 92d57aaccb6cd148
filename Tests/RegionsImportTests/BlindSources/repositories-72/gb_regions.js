export const counties = [
  // ------------------ ENGLAND ------------------
  // South England
  { id: 'kent', name: 'Kent', country: 'England', region: 'South', description: '' },
  { id: 'east_sussex', name: 'East Sussex', country: 'England', region: 'South', description: '' },
  { id: 'west_sussex', name: 'West Sussex', country: 'England', region: 'South', description: '' },
  { id: 'surrey', name: 'Surrey', country: 'England', region: 'South', description: '' },
  { id: 'hampshire', name: 'Hampshire', country: 'England', region: 'South', description: '' },
  { id: 'isle_of_wight', name: 'Isle of Wight', country: 'England', region: 'South', description: '' },
  { id: 'dorset', name: 'Dorset', country: 'England', region: 'South', description: '' },
  { id: 'berkshire', name: 'Berkshire', country: 'England', region: 'South', description: '' },
  { id: 'oxfordshire', name: 'Oxfordshire', country: 'England', region: 'South', description: '' },
  { id: 'buckinghamshire', name: 'Buckinghamshire', country: 'England', region: 'South', description: '' },
  { id: 'greater_london', name: 'Greater London', country: 'England', region: 'South', description: '' },
  // West England
  { id: 'gloucestershire', name: 'Gloucestershire', country: 'England', region: 'West', description: '' },
  { id: 'bristol', name: 'Bristol', country: 'England', region: 'West', description: '' },
  { id: 'wiltshire', name: 'Wiltshire', country: 'England', region: 'West', description: '' },
  { id: 'somerset', name: 'Somerset', country: 'England', region: 'West', description: '' },
  { id: 'devon', name: 'Devon', country: 'England', region: 'West', description: '' },
  { id: 'cornwall', name: 'Cornwall', country: 'England', region: 'West', description: '' },
  { id: 'herefordshire', name: 'Herefordshire', country: 'England', region: 'West', description: '' },
  // East England
  { id: 'essex', name: 'Essex', country: 'England', region: 'East', description: '' },
];
