const cityList = [
    {
        city: 'bj',
        code: 131,
        name: '北京'
    },
    {
        city: 'sh',
        code: 289,
        name: '上海'
    },
    {
        city: 'gz',
        code: 257,
        name: '广州'
    },
    {
        city: 'sz',
        code: 340,
        name: '深圳'
    },
    {
        city: 'tj',
        code: 332,
        name: '天津'
    },
    {
        city: 'cq',
        code: 132,
        name: '重庆'
    },
    {
        city: 'sy',
        code: 58,
        name: '沈阳'
    },
    {
        city: 'nj',
        code: 288,
        name: '南京'
    },
    {
        city: 'wh',
        code: 218,
        name: '武汉'
    },
    {
        city: 'cd',
        code: 75,
        name: '成都'
    },
    {
        city: 'xa',
        code: 233,
        name: '西安'
    },
    {
        city: 'hz',
        code: 179,
        name: '杭州'
    },
    {
        city: 'heb',
        code: 48,
        name: '哈尔滨'
    },
    {
        city: 'cc',
        code: 53,
        name: '长春'
    },
    {
        city: 'dl',
        code: 167,
        name: '大连'
    },
    {
        city: 'wlmq',
        code: 92,
        name: '乌鲁木齐'
    },
    {
        city: 'sjz',
        code: 150,
        name: '石家庄'
    },
    {
        city: 'jn',
        code: 288,
        name: '济南'
    },
    {
        city: 'qd',
        code: 236,
        name: '青岛'
    },
    {
        city: 'lz',
        code: 36,
        name: '兰州'
    },
    {
        city: 'zz',
        code: 268,
        name: '郑州'
    },
    {
        city: 'wx',
        code: 317,
        name: '无锡'
    },
    {
        city: 'suz',
        code: 224,
        name: '苏州'
    },
    {
        city: 'hf',
        code: 127,
        name: '合肥'
    },
    {
        city: 'nb',
        code: 127,
        name: '宁波'
    }
]
