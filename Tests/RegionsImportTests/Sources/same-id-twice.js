var regions = [
  { value: '', label: '全部' },
  { value: 'A01', label: '甲州', children: [{ value: '11', label: '东江市' }, { value: '12', label: '西江市' }] },
  { value: 'A02', label: '乙州', children: [{ value: '21', label: '南江市' }, { value: '22', label: '北江市' }] },
  { value: 'A03', label: '丙州', children: [{ value: '31', label: '上河市' }, { value: '32', label: '下河市' }] },
  { value: 'A01', label: '丁州', children: [{ value: '41', label: '前山市' }, { value: '42', label: '后山市' }] }
];
