export const areaAry = [{
    code: 'A',
    citys: [{
        id: 1,
        text: '安徽'
    }]
}, {
    code: 'B',
    citys: [{
        id: 1,
        text: '北京'
    }]
}, {
    code: 'C',
    citys: [{
        id: 1,
        text: '重庆'
    }]
}, {
    code: 'F',
    citys: [{
        id: 1,
        text: '福建'
    }]
}, {
    code: 'G',
    citys: [{
        id: 1,
        text: '甘肃'
    }, {
        id: 2,
        text: '广东'
    }, {
        id: 3,
        text: '广西'
    }, {
        id: 4,
        text: '贵州'
    }]
}, {
    code: 'H',
    citys: [{
        id: 1,
        text: '海南'
    }, {
        id: 2,
        text: '河北'
    }, {
        id: 3,
        text: '河南'
    }, {
        id: 4,
        text: '黑龙江'
    }, {
        id: 5,
        text: '湖北'
    }, {
        id: 6,
        text: '湖南'
    }]
}, {
    code: 'J',
    citys: [{
        id: 1,
        text: '吉林'
    }, {
        id: 2,
        text: '江苏'
    }, {
        id: 3,
        text: '江西'
    }]
}, {
    code: 'L',
    citys: [{
        id: 1,
        text: '辽宁'
    }]
}, {
    code: 'N',
    citys: [{
        id: 1,
        text: '内蒙古'
    }, {
        id: 2,
        text: '宁夏'
    }]
}, {
    code: 'Q',
    citys: [{
        id: 1,
        text: '青海'
    }]
}, {
    code: 'S',
    citys: [{
        id: 1,
        text: '山东'
    }, {
        id: 2,
        text: '山西'
    }, {
        id: 3,
        text: '陕西'
    }, {
        id: 4,
        text: '上海'
    }, {
        id: 5,
        text: '四川'
    }]
}, {
    code: 'T',
    citys: [{
        id: 1,
        text: '天津'
    }]
}, {
    code: 'X',
    citys: [{
        id: 1,
        text: '西藏'
    }, {
        id: 2,
        text: '新疆'
    }]
}, {
    code: 'Y',
    citys: [{
        id: 1,
        text: '云南'
    }]
}, {
    code: 'Z',
    citys: [{
        id: 1,
        text: '浙江'
    }]
}];
