export const areaAry = [
  { code: 'A', citys: [{ id: 1, text: '安徽' }] },
  { code: 'B', citys: [{ id: 1, text: '北京' }] },
  { code: 'G', citys: [{ id: 1, text: '甘肃' }, { id: 2, text: '广东' }, { id: 3, text: '广西' }] },
  { code: 'H', citys: [{ id: 1, text: '海南' }, { id: 2, text: '河北' }] }
]
