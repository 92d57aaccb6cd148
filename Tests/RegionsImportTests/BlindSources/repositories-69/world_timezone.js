export default [
  {
    label: 'Local Timezone',
    value: '',
  },
  {
    label: 'Puerto Rico (Atlantic)',
    value: 'America/Puerto_Rico',
  },
  {
    label: 'New York (Eastern)',
    value: 'America/New_York',
  },
  {
    label: 'Chicago (Central)',
    value: 'America/Chicago',
  },
  {
    label: 'Denver (Mountain)',
    value: 'America/Denver',
  },
  {
    label: 'Phoenix (MST)',
    value: 'America/Phoenix',
  },
  {
    label: 'Los Angeles (Pacific)',
    value: 'America/Los_Angeles',
  },
  {
    label: 'Anchorage (Alaska)',
    value: 'America/Anchorage',
  },
  {
    label: 'Honolulu (Hawaii)',
    value: 'Pacific/Honolulu',
  },
  {
    label: 'Adak',
    value: 'America/Adak',
  },
  {
    label: 'Anguilla',
    value: 'America/Anguilla',
  },
  {
    label: 'Antigua',
    value: 'America/Antigua',
  },
  {
    label: 'Araguaina',
    value: 'America/Araguaina',
  },
  {
    label: 'Argentina - Buenos Aires',
    value: 'America/Argentina/Buenos_Aires',
  },
  {
    label: 'Argentina - Catamarca',
    value: 'America/Argentina/Catamarca',
  },
  {
    label: 'Argentina - ComodRivadavia',
    value: 'America/Argentina/ComodRivadavia',
  },
  {
    label: 'Argentina - Cordoba',
    value: 'America/Argentina/Cordoba',
  },
  {
    label: 'Argentina - Jujuy',
    value: 'America/Argentina/Jujuy',
  },
  {
    label: 'Argentina - La Rioja',
    value: 'America/Argentina/La_Rioja',
  },
  {
    label: 'Argentina - Mendoza',
    value: 'America/Argentina/Mendoza',
  },
]
