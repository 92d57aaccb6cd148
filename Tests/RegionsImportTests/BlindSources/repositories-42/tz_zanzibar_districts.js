export const DISTRICTS = [
  {
    value: 'all',
    label: 'All Districts',
  },
  {
    value: 'north-unguja',
    label: 'North Unguja',
  },
  {
    value: 'south-unguja',
    label: 'South Unguja',
  },
  {
    value: 'pemba',
    label: 'Pemba',
  },
];

export const SAMPLE_DISTRICT_DATA = [
  {
    district: 'North Unguja',
    catch: 125.5,
    cpue: 2.3,
    catchValue: 45000,
    pricePerKg: 359,
    fishers: 4,
    tripLength: 5.5,
  },
  {
    district: 'South Unguja',
    catch: 98.2,
    cpue: 1.8,
    catchValue: 35000,
    pricePerKg: 356,
    fishers: 3,
    tripLength: 4.8,
  },
  {
    district: 'Pemba',
    catch: 145.3,
    cpue: 2.5,
    catchValue: 52000,
    pricePerKg: 358,
    fishers: 5,
    tripLength: 6.2,
  },
];
