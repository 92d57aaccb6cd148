let cityList = [
    {
        section: 'A',
        cityList: [
            { cityName: '阿拉善盟', adcode: '152900', pinyin: 'alashanmeng', firstLetter: 'alsm' },
            { cityName: '鞍山', adcode: '210300', pinyin: 'anshan', firstLetter: 'as' },
            { cityName: '安庆', adcode: '340800', pinyin: 'anqing', firstLetter: 'aq' },
            { cityName: '安阳', adcode: '410500', pinyin: 'anyang', firstLetter: 'ay' },
            {
                cityName: '阿坝藏族羌族自治州',
                adcode: '513200',
                pinyin: 'abacangzuqiangzuzizhizhou',
                firstLetter: 'abczqzzzz'
            },
            { cityName: '安顺', adcode: '520400', pinyin: 'anshun', firstLetter: 'as' },
            { cityName: '阿里', adcode: '542500', pinyin: 'ali', firstLetter: 'al' },
            { cityName: '安康', adcode: '610900', pinyin: 'ankang', firstLetter: 'ak' },
            { cityName: '阿克苏', adcode: '652900', pinyin: 'akesu', firstLetter: 'aks' },
            { cityName: '阿勒泰', adcode: '654300', pinyin: 'aletai', firstLetter: 'alt' },
            { cityName: '阿拉尔', adcode: '659002', pinyin: 'alaer', firstLetter: 'ale' },
            { cityName: '澳门', adcode: '820000', pinyin: 'aomen', firstLetter: 'am' }
        ]
    },
    {
        section: 'B',
        cityList: [
            { cityName: '北京', adcode: '110000', pinyin: 'beijing', firstLetter: 'bj' },
            { cityName: '保定', adcode: '130600', pinyin: 'baoding', firstLetter: 'bd' },
            { cityName: '包头', adcode: '150200', pinyin: 'baotou', firstLetter: 'bt' },
            { cityName: '巴彦淖尔', adcode: '150800', pinyin: 'bayannaoer', firstLetter: 'byne' },
            { cityName: '本溪', adcode: '210500', pinyin: 'benxi', firstLetter: 'bx' },
            { cityName: '白山', adcode: '220600', pinyin: 'baishan', firstLetter: 'bs' }
        ]
    }
];
