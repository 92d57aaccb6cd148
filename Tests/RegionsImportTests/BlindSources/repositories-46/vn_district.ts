import * as mongoose from 'mongoose';

export const District = [
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b134d'),
    name: 'Huyện Cát Hải',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b1343'),
    name: 'Huyện Vĩnh Bảo',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b1339'),
    name: 'Huyện Tiên Lãng',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b132f'),
    name: 'Huyện Kiến Thuỵ',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b1325'),
    name: 'Huyện An Dương',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b131b'),
    name: 'Huyện Thuỷ Nguyên',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b1311'),
    name: 'Quận Dương Kinh',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b1307'),
    name: 'Quận Đồ Sơn',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b12fd'),
    name: 'Quận Kiến An',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b12f3'),
    name: 'Quận Hải An',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b12e9'),
    name: 'Quận Lê Chân',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b12df'),
    name: 'Quận Ngô Quyền',
    province: '5ed34ccee6278057e83aedee',
  },
  {
    _id: mongoose.Types.ObjectId('5ed3504ee6278057e83b12d5'),
    name: 'Quận Hồng Bàng',
    province: '5ed34ccee6278057e83aedee',
  },
];
