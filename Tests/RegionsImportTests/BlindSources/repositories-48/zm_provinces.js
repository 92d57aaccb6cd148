"use strict";
module.exports = [
    // 01 Lusaka
    { name: 'Lusaka', capital: 'Lusaka', area: 21440, country: 'Zambia', districts: [
            {
                name: 'Lusaka', capital: 'Lusaka', area: 360, province: 'Lusaka', nickname: 'Garden City', constituencies: [
                    { name: 'Lusaka Central' }, { name: 'Chawama' }, { name: 'Matero' }, { name: 'Mandevu' }, { name: 'Kabwata' },
                    { name: 'Munali' }, { name: 'Kanyama' }
                ]
            },
        ] },
    // 01 Central
    { name: 'Central', capital: 'Kabwe', area: 110450, country: 'Zambia', phoneAreaCode: '01', districts: [
            {
                name: 'Chibombo', capital: 'Chibombo', area: 13423, province: 'Central', nickname: undefined, constituencies: [
                    { name: 'Keembe' }, { name: 'Kaluba' }
                ]
            },
            {
                name: 'Kabwe', capital: 'Kabwe', area: 1992, province: 'Central', nickname: 'Broken Hill', constituencies: [
                    { name: 'Bwacha' }, { name: 'Kabwe Central' }
                ]
            },
            {
                name: 'Kapiri Mposhi', capital: 'Kapiri Mposhi', area: 8044, province: 'Central', nickname: 'Nkanga', constituencies: [
                    { name: 'Mukushi' }, { name: 'Bwacha' }
                ]
            }
        ] },
    // 02 Copperbelt
    { name: 'Copperbelt', capital: 'Ndola', area: 31328, country: 'Zambia', districts: [
            {
                name: 'Chililabombwe', capital: 'Chililabombwe', area: 13423, province: 'Copperbelt', nickname: 'Chiliz', constituencies: [
                    { name: 'Chililabombwe' }, { name: 'Konkola' }
                ]
            }
        ] },
];
