
export  const  categoryData = {
  "categoryChild": [
    {
      "catId": "1581",
      "catName": "地方特产",
      "catLevel": 2,
      "catType": 1,
      "childCateList": [
        {
          "backImg": "https://m.360buyimg.com/n2/jfs/t1/183517/38/7834/227702/60be1915Ed04664b0/eaf7536ab2c5f4b0.jpg",
          "catId": "1589",
          "catName": "新疆",
          "showPic": true,
          "showVideo": false
        }
      ],
      "showPic": true,
      "showVideo": false
    },
    {
      "catId": "1583",
      "catName": "休闲食品",
      "catLevel": 2,
      "catType": 1,
      "childCateList": [
        {
          "backImg": "https://m.360buyimg.com/n2/jfs/t1/124512/30/4055/648064/5ed85dacE631811d6/a1ddb3d215909a1f.jpg",
          "catId": "1590",
          "catName": "休闲零食",
          "showPic": true,
          "showVideo": false
        },
      ],
      "showPic": true,
      "showVideo": false
    },
  ],
  "categoryInfo": {
    "level": 1,
    "showPic": true,
    "catType": 1,
    "category": [
      // 推荐分类
      {
        "catId": "reccat",
        "catName": "推荐分类",
        "catType": 1,
        "showPic": true,
        "showVideo": false,
        "children": [
          {
            "catId": "1581",
            "catName": "地方特产",
            "catLevel": 2,
            "catType": 1,
            "childCateList": [
              {
                "backImg": "https://m.360buyimg.com/n2/jfs/t1/183517/38/7834/227702/60be1915Ed04664b0/eaf7536ab2c5f4b0.jpg",
                "catId": "1589",
                "catName": "新疆",
                "showPic": true,
                "showVideo": false
              },
              {
                "backImg": "https://m.360buyimg.com/n2/jfs/t1/88907/33/6457/231663/5df33b56Eae1ffafd/819f96550ae520a3.jpg",
                "catId": "2644",
                "catName": "北京",
                "showPic": true,
                "showVideo": false
              },
            ],
          },
        ],
      },
    ],
  },
};
