export const districts = [
  {
    id: '883',
    name: 'Long Xuyên',
    cityId: '89',
  },
  {
    id: '884',
    name: 'Châu Đốc',
    cityId: '89',
  },
  {
    id: '886',
    name: 'An Phú',
    cityId: '89',
  },
  {
    id: '887',
    name: 'Tân Châu',
    cityId: '89',
  },
  {
    id: '888',
    name: 'Phú Tân',
    cityId: '89',
  },
  {
    id: '889',
    name: 'Châu Phú',
    cityId: '89',
  },
  {
    id: '890',
    name: 'Tịnh Biên',
    cityId: '89',
  },
  {
    id: '891',
    name: 'Tri Tôn',
    cityId: '89',
  },
  {
    id: '892',
    name: 'Châu Thành',
    cityId: '89',
  },
  {
    id: '893',
    name: 'Chợ Mới',
    cityId: '89',
  },
  {
    id: '894',
    name: 'Thoại Sơn',
    cityId: '89',
  },
  {
    id: '608',
    name: 'Kon Tum',
    cityId: '62',
  },
  {
    id: '610',
    name: 'Đắk Glei',
    cityId: '62',
  },
  {
    id: '611',
    name: 'Ngọc Hồi',
    cityId: '62',
  },
  {
    id: '612',
    name: 'Đắk Tô',
    cityId: '62',
  },
  {
    id: '613',
    name: 'Kon Plông',
    cityId: '62',
  },
  {
    id: '614',
    name: 'Kon Rẫy',
    cityId: '62',
  },
  {
    id: '615',
    name: 'Đắk Hà',
    cityId: '62',
  },
  {
    id: '616',
    name: 'Sa Thầy',
    cityId: '62',
  },
  {
    id: '617',
    name: 'Tu Mơ Rông',
    cityId: '62',
  },
  {
    id: '618',
    name: "Ia H' Drai",
    cityId: '62',
  },
];
