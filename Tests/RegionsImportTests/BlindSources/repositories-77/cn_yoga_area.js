const provinceList = [{
  value: '北京市',
  id: '110000'
}, {
  value: '天津市',
  id: '120000'
}, {
  value: '河北省',
  id: '130000'
}, {
  value: '山西省',
  id: '140000'
}, {
  value: '上海市',
  id: '310000'
}]

const cityList = {
  '110000': [{
    province: '北京市',
    value: '北京市',
    id: '110100'
  }],
  '120000': [{
    province: '天津市',
    value: '天津市',
    id: '120100'
  }],
  '130000': [{
      province: '河北省',
      value: '石家庄市',
      id: '130100'
    },
    {
      province: '河北省',
      value: '唐山市',
      id: '130200'
    },
    {
      province: '河北省',
      value: '秦皇岛市',
      id: '130300'
    },
    {
      province: '河北省',
      value: '省直辖县级行政区划',
      id: '139000'
    }
  ],
  '140000': [{
      province: '山西省',
      value: '太原市',
      id: '140100'
    },
    {
      province: '山西省',
      value: '大同市',
      id: '140200'
    },
    {
      province: '山西省',
      value: '阳泉市',
      id: '140300'
    },
    {
      province: '山西省',
      value: '吕梁市',
      id: '141100'
    }
  ],
  '310000': [{
    province: '上海市',
    value: '上海市',
    id: '310100'
  }]
}
