export default {
  '110000': [
    {
      province: '北京市',
      text: '北京市',
      value: '110100'
    }
  ],
  '120000': [
    {
      province: '天津市',
      text: '天津市',
      value: '120100'
    }
  ],
  '220000': [
    {
      province: '吉林省',
      text: '長春市',
      value: '220100'
    },
    {
      province: '吉林省',
      text: '吉林市',
      value: '220200'
    },
    {
      province: '吉林省',
      text: '四平市',
      value: '220300'
    },
    {
      province: '吉林省',
      text: '遼源市',
      value: '220400'
    },
    {
      province: '吉林省',
      text: '通化市',
      value: '220500'
    },
    {
      province: '吉林省',
      text: '白山市',
      value: '220600'
    },
    {
      province: '吉林省',
      text: '松原市',
      value: '220700'
    },
    {
      province: '吉林省',
      text: '白城市',
      value: '220800'
    },
    {
      province: '吉林省',
      text: '延邊朝鮮族自治州',
      value: '222400'
    }
  ],
  '360000': [
    {
      province: '江西省',
      text: '南昌市',
      value: '360100'
    },
    {
      province: '江西省',
      text: '景德鎮市',
      value: '360200'
    },
    {
      province: '江西省',
      text: '萍鄉市',
      value: '360300'
    },
    {
      province: '江西省',
      text: '九江市',
      value: '360400'
    },
    {
      province: '江西省',
      text: '新餘市',
      value: '360500'
    },
    {
      province: '江西省',
      text: '鷹潭市',
      value: '360600'
    },
    {
      province: '江西省',
      text: '贛州市',
      value: '360700'
    },
    {
      province: '江西省',
      text: '吉安市',
      value: '360800'
    },
    {
      province: '江西省',
      text: '宜春市',
      value: '360900'
    },
    {
      province: '江西省',
      text: '撫州市',
      value: '361000'
    },
    {
      province: '江西省',
      text: '上饒市',
      value: '361100'
    }
  ]
}