export const langGroups = [
  {
    id: 1,
    name: 'Russian',
  },
  {
    id: 2,
    name: 'Polish',
  },
  {
    id: 3,
    name: 'Other Slavic languages',
  },
  {
    id: 4,
    name: 'Lithuanian-Latvian dialects',
  },
  {
    id: 5,
    name: 'Romance languages',
  },
  {
    id: 6,
    name: 'German',
  },
  {
    id: 7,
    name: 'Other Germanic languages',
  },
  {
    id: 8,
    name: 'Other Indo-European dialects',
  },
  {
    id: 9,
    name: 'Jewish',
  },
]

export const langs = [
  {
    langGroupId: 1,
    id: 1,
    name: 'Great Russian',
  },
  {
    langGroupId: 1,
    id: 2,
    name: 'Ukrainian',
  },
  {
    langGroupId: 1,
    id: 3,
    name: 'Belarusian',
  },
  {
    langGroupId: 2,
    id: 4,
    name: 'Polish',
  },
  {
    langGroupId: 3,
    id: 5,
    name: 'Czech',
  },
  {
    langGroupId: 3,
    id: 6,
    name: 'Serbian, Croatian, Slovenian',
  },
  {
    langGroupId: 3,
    id: 7,
    name: 'Bulgarian',
  },
  {
    langGroupId: 4,
    id: 8,
    name: 'Lithuanian',
  },
  {
    langGroupId: 4,
    id: 9,
    name: 'Samogitian',
  },
  {
    langGroupId: 4,
    id: 10,
    name: 'Latvian',
  },
  {
    langGroupId: 5,
    id: 11,
    name: 'Moldavian and Romanian',
  },
  {
    langGroupId: 5,
    id: 12,
    name: 'French',
  },
  {
    langGroupId: 5,
    id: 13,
    name: 'Italian',
  },
]
