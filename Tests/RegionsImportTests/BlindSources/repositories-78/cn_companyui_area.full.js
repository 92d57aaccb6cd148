export default [
    {
        'id': 1,
        'area': 1,
        'code': '110000',
        'name': '北京市',
        'children': [
            {
                'id': 2,
                'area': 1,
                'code': '110100',
                'name': '市辖区',
                'children': [
                    {
                        'id': 3,
                        'area': 1,
                        'code': '110101',
                        'name': '东城区',
                        'children': null
                    },
                    {
                        'id': 4,
                        'area': 1,
                        'code': '110102',
                        'name': '西城区',
                        'children': null
                    },
                    {
                        'id': 5,
                        'area': 1,
                        'code': '110105',
                        'name': '朝阳区',
                        'children': null
                    },
                    {
                        'id': 6,
                        'area': 1,
                        'code': '110106',
                        'name': '丰台区',
                        'children': null
                    },
                    {
                        'id': 7,
                        'area': 1,
                        'code': '110107',
                        'name': '石景山区',
                        'children': null
                    }
                ]
            },
            {
                'id': 17,
                'area': 1,
                'code': '110200',
                'name': '县',
                'children': [
                    {
                        'id': 18,
                        'area': 1,
                        'code': '110228',
                        'name': '密云县',
                        'children': null
                    },
                    {
                        'id': 19,
                        'area': 1,
                        'code': '110229',
                        'name': '延庆县',
                        'children': null
                    }
                ]
            }
        ]
    },
    {
        'id': 20,
        'area': 1,
        'code': '120000',
        'name': '天津市',
        'children': [
            {
                'id': 21,
                'area': 1,
                'code': '120100',
                'name': '市辖区',
                'children': [
                    {
                        'id': 22,
                        'area': 1,
                        'code': '120101',
                        'name': '和平区',
                        'children': null
                    },
                    {
                        'id': 23,
                        'area': 1,
                        'code': '120102',
                        'name': '河东区',
                        'children': null
                    },
                    {
                        'id': 24,
                        'area': 1,
                        'code': '120103',
                        'name': '河西区',
                        'children': null
                    },
                    {
                        'id': 34,
                        'area': 1,
                        'code': '120116',
                        'name': '滨海新区',
                        'children': null
                    }
                ]
            },
            {
                'id': 35,
                'area': 1,
                'code': '120200',
                'name': '县',
                'children': [
                    {
                        'id': 36,
                        'area': 1,
                        'code': '120221',
                        'name': '宁河县',
                        'children': null
                    },
                    {
                        'id': 37,
                        'area': 1,
                        'code': '120223',
                        'name': '静海县',
                        'children': null
                    },
                    {
                        'id': 38,
                        'area': 1,
                        'code': '120225',
                        'name': '蓟县',
                        'children': null
                    }
                ]
            }
        ]
    },
    {
        'id': 39,
        'area': 1,
        'code': '130000',
        'name': '河北省',
        'children': [
            {
                'id': 40,
                'area': 1,
                'code': '130100',
                'name': '石家庄市',
                'children': [
                    {
                        'id': 41,
                        'area': 1,
                        'code': '130101',
                        'name': '市辖区',
                        'children': null
                    },
                    {
                        'id': 42,
                        'area': 1,
                        'code': '130102',
                        'name': '长安区',
                        'children': null
                    },
                    {
                        'id': 43,
                        'area': 1,
                        'code': '130104',
                        'name': '桥西区',
                        'children': null
                    },
                    {
                        'id': 44,
                        'area': 1,
                        'code': '130105',
                        'name': '新华区',
                        'children': null
                    },
                    {
                        'id': 60,
                        'area': 1,
                        'code': '130133',
                        'name': '赵县',
                        'children': null
                    },
                    {
                        'id': 63,
                        'area': 1,
                        'code': '130184',
                        'name': '新乐市',
                        'children': null
                    }
                ]
            },
            {
                'id': 64,
                'area': 1,
                'code': '130200',
                'name': '唐山市',
                'children': [
                    {
                        'id': 65,
                        'area': 1,
                        'code': '130201',
                        'name': '市辖区',
                        'children': null
                    },
                    {
                        'id': 66,
                        'area': 1,
                        'code': '130202',
                        'name': '路南区',
                        'children': null
                    },
                    {
                        'id': 67,
                        'area': 1,
                        'code': '130203',
                        'name': '路北区',
                        'children': null
                    },
                    {
                        'id': 70,
                        'area': 1,
                        'code': '130207',
                        'name': '丰南区',
                        'children': null
                    }
                ]
            }
        ]
    }
]
