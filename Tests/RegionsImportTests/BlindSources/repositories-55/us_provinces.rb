region_provinces = [
  {
    country: 'USA',
    regions: [
      {
        name: 'Northeast',
        provinces: %w[Massachusetts Vermont Connecticut Maine]
      },
      {
        name: 'Midwest',
        provinces: %w[Illinois Indiana Michigan Ohio Wisconsin]
      },
      {
        name: 'South',
        provinces: %w[Delaware Florida Georgia Maryland Virginia]
      },
      {
        name: 'West',
        provinces: %w[Washington Arizona Colorado Idaho Nevada Montana]
      }
    ]
  }
]
