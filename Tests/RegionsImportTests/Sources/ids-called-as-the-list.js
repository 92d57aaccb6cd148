export const chinaCity = [{
  'name': '上川',
  'cityId': '310000',
  'children': [{
    'name': '上川市',
    'cityId': '310000',
    'children': [
      { 'name': '东溪区', 'cityId': '310101' },
      { 'name': '西溪区', 'cityId': '310102' },
      { 'name': '南溪区', 'cityId': '310103' },
      { 'name': '北溪区', 'cityId': '310104' },
      { 'name': '中溪区', 'cityId': '310105' },
      { 'name': '溪源区', 'cityId': '310106' }
    ]
  }]
}, {
  'name': '下川',
  'cityId': '320000',
  'children': [{
    'name': '甲山市',
    'cityId': '320100',
    'children': [
      { 'name': '东山区', 'cityId': '320101' },
      { 'name': '西山区', 'cityId': '320102' },
      { 'name': '南山区', 'cityId': '320103' },
      { 'name': '北山区', 'cityId': '320104' }
    ]
  }]
}]
