// max value -- 6700
CityInfo = [
    {
        "value": "1",
        "label": "北京",
        "children": [
            {
                "value":"6695",
                "label":'北京市',
                "children":[
                    {
                        "value": "2800",
                        "label": "海淀区",
                        
                    },
                    {
                        "value": "2801",
                        "label": "西城区",
                        
                    },
                    {
                        "value": "2802",
                        "label": "东城区",
                        
                    },
                    {
                        "value": "2803",
                        "label": "崇文区",
                        
                    },
                    {
                        "value": "2804",
                        "label": "宣武区",
                        
                    },
                    {
                        "value": "2805",
                        "label": "丰台区",
                        
                    },
                    {
                        "value": "2806",
                        "label": "石景山区",
                        
                    },
                    {
                        "value": "2807",
                        "label": "门头沟",
                        
                    },
                    {
                        "value": "2808",
                        "label": "房山区",
                        
                    },
                    {
                        "value": "2809",
                        "label": "通州区",
                        
                    },
                ]
            },
        ]
    },
]
