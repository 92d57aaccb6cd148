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
    name: 'Romance languages',
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
    langGroupId: 2,
    id: 3,
    name: 'Polish',
  },
  {
    langGroupId: 3,
    id: 4,
    name: 'Czech',
  },
  {
    langGroupId: 3,
    id: 5,
    name: 'Bulgarian',
  },
  {
    langGroupId: 4,
    id: 6,
    name: 'French',
  },
]
