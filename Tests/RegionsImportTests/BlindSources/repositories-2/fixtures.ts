/* tslint:disable object-literal-sort-keys */
export const jurisdictions = [
  {
    id: '2941',
    geographic_level: 0,
    parent_id: null,
    name: 'Lusaka'
  },
  {
    id: '2980',
    geographic_level: 1,
    parent_id: '2941',
    name: 'Nyaluwiro'
  },
  {
    id: '3123',
    geographic_level: 2,
    parent_id: '2980',
    name: 'NYL_5'
  },
  {
    id: '3019',
    geographic_level: 1,
    parent_id: '2941',
    name: 'Mtendere'
  },
  {
    id: '7ec40f1f',
    geographic_level: 1,
    parent_id: '2942',
    name: 'Mueang Trat District'
  },
  {
    id: '2942',
    geographic_level: 0,
    parent_id: null,
    name: 'Trat'
  },
  {
    id: 'f8e0ed89',
    geographic_level: 2,
    parent_id: '7ec40f1f',
    name: 'Takang Canton'
  },
  {
    id: '6737a27a',
    geographic_level: 2,
    parent_id: '7ec40f1f',
    name: 'Laem Klat Canton'
  },
  {
    id: '3eaf2485',
    geographic_level: 3,
    parent_id: '6737a27a',
    name: 'Ban Two Village'
  }
];
