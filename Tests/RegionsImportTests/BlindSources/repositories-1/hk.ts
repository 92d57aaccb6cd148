const regionDistricts: { region: Locale; districts: Locale[] }[] = [
  {
    region: { enUS: 'Hong Kong Region', zhHK: '港島區域', zhCN: '港岛区域' },
    districts: [
      { enUS: 'Central & Western', zhHK: '中西區', zhCN: '中西区' },
      { enUS: 'Wanchai', zhHK: '灣仔區', zhCN: '湾仔区' },
      { enUS: 'Southern', zhHK: '南區', zhCN: '南区' },
    ],
  },
  {
    region: { enUS: 'Kowloon Region', zhHK: '九龍區域', zhCN: '九龙区域' },
    districts: [
      { enUS: 'Yau Tsim & Mong Kok', zhHK: '油尖旺區', zhCN: '油尖旺区' },
      { enUS: 'Kwun Tong', zhHK: '觀塘區', zhCN: '观塘区' },
    ],
  },
];
