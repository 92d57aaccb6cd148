export default {
  '110100': [
    {
      city: '市轄區',
      text: '東城區',
      value: '110101'
    },
    {
      city: '市轄區',
      text: '西城區',
      value: '110102'
    },
    {
      city: '市轄區',
      text: '朝陽區',
      value: '110105'
    },
    {
      city: '市轄區',
      text: '豐台區',
      value: '110106'
    },
    {
      city: '市轄區',
      text: '石景山區',
      value: '110107'
    },
    {
      city: '市轄區',
      text: '海澱區',
      value: '110108'
    },
    {
      city: '市轄區',
      text: '門頭溝區',
      value: '110109'
    },
    {
      city: '市轄區',
      text: '房山區',
      value: '110111'
    },
    {
      city: '市轄區',
      text: '通州區',
      value: '110112'
    },
    {
      city: '市轄區',
      text: '順義區',
      value: '110113'
    },
    {
      city: '市轄區',
      text: '昌平區',
      value: '110114'
    },
    {
      city: '市轄區',
      text: '大興區',
      value: '110115'
    },
    {
      city: '市轄區',
      text: '懷柔區',
      value: '110116'
    },
    {
      city: '市轄區',
      text: '平谷區',
      value: '110117'
    },
    {
      city: '市轄區',
      text: '密雲區',
      value: '110118'
    },
    {
      city: '市轄區',
      text: '延慶區',
      value: '110119'
    }
  ],
  '120100': [
    {
      city: '市轄區',
      text: '和平區',
      value: '120101'
    },
    {
      city: '市轄區',
      text: '河東區',
      value: '120102'
    },
    {
      city: '市轄區',
      text: '河西區',
      value: '120103'
    },
    {
      city: '市轄區',
      text: '南開區',
      value: '120104'
    },
    {
      city: '市轄區',
      text: '河北區',
      value: '120105'
    },
    {
      city: '市轄區',
      text: '紅橋區',
      value: '120106'
    }
  ]
}