const perList = [
    {
        id: 1,
        label: '用户管理',
        children: [
            {
                id: 11,
                label: '用户列表',
                children: [
                    {
                        id: 111,
                        label: '添加用户',
                        children: null
                    },
                    {
                        id: 112,
                        label: '删除用户',
                        children: null
                    },
                    {
                        id: 113,
                        label: '更新用户',
                        children: null
                    },
                    {
                        id: 114,
                        label: '获取用户详情',
                        children: null
                    },
                    {
                        id: 115,
                        label: '分配用户角色',
                        children: null
                    },
                    {
                        id: 116,
                        label: '设置管理状态',
                        children: null
                    }
                ]
            }
        ]
    },
    {
        id: 2,
        label: '商品管理',
        children: [
            {
                id: 21,
                label: '商品列表',
                children: [
                    {
                        id: 211,
                        label: '添加商品',
                        children: null
                    },
                    {
                        id: 212,
                        label: '商品修改',
                        children: null
                    },
                    {
                        id: 213,
                        label: '商品删除',
                        children: null
                    }
                ]
            }
        ]
    }
]
