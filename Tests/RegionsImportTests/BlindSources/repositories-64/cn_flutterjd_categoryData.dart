Map categoryData = {
  // 第一个类目
  "手机数码": [
    {
      "pid": 'phone',
      "title": '手机',
      "pic":
          'http://s1.inewhope.com/images/202209/goods_img/90765_P_1662943319519.jpg',
    },
    {
      "pid": 'phone_accessory',
      "title": '手机配件',
      "pic":
          'http://s1.inewhope.com/images/202202/goods_img/56742_P_1645125251411.jpg',
    },
    {
      "pid": 'pad',
      "title": '平板电脑',
      "pic":
          'http://s1.inewhope.com/images/202203/goods_img/74625_P_1647544834709.jpg',
    },
    {
      "pid": 'plane',
      "title": '无人机',
      "pic":
          'http://s1.inewhope.com/images/201606/goods_img/20808_P_1465257605919.jpg',
    },
    {
      "pid": 'watch',
      "title": '智能手表',
      "pic":
          'http://s1.inewhope.com/images/202106/goods_img/59210_P_1623363977567.jpg',
    },
    {
      "pid": 'speaker',
      "title": '智能音响',
      "pic":
          'http://s1.inewhope.com/images/202208/goods_img/90182_P_1661706599898.jpg',
    },
    {
      "pid": 'interphone',
      "title": '通讯设备',
      "pic":
          'http://s1.inewhope.com/images/202209/goods_img/90336_P_1662077713828.png',
    },
  ],

  // 第二个类目
  "办公器材": [
    {
      "pid": 'phone',
      "title": '手机',
      "pic":
          'http://s1.inewhope.com/images/202209/goods_img/90765_P_1662943319519.jpg',
    },
  ]
};
