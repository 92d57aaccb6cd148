var departements = {
  '01': 'Ain',
  '02': 'Aisne',
  '2A': 'Corse-du-Sud',
  '971': 'Guadeloupe'
};
