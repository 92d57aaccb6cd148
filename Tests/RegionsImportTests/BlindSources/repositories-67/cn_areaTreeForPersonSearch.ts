export const areaTreeForPersonSearch = [
  {
    name: '安徽省',
    pinyin: 'anhui',
    p_en: 'Anhui',
    node: [
      {
        name: '安庆市',
        pinyin: 'anqingshi',
        node: [
          {
            name: '大观区',
            pinyin: 'daguanqu',
          },
          {
            name: '怀宁县',
            pinyin: 'huainingxian',
          },
          {
            name: '潜山市',
            pinyin: 'qianshanshi',
          },
          {
            name: '宿松县',
            pinyin: 'susongxian',
          },
          {
            name: '太湖县',
            pinyin: 'taihuxian',
          },
          {
            name: '桐城市',
            pinyin: 'tongchengshi',
          },
          {
            name: '望江县',
            pinyin: 'wangjiangxian',
          },
          {
            name: '迎江区',
            pinyin: 'yingjiangqu',
          },
          {
            name: '宜秀区',
            pinyin: 'yixiuqu',
          },
          {
            name: '岳西县',
            pinyin: 'yuexixian',
          },
        ],
      },
      {
        name: '蚌埠市',
        pinyin: 'bangbushi',
        node: [
          {
            name: '蚌山区',
            pinyin: 'bangshanqu',
          },
          {
            name: '固镇县',
            pinyin: 'guzhenxian',
          },
          {
            name: '淮上区',
            pinyin: 'huaishangqu',
          },
          {
            name: '怀远县',
            pinyin: 'huaiyuanxian',
          },
          {
            name: '龙子湖区',
            pinyin: 'longzihuqu',
          },
          {
            name: '五河县',
            pinyin: 'wuhexian',
          },
          {
            name: '禹会区',
            pinyin: 'yuhuiqu',
          },
        ],
      },
    ],
  },
]
