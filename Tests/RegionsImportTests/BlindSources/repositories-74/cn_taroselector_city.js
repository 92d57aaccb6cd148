const cityObj = [
  {
    id: '35',
    provincecode: '150000',
    city: '\u963f\u62c9\u5584\u76df',
    code: '152900',
    initial: 'A'
  },
  { id: '38', provincecode: '210000', city: '\u978d\u5c71\u5e02', code: '210300', initial: 'A' },
  { id: '105', provincecode: '340000', city: '\u5b89\u5e86\u5e02', code: '340800', initial: 'A' },
  { id: '156', provincecode: '410000', city: '\u5b89\u9633\u5e02', code: '410500', initial: 'A' },
  {
    id: '256',
    provincecode: '510000',
    city: '\u963f\u575d\u85cf\u65cf\u7f8c\u65cf\u81ea\u6cbb\u5dde',
    code: '513200',
    initial: 'A'
  },
  { id: '262', provincecode: '520000', city: '\u5b89\u987a\u5e02', code: '520400', initial: 'A' },
  {
    id: '289',
    provincecode: '540000',
    city: '\u963f\u91cc\u5730\u533a',
    code: '542500',
    initial: 'A'
  },
  { id: '299', provincecode: '610000', city: '\u5b89\u5eb7\u5e02', code: '610900', initial: 'A' },
  {
    id: '335',
    provincecode: '650000',
    city: '\u963f\u514b\u82cf\u5730\u533a',
    code: '652900',
    initial: 'A'
  },
  {
    id: '341',
    provincecode: '650000',
    city: '\u963f\u52d2\u6cf0\u5730\u533a',
    code: '654300',
    initial: 'A'
  },
  { id: '1', provincecode: '110000', city: '\u5317\u4eac\u5e02', code: '110000', initial: 'B' },
  { id: '7', provincecode: '130000', city: '\u4fdd\u5b9a\u5e02', code: '130600', initial: 'B' },
  { id: '25', provincecode: '150000', city: '\u5305\u5934\u5e02', code: '150200', initial: 'B' },
  {
    id: '31',
    provincecode: '150000',
    city: '\u5df4\u5f66\u6dd6\u5c14\u5e02',
    code: '150800',
    initial: 'B'
  },
  { id: '40', provincecode: '210000', city: '\u672c\u6eaa\u5e02', code: '210500', initial: 'B' },
  { id: '100', provincecode: '340000', city: '\u868c\u57e0\u5e02', code: '340300', initial: 'B' },
  { id: '', provincecode: '500000', city: '\u91cd\u5e86\u5e02', code: '500000', initial: 'C' },
  { id: '9', provincecode: '130000', city: '\u627f\u5fb7\u5e02', code: '130800', initial: 'C' },
  { id: '10', provincecode: '130000', city: '\u6ca7\u5dde\u5e02', code: '130900', initial: 'C' },
  { id: '27', provincecode: '150000', city: '\u8d64\u5cf0\u5e02', code: '150400', initial: 'C' },
  { id: '48', provincecode: '210000', city: '\u671d\u9633\u5e02', code: '211300', initial: 'C' },
  {
    id: '332',
    provincecode: '650000',
    city: '\u660c\u5409\u56de\u65cf\u81ea\u6cbb\u5dde',
    code: '652300',
    initial: 'C'
  }
];
