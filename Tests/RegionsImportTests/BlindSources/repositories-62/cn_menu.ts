[
  {
    "id": 1,
    "name": "权限管理",
    "level": 0,
    "path": "1",
    "href": "",
    "children": [
      {
        "id": 11,
        "name": "角色列表",
        "level": 1,
        "path": "1-11",
        "href": "/api/v1/list-role",
        "children": [
          {
            "id": 111,
            "name": "角色添加",
            "level": 2,
            "path": "1-11-111",
            "href": "/api/v1/add-role"
          },
          {
            "id": 112,
            "name": "角色修改",
            "level": 2,
            "path": "1-11-112",
            "href": "/api/v1/update-role"
          },
          {
            "id": 113,
            "name": "角色删除",
            "level": 2,
            "path": "1-11-113",
            "href": "/api/v1/remove-role"
          },
          {
            "id": 114,
            "name": "角色查询",
            "level": 2,
            "path": "1-11-114",
            "href": "/api/v1/query-role"
          }
        ]
      },
      {
        "id": 12,
        "name": "用户列表",
        "level": 1,
        "path": "1-12",
        "href": "/api/v1/list-user",
        "children": [
          {
            "id": 121,
            "name": "用户添加",
            "level": 2,
            "path": "1-12-121",
            "href": "/api/v1/add-user"
          },
          {
            "id": 122,
            "name": "用户修改",
            "level": 2,
            "path": "1-12-122",
            "href": "/api/v1/update-user"
          },
          {
            "id": 123,
            "name": "用户删除",
            "level": 2,
            "path": "1-12-123",
            "href": "/api/v1/remove-user"
          },
          {
            "id": 124,
            "name": "用户查询",
            "level": 2,
            "path": "1-12-124",
            "href": "/api/v1/query-user"
          }
        ]
      }
    ]
  }
]
