[
    {
        "id": 1,
        "title": "权限管理",
        "name": "权限管理",
        "children": [
            {
                "id": 2,
                "title": "菜单管理",
                "name": "菜单管理",
                "children": null,
                "alias": null,
                "icon": "icon-caidan",
                "href": "/permissions/menu",
                "spread": false
            },
            {
                "id": 3,
                "title": "角色管理",
                "name": "角色管理",
                "children": null,
                "alias": null,
                "icon": "icon-jiaoseguanli",
                "href": "/permissions/role",
                "spread": false
            },
            {
                "id": 4,
                "title": "用户管理",
                "name": "用户管理",
                "children": null,
                "alias": null,
                "icon": "icon-yonghu",
                "href": "/permissions/user",
                "spread": false
            }
        ],
        "alias": null,
        "icon": "icon-setting-permissions",
        "href": null,
        "spread": true
    }
]
