export const cityOptions = [
    {
        value: '0',
        label: '全国',
        children: [
            {
                value: '1',
                label: '浙江',
                children: [
                    {
                        value: '11',
                        label: '杭州',
                        children: [
                            {
                                value: '111',
                                label: '西湖区',
                            },
                        ],
                    },
                ],
            },
            {
                value: '2',
                label: '四川',
                children: [
                    {
                        value: '21',
                        label: '成都',
                        children: [
                            {
                                value: '211',
                                label: '武侯区',
                            },
                            {
                                value: '212',
                                label: '双流区',
                            },
                        ],
                    },
                ],
            },
            {
                value: '3',
                label: '陕西',
                children: [
                    {
                        value: '31',
                        label: '西安',
                        children: [
                            {
                                value: '311',
                                label: '碑林区',
                            },
                            {
                                value: '312',
                                label: '长安区',
                            },
                            {
                                value: '313',
                                label: '灞桥区',
                            },
                        ],
                    },
                ],
            },
        ],
    }
]
