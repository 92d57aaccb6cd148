export const ARONIA = {
  countryCode: 'AX',
  name: 'Aronia',
  center: [84.1, 28.3] as [number, number],
  provinces: [
    {
      id: 'p1',
      name: 'Beko Province' as const,
      bounds: { north: 1, south: 0 } satisfies Box<'a' | 'b'>,
      districts: [{ id: 'd1', name: 'Cilo' }, { id: 'd2', name: 'Dumu' }] as District[],
    },
    {
      id: 'p2',
      name: 'Efe Province',
      bounds: { north: 2, south: 1 },
      districts: [{ id: 'd3', name: 'Gofa' }],
    },
  ],
} as const;
