const departements = {
  '04': 'Alpes-de-Haute-Provence',
  '2A': 'Corse-du-Sud',
  '2B': 'Haute-Corse',
  '971': 'Guadeloupe',
};

export default departements;
