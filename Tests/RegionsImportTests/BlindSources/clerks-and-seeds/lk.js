// scripts/geo/lk.js
'use strict';

const province = (code, name, districts) => ({ type: 'province', code, name, districts });
const district = (code, name, divisions = []) => ({ type: 'district', code, name, divisions });

module.exports = [
  province('LK-2', 'Central', [
    district('LK-21', 'Kandy', [
      'Akurana', 'Harispattuwa', 'Kundasale',
    ]),
    district('LK-22', 'Matale', [
      'Dambulla', 'Galewela', 'Ukuwela',
    ]),
  ]),
  province('LK-3', 'Southern', [
    district('LK-31', 'Galle', [
      'Ambalangoda', 'Hikkaduwa',
    ]),
    district('LK-33', 'Hambantota', [
      'Tangalle', 'Tissamaharama',
    ]),
  ]),
  province('LK-8', 'Uva', [
    district('LK-81', 'Badulla', [
      'Bandarawela', 'Ella', 'Haputale',
    ]),
    district('LK-82', 'Moneragala'),
  ]),
];
