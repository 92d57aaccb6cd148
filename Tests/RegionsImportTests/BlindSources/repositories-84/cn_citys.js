var cityData = [
    {
        "code": 1, 
        "name": "北京市", 
        "sub": [
            {
                "code": 2, 
                "name": "市辖区", 
                "sub": [
                    {
                        "code": 3, 
                        "name": "东城区"
                    }, 
                    {
                        "code": 14, 
                        "name": "西城区"
                    }, 
                    {
                        "code": 22, 
                        "name": "崇文区"
                    }, 
                    {
                        "code": 30, 
                        "name": "宣武区"
                    }, 
                    {
                        "code": 39, 
                        "name": "朝阳区"
                    }, 
                    {
                        "code": 83, 
                        "name": "丰台区"
                    }, 
                    {
                        "code": 105, 
                        "name": "石景山区"
                    }, 
                    {
                        "code": 115, 
                        "name": "海淀区"
                    }, 
                    {
                        "code": 145, 
                        "name": "门头沟区"
                    }, 
                    {
                        "code": 159, 
                        "name": "房山区"
                    }, 
                    {
                        "code": 188, 
                        "name": "通州区"
                    }, 
                    {
                        "code": 204, 
                        "name": "顺义区"
                    }, 
                    {
                        "code": 227, 
                        "name": "昌平区"
                    }, 
                    {
                        "code": 245, 
                        "name": "大兴区"
                    }
                ]
            }
        ]
    }
]
