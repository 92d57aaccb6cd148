export const Province = [
  {
    _id: '5ed34ccee6278057e83aedee',
    isCity: true,
    name: 'Hải Phòng',
  },
  {
    _id: '5ed34ccee6278057e83aede4',
    isCity: true,
    name: 'Đà Nẵng',
  },
  {
    _id: '5ed34ccee6278057e83aedda',
    isCity: true,
    name: 'Cần Thơ',
  },
  {
    _id: '5ed34ccee6278057e83aedd0',
    isCity: false,
    name: 'Phú Yên',
  },
  {
    _id: '5ed34ccee6278057e83aedc6',
    isCity: false,
    name: 'Yên Bái',
  },
  {
    _id: '5ed34ccee6278057e83aedbc',
    isCity: false,
    name: 'Vĩnh Phúc',
  },
  {
    _id: '5ed34ccee6278057e83aedb2',
    isCity: false,
    name: 'Vĩnh Long',
  },
  {
    _id: '5ed34ccee6278057e83aeda8',
    isCity: false,
    name: 'Tuyên Quang',
  },
  {
    _id: '5ed34ccee6278057e83aed9e',
    isCity: false,
    name: 'Trà Vinh',
  },
  {
    _id: '5ed34ccee6278057e83aed94',
    isCity: false,
    name: 'Tiền Giang',
  },
];
