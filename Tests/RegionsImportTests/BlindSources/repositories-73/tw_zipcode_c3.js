module.exports = [{
  name: '台北市',
  ename: 'Taipei City',
  dist: [{
    name: '中正區',
    ename: 'Zhongzheng Dist.',
    c3: '100',
  }, {
    name: '大同區',
    ename: 'Datong Dist.',
    c3: '103',
  }, {
    name: '中山區',
    ename: 'Zhongshan Dist.',
    c3: '104',
  }, {
    name: '松山區',
    ename: 'Songshan Dist.',
    c3: '105',
  }, {
    name: '大安區',
    ename: 'Da’an Dist.',
    c3: '106',
  }, {
    name: '萬華區',
    ename: 'Wanhua Dist.',
    c3: '108',
  }, {
    name: '信義區',
    ename: 'Xinyi Dist.',
    c3: '110',
  }, {
    name: '士林區',
    ename: 'Shilin Dist.',
    c3: '111',
  }, {
    name: '北投區',
    ename: 'Beitou Dist.',
    c3: '112',
  }, {
    name: '內湖區',
    ename: 'Neihu Dist.',
    c3: '114',
  }, {
    name: '南港區',
    ename: 'Nangang Dist.',
    c3: '115',
  }, {
    name: '文山區',
    ename: 'Wenshan Dist.',
    c3: '116',
  }],
}, {
  name: '基隆市',
  ename: 'Keelung City',
  dist: [{
    name: '仁愛區',
    ename: 'Ren’ai Dist.',
    c3: '200',
  }, {
    name: '信義區',
    ename: 'Xinyi Dist.',
    c3: '201',
  }, {
    name: '中正區',
    ename: 'Zhongzheng Dist.',
    c3: '202',
  }, {
    name: '中山區',
    ename: 'Zhongshan Dist.',
    c3: '203',
  }, {
    name: '安樂區',
    ename: 'Anle Dist.',
    c3: '204',
  }, {
    name: '暖暖區',
    ename: 'Nuannuan Dist.',
    c3: '205',
  }, {
    name: '七堵區',
    ename: 'Qidu Dist.',
    c3: '206',
  }],
}, {
  name: '新北市',
  ename: 'New Taipei City',
  dist: [{
    name: '萬里區',
    ename: 'Wanli Dist.',
    c3: '207',
  }, {
    name: '金山區',
    ename: 'Jinshan Dist.',
    c3: '208',
  }, {
    name: '板橋區',
    ename: 'Banqiao Dist.',
    c3: '220',
  }, {
    name: '汐止區',
    ename: 'Xizhi Dist.',
    c3: '221',
  }, {
    name: '深坑區',
    ename: 'Shenkeng Dist.',
    c3: '222',
  }],
}];
