var data = [
    {
        citycode: [],
        adcode: '230000',
        name: '黑龙江省',
        center: '126.642464,45.756967',
        level: 'province',
        districts: [
            {
                citycode: '0464',
                adcode: '230900',
                name: '七台河市',
                center: '131.015584,45.771266',
                level: 'city',
                districts: [
                    {
                        citycode: '0464',
                        adcode: '230903',
                        name: '桃山区',
                        center: '131.015848,45.771217',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0464',
                        adcode: '230921',
                        name: '勃利县',
                        center: '130.575025,45.751573',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0464',
                        adcode: '230902',
                        name: '新兴区',
                        center: '130.889482,45.794258',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0464',
                        adcode: '230904',
                        name: '茄子河区',
                        center: '131.071561,45.776587',
                        level: 'district',
                        districts: []
                    }
                ]
            },
            {
                citycode: '0468',
                adcode: '230400',
                name: '鹤岗市',
                center: '130.277487,47.332085',
                level: 'city',
                districts: [
                    {
                        citycode: '0468',
                        adcode: '230422',
                        name: '绥滨县',
                        center: '131.860526,47.289892',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0468',
                        adcode: '230403',
                        name: '工农区',
                        center: '130.276652,47.331678',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0468',
                        adcode: '230407',
                        name: '兴山区',
                        center: '130.30534,47.35997',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0468',
                        adcode: '230402',
                        name: '向阳区',
                        center: '130.292478,47.345372',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0468',
                        adcode: '230404',
                        name: '南山区',
                        center: '130.275533,47.31324',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0468',
                        adcode: '230421',
                        name: '萝北县',
                        center: '130.829087,47.577577',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0468',
                        adcode: '230405',
                        name: '兴安区',
                        center: '130.236169,47.252911',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0468',
                        adcode: '230406',
                        name: '东山区',
                        center: '130.31714,47.337385',
                        level: 'district',
                        districts: []
                    }
                ]
            },
            {
                citycode: '0457',
                adcode: '232700',
                name: '大兴安岭地区',
                center: '124.711526,52.335262',
                level: 'city',
                districts: [
                    {
                        citycode: '0457',
                        adcode: '232701',
                        name: '漠河市',
                        center: '122.536256,52.972074',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0457',
                        adcode: '232722',
                        name: '塔河县',
                        center: '124.710516,52.335229',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0457',
                        adcode: '232721',
                        name: '呼玛县',
                        center: '126.662105,51.726998',
                        level: 'district',
                        districts: []
                    },
                    {
                        citycode: '0457',
                        adcode: '232718',
                        name: '加格达奇区',
                        center: '124.126716,50.424654',
                        level: 'district',
                        districts: []
                    }
                ]
            }
        ]
    }
]
