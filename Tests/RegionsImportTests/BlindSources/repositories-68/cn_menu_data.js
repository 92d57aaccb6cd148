let data = [
  {
    "value": "423487825640689664",
    "parentId": "0",
    "children": null,
    "path": "/admin/home",
    "component": "home",
    "title": "首页",
    "icon": "home",
    "meta": {
      "title": "首页",
      "icon": "home"
    },
    "hidden": false
  },
  {
    "value": "424946639132823552",
    "parentId": "0",
    "children": [
      {
        "value": "428635855415021568",
        "parentId": "424946639132823552",
        "children": null,
        "path": "/admin/system/menu",
        "component": "menu",
        "title": "菜单管理",
        "icon": "menu",
        "meta": {
          "title": "菜单管理",
          "icon": "menu"
        },
        "hidden": false
      },
      {
        "value": "428948627210244096",
        "parentId": "424946639132823552",
        "children": null,
        "path": "/admin/system/role",
        "component": "role",
        "title": "角色管理",
        "icon": "team",
        "meta": {
          "title": "角色管理",
          "icon": "team"
        },
        "hidden": false
      },
      {
        "value": "428707519309942784",
        "parentId": "424946639132823552",
        "children": null,
        "path": "/admin/system/org",
        "component": "org",
        "title": "机构管理",
        "icon": "apartment",
        "meta": {
          "title": "机构管理",
          "icon": "apartment"
        },
        "hidden": false
      },
      {
        "value": "429049377902956544",
        "parentId": "424946639132823552",
        "children": null,
        "path": "/admin/system/user",
        "component": "user",
        "title": "用户管理",
        "icon": "user",
        "meta": {
          "title": "用户管理",
          "icon": "user"
        },
        "hidden": false
      }
    ],
    "path": "/admin/system",
    "component": "setting",
    "title": "系统管理",
    "icon": "setting",
    "meta": {
      "title": "系统管理",
      "icon": "setting"
    },
    "hidden": false
  }
]
