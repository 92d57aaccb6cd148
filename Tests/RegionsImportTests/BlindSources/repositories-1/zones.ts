export const dataZones: SeedDataZones = {
  zones: [
    {
      zoneName: 'Rubén',
      district: 'Independencia',
    },
    {
      zoneName: 'Simeón',
      district: 'Independencia',
    },
    {
      zoneName: 'Leví',
      district: 'Independencia',
    },
    {
      zoneName: 'Judá',
      district: 'Comas',
    },
    {
      zoneName: 'Isacar',
      district: 'Comas',
    },
    {
      zoneName: 'Zabulón',
      district: 'Comas',
    },
  ]
};
