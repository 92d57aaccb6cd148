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
    name: 'ارومیه',
    province_id: 2,
  },
  {
    name: 'خوی',
    province_id: 2,
  },
  {
    name: 'گرمی',
    province_id: 3,
  },
  {
    name: 'نمین',
    province_id: 3,
  },
];
