export default [
  {
    id: 1,
    label: "后台首页",
    children: [
      {
        id: 10,
        label: "欢迎页",
      },
      {
        id: 11,
        label: "访客记录",
      },
    ],
  },
  {
    id: 2,
    label: "分类管理",
    children: [
      {
        id: 12,
        label: "分类列表",
      },
      {
        id: 13,
        label: "分类创建",
      },
    ],
  },
  {
    id: 3,
    label: "门店管理",
    children: [
      {
        id: 14,
        label: "门店列表",
      },
      {
        id: 15,
        label: "门店创建",
      },
    ],
  },
  {
    id: 4,
    label: "门店商品",
    children: [
      {
        id: 16,
        label: "商品列表",
      },
      {
        id: 17,
        label: "商品创建 ",
      },
    ],
  },
  {
    id: 5,
    label: "订单管理",
    children: [
      {
        id: 18,
        label: "订单管理",
      },
      {
        id: 19,
        label: "订单统计",
      },
    ],
  },
  {
    id: 6,
    label: "用户管理",
    children: [
      {
        id: 20,
        label: "用户列表",
      },
      {
        id: 21,
        label: "用户创建 ",
      },
    ],
  },
  {
    id: 8,
    label: "角色管理",
    children: [
      {
        id: 22,
        label: "角色列表",
      },
      {
        id: 23,
        label: "角色创建",
      },
    ],
  },
  {
    id: 9,
    label: "权限管理",
    children: [
      {
        id: 6,
        label: "权限创建",
      },
      {
        id: 7,
        label: "权限列表",
      },
    ],
  },
];
