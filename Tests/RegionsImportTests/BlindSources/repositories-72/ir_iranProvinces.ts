export const iranProvinces = [
  {
    key: 1,
    label: 'آذربایجان شرقی',
  },
  {
    key: 2,
    label: 'آذربایجان غربی',
  },
  {
    key: 3,
    label: 'اردبیل',
  },
  {
    key: 4,
    label: 'اصفهان',
  },
  {
    key: 5,
    label: 'البرز',
  },
  {
    key: 6,
    label: 'ایلام',
  },
  {
    key: 7,
    label: 'بوشهر',
  },
  {
    key: 8,
    label: 'تهران',
  },
  {
    key: 9,
    label: 'چهارمحال و بختیاری',
  },
  {
    key: 25,
    label: 'لرستان',
  },
  {
    key: 26,
    label: 'گیلان',
  },
  {
    key: 31,
    label: 'یزد',
  },
];
export const cities = [
  {
    name: 'اسکو',
    province_id: 1,
  },
  {
    name: 'اهر',
    province_id: 1,
  },
  {
    name: 'ایلخچی',
    province_id: 1,
  },
  {
    name: 'آبش احمد',
    province_id: 1,
  },
  {
    name: 'آذرشهر',
    province_id: 1,
  },
  {
    name: 'آقکند',
    province_id: 1,
  },
];
