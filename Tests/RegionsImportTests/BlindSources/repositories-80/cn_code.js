const map = {
    '110000': {
        cityMap: {
            '110100': {
                cityId: '110100',
                name: '北京市',
                cityLevel: '1',
                regionMap: {
                    '110101': {
                        name: '东城区',
                        regionId: '110101',
                    },
                    '110102': {
                        name: '西城区',
                        regionId: '110102',
                    },
                    '110105': {
                        name: '朝阳区',
                        regionId: '110105',
                    },
                    '110106': {
                        name: '丰台区',
                        regionId: '110106',
                    },
                    '110107': {
                        name: '石景山区',
                        regionId: '110107',
                    },
                    '110108': {
                        name: '海淀区',
                        regionId: '110108',
                    },
                    '110109': {
                        name: '门头沟区',
                        regionId: '110109',
                    },
                    '110111': {
                        name: '房山区',
                        regionId: '110111',
                    },
                    '110112': {
                        name: '通州区',
                        regionId: '110112',
                    },
                    '110113': {
                        name: '顺义区',
                        regionId: '110113',
                    },
                    '110114': {
                        name: '昌平区',
                        regionId: '110114',
                    },
                    '110115': {
                        name: '大兴区',
                        regionId: '110115',
                    },
                    '110116': {
                        name: '怀柔区',
                        regionId: '110116',
                    },
                    '110117': {
                        name: '平谷区',
                        regionId: '110117',
                    },
                    '110228': {
                        name: '密云区',
                        regionId: '110228',
                    },
                    '110229': {
                        name: '延庆区',
                        regionId: '110229',
                    },
                },
            },
        },
        name: '北京市',
        provinceId: '110000',
        postalCode: '100000',
    },
    '120000': {
        cityMap: {
            '120100': {
                cityId: '120100',
                name: '天津市',
                cityLevel: '1',
                regionMap: {
                    '120101': {
                        name: '和平区',
                        regionId: '120101',
                    },
                    '120102': {
                        name: '河东区',
                        regionId: '120102',
                    },
                    '120103': {
                        name: '河西区',
                        regionId: '120103',
                    },
                    '120104': {
                        name: '南开区',
                        regionId: '120104',
                    },
                    '120105': {
                        name: '河北区',
                        regionId: '120105',
                    },
                    '120106': {
                        name: '红桥区',
                        regionId: '120106',
                    },
                    '120110': {
                        name: '东丽区',
                        regionId: '120110',
                    },
                    '120111': {
                        name: '西青区',
                        regionId: '120111',
                    },
                    '120112': {
                        name: '津南区',
                        regionId: '120112',
                    },
                    '120113': {
                        name: '北辰区',
                        regionId: '120113',
                    },
                    '120114': {
                        name: '武清区',
                        regionId: '120114',
                    },
                    '120115': {
                        name: '宝坻区',
                        regionId: '120115',
                    },
                    '120116': {
                        name: '滨海新区',
                        regionId: '120116',
                    },
                    '120221': {
                        name: '宁河区',
                        regionId: '120221',
                    },
                    '120223': {
                        name: '静海区',
                        regionId: '120223',
                    },
                    '120225': {
                        name: '蓟州区',
                        regionId: '120225',
                    },
                },
            },
        },
        name: '天津市',
        provinceId: '120000',
        postalCode: '300000',
    },
};
