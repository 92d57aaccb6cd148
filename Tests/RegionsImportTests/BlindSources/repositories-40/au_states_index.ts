export const states = [
  {
    value: 'ACT',
    label: 'ACT',
  },
  {
    value: 'NSW',
    label: 'NSW',
  },
  {
    value: 'NT',
    label: 'NT',
  },
  {
    value: 'QLD',
    label: 'QLD',
  },
  {
    value: 'SA',
    label: 'SA',
  },
  {
    value: 'TAS',
    label: 'TAS',
  },
  {
    value: 'VIC',
    label: 'VIC',
  },
  {
    value: 'WA',
    label: 'WA',
  },
  {
    value: 'OTHER',
    label: 'OTHER',
  },
]

export const ACT = [
  {
    value: 'ACT Remainder - Belconnen',
    label: 'ACT Remainder - Belconnen',
    postcode: '2601',
  },
  {
    value: 'ACT Remainder - Booth',
    label: 'ACT Remainder - Booth',
    postcode: '2620',
  },
  {
    value: 'ACT Remainder - Coree',
    label: 'ACT Remainder - Coree',
    postcode: '2611',
  },
  {
    value: 'ACT Remainder - Cotter River',
    label: 'ACT Remainder - Cotter River',
    postcode: '2611',
  },
  {
    value: 'ACT Remainder - Gungahlin',
    label: 'ACT Remainder - Gungahlin',
    postcode: '2912',
  },
  {
    value: 'ACT Remainder - Hall',
    label: 'ACT Remainder - Hall',
    postcode: '2618',
  },
  {
    value: 'ACT Remainder - Jerrabomberra',
    label: 'ACT Remainder - Jerrabomberra',
    postcode: '2600',
  },
  {
    value: 'ACT Remainder - Kowen',
    label: 'ACT Remainder - Kowen',
    postcode: '2620',
  },
  {
    value: 'ACT Remainder - Majura',
    label: 'ACT Remainder - Majura',
    postcode: '2609',
  },
  {
    value: 'ACT Remainder - Molonglo Valley',
    label: 'ACT Remainder - Molonglo Valley',
    postcode: '2601',
  },
  {
    value: 'ACT Remainder - Paddys River',
    label: 'ACT Remainder - Paddys River',
    postcode: '2620',
  },
  {
    value: 'ACT Remainder - Rendezvous Creek',
    label: 'ACT Remainder - Rendezvous Creek',
    postcode: '2620',
  },
  {
    value: 'ACT Remainder - Stromlo',
    label: 'ACT Remainder - Stromlo',
    postcode: '2611',
  },
]
