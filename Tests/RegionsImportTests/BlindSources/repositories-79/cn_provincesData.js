export default [
    {
        areaName: '华东地区',
        key: 'huadong',
        provinces: [
            {
                key: 'shandong',
                name: '山东'
            },
            {
                key: 'jiangsu',
                name: '江苏'
            },
            {
                key: 'anhui',
                name: '安徽'
            },
            {
                key: 'zhejiang',
                name: '浙江'
            },
            {
                key: 'fujian',
                name: '福建'
            },
            {
                key: 'shanghai',
                name: '上海'
            },
        ]
    },
    {
        areaName: '西南地区',
        key: 'xinan',
        provinces: [
            {
                key: 'yunnan',
                name: '云南'
            },
            {
                key: 'guizhou',
                name: '贵州'
            },
            {
                key: 'sichuan',
                name: '四川'
            },
            {
                key: 'chongqing',
                name: '重庆'
            },
            {
                key: 'xizang',
                name: '西藏'
            },
        ]
    },
    {
        areaName: '华南地区',
        key: 'huanan',
        provinces: [
            {
                key: 'guangdong',
                name: '广东'
            },
            {
                key: 'guangxi',
                name: '广西'
            },
            {
                key: 'hainan',
                name: '海南'
            },
        ]
    },
    {
        areaName: '港澳台',
        key: 'gangaotai',
        provinces: [
            {
                key: 'xianggang',
                name: '香港'
            },
            {
                key: 'aomen',
                name: '澳门'
            },
            {
                key: 'taiwan',
                name: '台湾'
            },
        ]
    },
]
