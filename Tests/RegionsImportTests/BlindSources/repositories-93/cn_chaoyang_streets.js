const options = [
    {
        value: '北京',
        label: '北京',
        children: [
            {
                value: '朝阳区',
                label: '朝阳区',
                children: [
                    {
                        value: '八里庄街道',
                        label: '八里庄街道'
                    },
                    {
                        value: '常营地区',
                        label: '常营地区'
                    },
                    {
                        value: '朝外街道',
                        label: '朝外街道'
                    },
                    {
                        value: '崔各庄地区',
                        label: '崔各庄地区'
                    },
                    {
                        value: '大屯街道',
                        label: '大屯街道'
                    },
                    {
                        value: '豆各庄地区',
                        label: '豆各庄地区'
                    },
                    {
                        value: '东坝地区',
                        label: '东坝地区'
                    },
                    {
                        value: '东风地区',
                        label: '东风地区'
                    },
                    {
                        value: '东湖街道',
                        label: '东湖街道'
                    },
                    {
                        value: '垡头街道',
                        label: '垡头街道'
                    },
                    {
                        value: '管庄地区',
                        label: '管庄地区'
                    },
                    {
                        value: '高碑店地区',
                        label: '高碑店地区'
                    }
                ]
            }
        ]
    }
]
