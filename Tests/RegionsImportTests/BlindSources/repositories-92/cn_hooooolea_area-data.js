// 地区数据
export const areaData = [
    {
        name: '北京市',
        children: [
            {
                name: '北京市',
                children: [
                    { name: '东城区' },
                    { name: '西城区' },
                    { name: '朝阳区' },
                    { name: '海淀区' },
                    { name: '丰台区' },
                    { name: '石景山区' },
                    { name: '门头沟区' },
                    { name: '房山区' },
                    { name: '通州区' },
                    { name: '顺义区' },
                    { name: '昌平区' },
                    { name: '大兴区' },
                    { name: '怀柔区' },
                    { name: '平谷区' },
                    { name: '密云区' },
                    { name: '延庆区' }
                ]
            }
        ]
    },
    {
        name: '天津市',
        children: [
            {
                name: '天津市',
                children: [
                    { name: '和平区' },
                    { name: '河东区' },
                    { name: '河西区' },
                    { name: '南开区' },
                    { name: '河北区' },
                    { name: '红桥区' },
                    { name: '东丽区' },
                    { name: '西青区' },
                    { name: '津南区' },
                    { name: '北辰区' },
                    { name: '武清区' },
                    { name: '宝坻区' },
                    { name: '滨海新区' },
                    { name: '宁河区' },
                    { name: '静海区' },
                    { name: '蓟州区' }
                ]
            }
        ]
    }
];
