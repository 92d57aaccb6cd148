export default cityConst = [
    {
        'label': '北京市',
        'value': 'bjs',
        'children': [
            { 'label': '北京市', 'value': 'bjs' }
        ]
    }, {
        'label': '广东省',
        'value': 'gds',
        'children': [
            { 'label': '东莞市', 'value': 'dgs' },
            { 'label': '广州市', 'value': 'dgs' },
            { 'label': '中山市', 'value': 'dgs' },
            { 'label': '深圳市', 'value': 'dgs' },
            { 'label': '惠州市', 'value': 'dgs' },
            { 'label': '江门市', 'value': 'dgs' },
            { 'label': '珠海市', 'value': 'dgs' },
            { 'label': '汕尾市', 'value': 'sws' }
        ]
    }, {
        'label': '山东省',
        'value': 'sds',
        'children': [
            { 'label': '济南市', 'value': 'dgs' },
            { 'label': '青岛市', 'value': 'dgs' },
            { 'label': '临沂市', 'value': 'dgs' },
            { 'label': '济宁市', 'value': 'dgs' },
            { 'label': '菏泽市', 'value': 'dgs' },
            { 'label': '莱芜市', 'value': 'dgs' },
            { 'label': '枣庄市', 'value': 'dgs' }
        ]
    }, {
        'label': '江苏省'
    }, {
        'label': '河南省'
    }, {
        'label': '上海市'
    }, {
        'label': '香港特别行政区'
    }, {
        'label': '黑龙江'
    }, {
        'label': '澳门特别行政区'
    }, {
        'label': '西藏区'
    }, {
        'label': '宁夏回族自治区'
    }
]
