export const locationsByCountry: Record<string, {
  provinces: { id: string; name: string }[];
  districts: Record<string, { id: string; name: string }[]>;
}> = {
  LK: {
    provinces: [
      { id: 'western', name: 'Western Province' },
      { id: 'central', name: 'Central Province' },
    ],
    districts: {
      western: [
        { id: 'colombo', name: 'Colombo' },
        { id: 'gampaha', name: 'Gampaha' },
      ],
      central: [
        { id: 'kandy', name: 'Kandy' },
      ],
    },
  },
  IN: {
    provinces: [
      { id: 'kerala', name: 'Kerala' },
    ],
    districts: {
      kerala: [
        { id: 'kollam', name: 'Kollam' },
        { id: 'idukki', name: 'Idukki' },
      ],
    },
  },
};
