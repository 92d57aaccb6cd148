const Location = require('../models/location');

Location.create({
    province: 'Quảng Nam',
    district: 'Phú Ninh',
    ward: 'Tam Thái'
})

Location.create({
    province: 'Quảng Nam',
    district: 'Phú Ninh',
    ward: 'Tam Đại'
})

Location.create({
    province: 'Quảng Nam',
    district: 'Tam Kỳ',
    ward: 'An Xuân'
})

Location.create({
    province: 'Quảng Nam',
    district: 'Tam Kỳ',
    ward: 'Trường Xuân'
})

Location.create({
    province: 'Quảng Nam',
    district: 'Thăng Bình',
    ward: 'Bình Tú'
})

Location.create({
    province: 'Quảng Nam',
    district: 'Thăng Bình',
    ward: 'Hà Lam'
})

Location.create({
    province: 'Tp. Hồ Chí Minh',
    district: '10',
    ward: '12'
})

Location.create({
    province: 'Tp. Hồ Chí Minh',
    district: '10',
    ward: '7'
})

Location.create({
    province: 'Tp. Hồ Chí Minh',
    district: 'Thủ Đức',
    ward: 'Linh Trung'
})
