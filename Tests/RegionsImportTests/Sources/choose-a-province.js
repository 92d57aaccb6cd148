export var all = [
  { name: '选择省份', sub: [{ name: '请选择' }] },
  { name: '上川', sub: [{ name: '请选择', sub: [] }, { name: '东溪', sub: [{ name: '选择区县' }, { name: '溪口区' }, { name: '溪源区' }] }] },
  { name: '下川', sub: [{ name: '选择城市', sub: [] }, { name: '南溪', sub: [{ name: '选择区县' }, { name: '溪谷区' }, { name: '溪湾区' }] }] }
];
