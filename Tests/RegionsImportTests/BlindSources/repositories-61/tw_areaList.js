let AreaList = [{
    city: '基隆市',
    label: '仁愛區'
  },
  {
    city: '基隆市',
    label: '信義區'
  },
  {
    city: '基隆市',
    label: '中正區'
  },
  {
    city: '基隆市',
    label: '中山區'
  },
  {
    city: '基隆市',
    label: '安樂區'
  },
  {
    city: '基隆市',
    label: '暖暖區'
  },
  {
    city: '基隆市',
    label: '七堵區'
  },
  {
    city: '臺北市',
    label: '中正區'
  },
  {
    city: '臺北市',
    label: '大同區'
  },
  {
    city: '臺北市',
    label: '中山區'
  },
  {
    city: '臺北市',
    label: '松山區'
  },
  {
    city: '臺北市',
    label: '大安區'
  },
  {
    city: '臺北市',
    label: '萬華區'
  },
  {
    city: '臺北市',
    label: '信義區'
  },
  {
    city: '臺北市',
    label: '士林區'
  },
  {
    city: '臺北市',
    label: '北投區'
  },
  {
    city: '臺北市',
    label: '內湖區'
  },
  {
    city: '臺北市',
    label: '南港區'
  },
  {
    city: '臺北市',
    label: '文山區'
  },
  {
    city: '新北市',
    label: '萬里區'
  },
  {
    city: '新北市',
    label: '金山區'
  },
  {
    city: '新北市',
    label: '板橋區'
  },
  {
    city: '新北市',
    label: '汐止區'
  },
  {
    city: '新北市',
    label: '深坑區'
  },
  {
    city: '新北市',
    label: '石碇區'
  },
  {
    city: '新北市',
    label: '瑞芳區'
  },
  {
    city: '新北市',
    label: '平溪區'
  },
  {
    city: '新北市',
    label: '雙溪區'
  },
  {
    city: '新北市',
    label: '貢寮區'
  },
  {
    city: '新北市',
    label: '新店區'
  },
  {
    city: '新北市',
    label: '坪林區'
  },
  {
    city: '新北市',
    label: '烏來區'
  },
  {
    city: '新北市',
    label: '永和區'
  },
  {
    city: '新北市',
    label: '中和區'
  },
  {
    city: '新北市',
    label: '土城區'
  },
  {
    city: '新北市',
    label: '三峽區'
  }
]
