var mapJson = [
  {
    value: "china",
    name: "中国",
    child: [
      {
        value: "xinjiang/xinjiang",
        name: "新疆",
        child: [
          {
            value: "xinjiang/a1_ke4_su1_di4_qu1",
            name: "阿克苏地区",
          },
          {
            value: "xinjiang/a1_la1_er3",
            name: "阿拉尔",
          },
          {
            value: "xinjiang/a1_le4_tai4_di4_qu1",
            name: "阿勒泰地区",
          },
          {
            value: "xinjiang/ba1_yin1_guo1_leng2_meng2_gu3_zi4_zhi4_zhou1",
            name: "巴音郭楞蒙古自治州",
          },
          {
            value: "xinjiang/bei3_tun2",
            name: "北屯",
          },
          {
            value: "xinjiang/bo2_er3_ta3_la1_meng2_gu3_zi4_zhi4_zhou1",
            name: "博尔塔拉蒙古自治州",
          },
          {
            value: "xinjiang/chang1_ji2_hui2_zu2_zi4_zhi4_zhou1",
            name: "昌吉回族自治州",
          },
          {
            value: "xinjiang/ha1_mi4",
            name: "哈密",
          },
          {
            value: "xinjiang/he2_tian2_di4_qu1",
            name: "和田地区",
          },
          {
            value: "xinjiang/ka1_shi2_di4_qu1",
            name: "喀什地区",
          },
          {
            value: "xinjiang/ke3_ke4_da2_la1",
            name: "可克达拉",
          },
          {
            value: "xinjiang/ke4_la1_ma3_yi1",
            name: "克拉玛依",
          },
          {
            value: "xinjiang/ke4_zi1_le4_su1_ke1_er3_ke4_zi1_zi4_zhi4_zhou1",
            name: "克孜勒苏柯尔克孜自治州",
          },
          {
            value: "xinjiang/kun1_yu4",
            name: "昆玉",
          },
          {
            value: "xinjiang/shi2_he2_zi3",
            name: "石河子",
          },
          {
            value: "xinjiang/shuang1_he2",
            name: "双河",
          },
        ],
      },
    ],
  },
];
