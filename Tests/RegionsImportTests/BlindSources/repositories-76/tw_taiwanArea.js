const countyItems = {
  countyItem: [
    {
      countycode: 'A',
      countyname: '臺北市',
      countycode01: 63000,
    },
    {
      countycode: 'B',
      countyname: '臺中市',
      countycode01: 66000,
    },
    {
      countycode: 'C',
      countyname: '基隆市',
      countycode01: 10017,
    },
    {
      countycode: 'D',
      countyname: '臺南市',
      countycode01: 67000,
    },
    {
      countycode: 'E',
      countyname: '高雄市',
      countycode01: 64000,
    },
    {
      countycode: 'F',
      countyname: '新北市',
      countycode01: 65000,
    },
    {
      countycode: 'G',
      countyname: '宜蘭縣',
      countycode01: 10002,
    },
    {
      countycode: 'H',
      countyname: '桃園市',
      countycode01: 68000,
    },
    {
      countycode: 'I',
      countyname: '嘉義市',
      countycode01: 10020,
    },
    {
      countycode: 'J',
      countyname: '新竹縣',
      countycode01: 10004,
    },
    {
      countycode: 'K',
      countyname: '苗栗縣',
      countycode01: 10005,
    },
    {
      countycode: 'M',
      countyname: '南投縣',
      countycode01: 10008,
    },
    {
      countycode: 'N',
      countyname: '彰化縣',
      countycode01: 10007,
    },
    {
      countycode: 'O',
      countyname: '新竹市',
      countycode01: 10018,
    },
    {
      countycode: 'P',
      countyname: '雲林縣',
      countycode01: 10009,
    },
    {
      countycode: 'Q',
      countyname: '嘉義縣',
      countycode01: 10010,
    },
    {
      countycode: 'T',
      countyname: '屏東縣',
      countycode01: 10013,
    },
    {
      countycode: 'U',
      countyname: '花蓮縣',
      countycode01: 10015,
    },
    {
      countycode: 'V',
      countyname: '臺東縣',
      countycode01: 10014,
    },
  ],
};
