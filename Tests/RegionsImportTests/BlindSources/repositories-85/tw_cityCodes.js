export default [
  {
    label: '臺北市',
    value: '臺北市',
    areaList: [
      {
        label: '中正區',
        value: '中正區',
        zipCode: '100',
      },
      {
        label: '大同區',
        value: '大同區',
        zipCode: '103',
      },
      {
        label: '中山區',
        value: '中山區',
        zipCode: '104',
      },
      {
        label: '松山區',
        value: '松山區',
        zipCode: '105',
      },
      {
        label: '大安區',
        value: '大安區',
        zipCode: '106',
      },
      {
        label: '萬華區',
        value: '萬華區',
        zipCode: '108',
      },
      {
        label: '信義區',
        value: '信義區',
        zipCode: '110',
      },
      {
        label: '士林區',
        value: '士林區',
        zipCode: '111',
      },
      {
        label: '北投區',
        value: '北投區',
        zipCode: '112',
      },
      {
        label: '內湖區',
        value: '內湖區',
        zipCode: '114',
      },
      {
        label: '南港區',
        value: '南港區',
        zipCode: '115',
      },
      {
        label: '文山區',
        value: '文山區',
        zipCode: '116',
      },
    ],
  },
  {
    label: '基隆市',
    value: '基隆市',
    areaList: [
      {
        label: '仁愛區',
        value: '仁愛區',
        zipCode: '200',
      },
      {
        label: '信義區',
        value: '信義區',
        zipCode: '201',
      },
      {
        label: '中正區',
        value: '中正區',
        zipCode: '202',
      },
      {
        label: '中山區',
        value: '中山區',
        zipCode: '203',
      },
      {
        label: '安樂區',
        value: '安樂區',
        zipCode: '204',
      },
      {
        label: '暖暖區',
        value: '暖暖區',
        zipCode: '205',
      },
      {
        label: '七堵區',
        value: '七堵區',
        zipCode: '206',
      },
    ],
  },
]
