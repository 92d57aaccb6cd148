const city = {
    '10001': [{
        province: '安徽',
        name: '安庆',
        id: 20000
    },
        {
            province: '安徽',
            name: '蚌埠',
            id: 20001
        },
        {
            province: '安徽',
            name: '亳州',
            id: 20002
        },
        {
            province: '安徽',
            name: '巢湖',
            id: 20003
        },
        {
            province: '安徽',
            name: '池州',
            id: 20004
        },
        {
            province: '安徽',
            name: '宣城',
            id: 20016
        },
    ],
    '10002': [{
        province: '澳门',
        name: '大堂区',
        id: 20017
    },
        {
            province: '澳门',
            name: '氹仔',
            id: 20018
        },
        {
            province: '澳门',
            name: '风顺堂区',
            id: 20019
        },
        {
            province: '澳门',
            name: '花地玛堂区',
            id: 20020
        },
        {
            province: '澳门',
            name: '路环岛',
            id: 20021
        },
        {
            province: '澳门',
            name: '圣安多尼堂区',
            id: 20022
        },
        {
            province: '澳门',
            name: '望德堂区',
            id: 20023
        },
    ],
    '10003': [{
        province: '北京',
        name: '昌平',
        id: 20024
    },
        {
            province: '北京',
            name: '朝阳',
            id: 20025
        },
        {
            province: '北京',
            name: '东城',
            id: 20027
        },
        {
            province: '北京',
            name: '西城',
            id: 20038
        },
        {
            province: '北京',
            name: '延庆',
            id: 20039
        },
    ],
}

export default city
