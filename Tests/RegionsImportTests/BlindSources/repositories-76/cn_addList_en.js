const provinceList = [{
  'area_id': 110000,
  'area_name': 'Beijing',
  'city_list': [{
    'area_name': 'District',
    'area_id': 110100,
    'county_list': [{
      'area_name': 'Dongcheng',
      'area_id': 110101
    }, {
      'area_name': 'Haidian',
      'area_id': 110106
    }]
  }, {
    'area_name': 'county',
    'area_id': 110200,
    'county_list': [{
      'area_name': 'Miyun',
      'area_id': 110228
    }, {
      'area_name': 'Yanqing',
      'area_id': 110229
    }]
  }]
}, {
  'area_id': 440000,
  'area_name': 'Guangdong',
  'city_list': [{
    'area_id': 440300,
    'area_name': 'Shenzhen',
    'county_list': [{
      'area_name': 'Luohu',
      'area_id': 440303
    }, {
      'area_name': 'Futian',
      'area_id': 440304
    }]
  }, {
    'area_id': 440100,
    'area_name': 'Guangzhou',
    'county_list': [{
      'area_name': 'Liwan',
      'area_id': 440103
    }, {
      'area_name': 'Yuexiu',
      'area_id': 440104
    }]
  }]
}, {
  'area_id': 310000,
  'area_name': 'Shanghai',
  'city_list': [{
    'area_id': 310100,
    'area_name': 'District',
    'county_list': [{
      'area_id': 310113,
      'area_name': 'Baoshan'
    }, {
      'area_id': 310105,
      'area_name': 'Changning'
    }]
  }, {
    'area_id': 310200,
    'area_name': 'County',
    'county_list': [{
      'area_name': 'Chongming',
      'area_id': 310230
    }]
  }]
}]
export default provinceList
