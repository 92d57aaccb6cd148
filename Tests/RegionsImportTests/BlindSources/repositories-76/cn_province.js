const province = [{
    name: '安徽',
    id: 10001
},
    {
        name: '澳门',
        id: 10002
    },
    {
        name: '北京',
        id: 10003
    },
]

export default province
