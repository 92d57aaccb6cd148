export const wards = [
  {
    id: '30280',
    name: 'Mỹ Bình',
    districtId: '883',
  },
  {
    id: '30283',
    name: 'Mỹ Long',
    districtId: '883',
  },
  {
    id: '30285',
    name: 'Đông Xuyên',
    districtId: '883',
  },
  {
    id: '30286',
    name: 'Mỹ Xuyên',
    districtId: '883',
  },
  {
    id: '30289',
    name: 'Bình Đức',
    districtId: '883',
  },
  {
    id: '30292',
    name: 'Bình Khánh',
    districtId: '883',
  },
  {
    id: '30295',
    name: 'Mỹ Phước',
    districtId: '883',
  },
  {
    id: '30298',
    name: 'Mỹ Quý',
    districtId: '883',
  },
  {
    id: '30301',
    name: 'Mỹ Thới',
    districtId: '883',
  },
  {
    id: '30304',
    name: 'Mỹ Thạnh',
    districtId: '883',
  },
  {
    id: '30307',
    name: 'Mỹ Hòa',
    districtId: '883',
  },
  {
    id: '30310',
    name: 'Mỹ Khánh',
    districtId: '883',
  },
  {
    id: '30313',
    name: 'Mỹ Hoà Hưng',
    districtId: '883',
  },
  {
    id: '30316',
    name: 'Châu Phú B',
    districtId: '884',
  },
  {
    id: '30319',
    name: 'Châu Phú A',
    districtId: '884',
  },
  {
    id: '30322',
    name: 'Vĩnh Mỹ',
    districtId: '884',
  },
  {
    id: '30325',
    name: 'Núi Sam',
    districtId: '884',
  },
  {
    id: '30328',
    name: 'Vĩnh Ngươn',
    districtId: '884',
  },
  {
    id: '30331',
    name: 'Vĩnh Tế',
    districtId: '884',
  },
  {
    id: '30334',
    name: 'Vĩnh Châu',
    districtId: '884',
  },
  {
    id: '30337',
    name: 'An Phú',
    districtId: '886',
  },
  {
    id: '30340',
    name: 'Khánh An',
    districtId: '886',
  },
  {
    id: '30341',
    name: 'Long Bình',
    districtId: '886',
  },
  {
    id: '30343',
    name: 'Khánh Bình',
    districtId: '886',
  },
  {
    id: '30346',
    name: 'Quốc Thái',
    districtId: '886',
  },
  {
    id: '30349',
    name: 'Nhơn Hội',
    districtId: '886',
  },
  {
    id: '30352',
    name: 'Phú Hữu',
    districtId: '886',
  },
  {
    id: '30355',
    name: 'Phú Hội',
    districtId: '886',
  },
  {
    id: '30358',
    name: 'Phước Hưng',
    districtId: '886',
  },
  {
    id: '30361',
    name: 'Vĩnh Lộc',
    districtId: '886',
  },
  {
    id: '30364',
    name: 'Vĩnh Hậu',
    districtId: '886',
  },
  {
    id: '30367',
    name: 'Vĩnh Trường',
    districtId: '886',
  },
  {
    id: '30370',
    name: 'Vĩnh Hội Đông',
    districtId: '886',
  },
  {
    id: '30373',
    name: 'Đa Phước',
    districtId: '886',
  },
  {
    id: '30376',
    name: 'Long Thạnh',
    districtId: '887',
  },
  {
    id: '30377',
    name: 'Long Hưng',
    districtId: '887',
  },
  {
    id: '30378',
    name: 'Long Châu',
    districtId: '887',
  },
  {
    id: '30379',
    name: 'Phú Lộc',
    districtId: '887',
  },
  {
    id: '30382',
    name: 'Vĩnh Xương',
    districtId: '887',
  },
  {
    id: '30385',
    name: 'Vĩnh Hòa',
    districtId: '887',
  },
  {
    id: '30387',
    name: 'Tân Thạnh',
    districtId: '887',
  },
  {
    id: '30388',
    name: 'Tân An',
    districtId: '887',
  },
  {
    id: '30391',
    name: 'Long An',
    districtId: '887',
  },
  {
    id: '30394',
    name: 'Long Phú',
    districtId: '887',
  },
  {
    id: '30397',
    name: 'Châu Phong',
    districtId: '887',
  },
  {
    id: '30400',
    name: 'Phú Vĩnh',
    districtId: '887',
  },
  {
    id: '30403',
    name: 'Lê Chánh',
    districtId: '887',
  },
  {
    id: '30412',
    name: 'Long Sơn',
    districtId: '887',
  },
  {
    id: '30406',
    name: 'Phú Mỹ',
    districtId: '888',
  },
  {
    id: '30409',
    name: 'Chợ Vàm',
    districtId: '888',
  },
  {
    id: '30415',
    name: 'Long Hoà',
    districtId: '888',
  },
  {
    id: '30418',
    name: 'Phú Long',
    districtId: '888',
  },
  {
    id: '30421',
    name: 'Phú Lâm',
    districtId: '888',
  },
  {
    id: '30424',
    name: 'Phú Hiệp',
    districtId: '888',
  },
  {
    id: '30427',
    name: 'Phú Thạnh',
    districtId: '888',
  },
  {
    id: '30430',
    name: 'Hoà Lạc',
    districtId: '888',
  },
  {
    id: '30433',
    name: 'Phú Thành',
    districtId: '888',
  },
  {
    id: '30436',
    name: 'Phú An',
    districtId: '888',
  },
  {
    id: '30439',
    name: 'Phú Xuân',
    districtId: '888',
  },
  {
    id: '30442',
    name: 'Hiệp Xương',
    districtId: '888',
  },
  {
    id: '30445',
    name: 'Phú Bình',
    districtId: '888',
  },
  {
    id: '30448',
    name: 'Phú Thọ',
    districtId: '888',
  },
  {
    id: '30451',
    name: 'Phú Hưng',
    districtId: '888',
  },
  {
    id: '30454',
    name: 'Bình Thạnh Đông',
    districtId: '888',
  },
  {
    id: '30457',
    name: 'Tân Hòa',
    districtId: '888',
  },
  {
    id: '30460',
    name: 'Tân Trung',
    districtId: '888',
  },
  {
    id: '23281',
    name: 'Quang Trung',
    districtId: '608',
  },
  {
    id: '23284',
    name: 'Duy Tân',
    districtId: '608',
  },
  {
    id: '23287',
    name: 'Quyết Thắng',
    districtId: '608',
  },
  {
    id: '23290',
    name: 'Trường Chinh',
    districtId: '608',
  },
  {
    id: '23293',
    name: 'Thắng Lợi',
    districtId: '608',
  },
  {
    id: '23296',
    name: 'Ngô Mây',
    districtId: '608',
  },
  {
    id: '23299',
    name: 'Thống Nhất',
    districtId: '608',
  },
  {
    id: '23302',
    name: 'Lê Lợi',
    districtId: '608',
  },
  {
    id: '23305',
    name: 'Nguyễn Trãi',
    districtId: '608',
  },
  {
    id: '23308',
    name: 'Trần Hưng Đạo',
    districtId: '608',
  },
  {
    id: '23311',
    name: 'Đắk Cấm',
    districtId: '608',
  },
  {
    id: '23314',
    name: 'Kroong',
    districtId: '608',
  },
  {
    id: '23317',
    name: 'Ngọk Bay',
    districtId: '608',
  },
  {
    id: '23320',
    name: 'Vinh Quang',
    districtId: '608',
  },
  {
    id: '23323',
    name: 'Đắk Blà',
    districtId: '608',
  },
  {
    id: '23326',
    name: 'Ia Chim',
    districtId: '608',
  },
  {
    id: '23327',
    name: 'Đăk Năng',
    districtId: '608',
  },
  {
    id: '23329',
    name: 'Đoàn Kết',
    districtId: '608',
  },
  {
    id: '23332',
    name: 'Chư Hreng',
    districtId: '608',
  },
  {
    id: '23335',
    name: 'Đắk Rơ Wa',
    districtId: '608',
  },
  {
    id: '23338',
    name: 'Hòa Bình',
    districtId: '608',
  },
  {
    id: '23341',
    name: 'Đắk Glei',
    districtId: '610',
  },
  {
    id: '23344',
    name: 'Đắk Plô',
    districtId: '610',
  },
  {
    id: '23347',
    name: 'Đắk Man',
    districtId: '610',
  },
  {
    id: '23350',
    name: 'Đắk Nhoong',
    districtId: '610',
  },
  {
    id: '23353',
    name: 'Đắk Pék',
    districtId: '610',
  },
  {
    id: '23356',
    name: 'Đắk Choong',
    districtId: '610',
  },
  {
    id: '23359',
    name: 'Xốp',
    districtId: '610',
  },
  {
    id: '23362',
    name: 'Mường Hoong',
    districtId: '610',
  },
  {
    id: '23365',
    name: 'Ngọc Linh',
    districtId: '610',
  },
  {
    id: '23368',
    name: 'Đắk Long',
    districtId: '610',
  },
  {
    id: '23371',
    name: 'Đắk KRoong',
    districtId: '610',
  },
  {
    id: '23374',
    name: 'Đắk Môn',
    districtId: '610',
  },
  {
    id: '23377',
    name: 'Plei Cần',
    districtId: '611',
  },
  {
    id: '23380',
    name: 'Đắk Ang',
    districtId: '611',
  },
  {
    id: '23383',
    name: 'Đắk Dục',
    districtId: '611',
  },
  {
    id: '23386',
    name: 'Đắk Nông',
    districtId: '611',
  },
  {
    id: '23389',
    name: 'Đắk Xú',
    districtId: '611',
  },
  {
    id: '23392',
    name: 'Đắk Kan',
    districtId: '611',
  },
  {
    id: '23395',
    name: 'Pờ Y',
    districtId: '611',
  },
  {
    id: '23398',
    name: 'Sa Loong',
    districtId: '611',
  },
];
