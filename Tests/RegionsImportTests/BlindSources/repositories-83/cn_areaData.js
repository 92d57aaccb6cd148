var areaData = [
    {id: 11, name: '北京市', city:[
            {id: 1101, name: '北京市', county: [
                    {id: 110101, name: '东城区', zipCode: '100000', areaCode: '010'},
                    {id: 110102, name: '西城区', zipCode: '100000', areaCode: '010'},
                    {id: 110103, name: '崇文区', zipCode: '100000', areaCode: '010'},
                    {id: 110104, name: '宣武区', zipCode: '100000', areaCode: '010'},
                    {id: 110105, name: '朝阳区', zipCode: '100000', areaCode: '010'},
                    {id: 110106, name: '丰台区', zipCode: '100000', areaCode: '010'},
                    {id: 110107, name: '石景山区', zipCode: '100000', areaCode: '010'},
                    {id: 110108, name: '海淀区', zipCode: '100000', areaCode: '010'},
                    {id: 110109, name: '门头沟区', zipCode: '102300', areaCode: '010'},
                    {id: 110111, name: '房山区', zipCode: '102400', areaCode: '010'},
                    {id: 110112, name: '通州区', zipCode: '101100', areaCode: '010'},
                    {id: 110113, name: '顺义区', zipCode: '101300', areaCode: '010'},
                    {id: 110114, name: '昌平区', zipCode: '102200', areaCode: '010'},
                    {id: 110115, name: '大兴区', zipCode: '102600', areaCode: '010'},
                    {id: 110116, name: '怀柔区', zipCode: '101400', areaCode: '010'},
                    {id: 110117, name: '平谷区', zipCode: '101200', areaCode: '010'},
					{id: 110228, name: '密云县', zipCode: '101500', areaCode: '010'},
					{id: 110229, name: '延庆县', zipCode: '102100', areaCode: '010'}
                ]
            }
        ]
    },
    {id: 12, name: '天津市', city:[
            {id: 1201, name: '天津市', county: [
                    {id: 120101, name: '和平区', zipCode: '300000', areaCode: '022'}
                ]
            }
        ]
    }
];
