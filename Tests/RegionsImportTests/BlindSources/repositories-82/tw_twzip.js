module.exports = [{
  name: '台南市',
  en: 'Tainan City',
  dist: [{
    name: '中西區',
    en: 'West Central Dist.',
    c3: '700',
  }, {
    name: '東區',
    en: 'East Dist.',
    c3: '701',
  }, {
    name: '南區',
    en: 'South Dist.',
    c3: '702',
  }, {
    name: '北區',
    en: 'North Dist.',
    c3: '704',
  }, {
    name: '安平區',
    en: 'Anping Dist.',
    c3: '708',
  }],
}, {
  name: '高雄市',
  en: 'Kaohsiung City',
  dist: [{
    name: '新興區',
    en: 'Xinxing Dist.',
    c3: '800',
  }, {
    name: '前金區',
    en: 'Qianjin Dist.',
    c3: '801',
  }, {
    name: '東沙群島',
    en: 'Dongsha Islands',
    c3: '817',
  }, {
    name: '南沙群島',
    en: 'Nansha Islands',
    c3: '819',
  }, {
    name: '永安區',
    en: 'Yong’an Dist.',
    c3: '828',
  }, {
    name: '那瑪夏區',
    en: 'Namaxia Dist.',
    c3: '849',
  }],
}, {
  name: '澎湖縣',
  en: 'Penghu County',
  dist: [{
    name: '馬公市',
    en: 'Magong City',
    c3: '880',
  }, {
    name: '望安鄉',
    en: 'Wang’an Township',
    c3: '882',
  }, {
    name: '湖西鄉',
    en: 'Huxi Township',
    c3: '885',
  }],
}, {
  name: '金門縣',
  en: 'Kinmen County',
  dist: [{
    name: '金沙鎮',
    en: 'Jinsha Township',
    c3: '890',
  }, {
    name: '烈嶼鄉',
    en: 'Lieyu Township',
    c3: '894',
  }, {
    name: '烏坵鄉',
    en: 'Wuqiu Township',
    c3: '896',
  }],
}, {
  name: '台東縣',
  en: 'Taitung County',
  dist: [{
    name: '臺東市',
    en: 'Taitung City',
    c3: '950',
  }, {
    name: '綠島鄉',
    en: 'Ludao Township',
    c3: '951',
  }, {
    name: '蘭嶼鄉',
    en: 'Lanyu Township',
    c3: '952',
  }, {
    name: '達仁鄉',
    en: 'Daren Township',
    c3: '966',
  }],
}, {
  name: '花蓮縣',
  en: 'Hualien County',
  dist: [{
    name: '花蓮市',
    en: 'Hualien City',
    c3: '970',
  }, {
    name: '吉安鄉',
    en: 'Ji’an Township',
    c3: '973',
  }, {
    name: '富里鄉',
    en: 'Fuli Township',
    c3: '983',
  }],
}];
