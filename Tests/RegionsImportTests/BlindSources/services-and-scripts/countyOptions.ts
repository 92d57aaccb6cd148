import type { SelectOption } from './types'

export const countyOptions: SelectOption[] = [
  { label: '-- Alege județul --', value: '' },
  {
    label: 'Alba',
    value: 'alba',
    children: [
      { label: '-- Alege localitatea --', value: '' },
      { label: 'Alba Iulia', value: 'alba-iulia' },
      { label: 'Aiud', value: 'aiud' },
      { label: 'Blaj', value: 'blaj' },
    ],
  },
  {
    label: 'Cluj',
    value: 'cluj',
    children: [
      { label: '-- Alege localitatea --', value: '' },
      { label: 'Cluj-Napoca', value: 'cluj-napoca' },
      { label: 'Dej', value: 'dej' },
      { label: 'Turda', value: 'turda' },
    ],
  },
  {
    label: 'Iași',
    value: 'iasi',
    children: [
      { label: '-- Alege localitatea --', value: '' },
      { label: 'Iași', value: 'iasi' },
      { label: 'Pașcani', value: 'pascani' },
    ],
  },
]
