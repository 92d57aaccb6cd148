 const data = [
    {
      "dwAreaCode": 100000,
      "szAreaName": "全国",
      "dwAdminLevel": 1,
      "dwUpperCode": 0,
      "szFullName": "全国",
      "szKeyWords": "全国",
      "szMemo": "全国"
    },
    {
      "dwAreaCode": 110000,
      "szAreaName": "北京市",
      "dwAdminLevel": 2,
      "dwUpperCode": 100000,
      "szFullName": "北京市",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 110101,
      "szAreaName": "东城区",
      "dwAdminLevel": 6,
      "dwUpperCode": 110000,
      "szFullName": "北京市-东城区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 110102,
      "szAreaName": "西城区",
      "dwAdminLevel": 6,
      "dwUpperCode": 110000,
      "szFullName": "北京市-西城区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 110103,
      "szAreaName": "崇文区",
      "dwAdminLevel": 6,
      "dwUpperCode": 110000,
      "szFullName": "北京市-崇文区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 110104,
      "szAreaName": "宣武区",
      "dwAdminLevel": 6,
      "dwUpperCode": 110000,
      "szFullName": "北京市-宣武区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 110105,
      "szAreaName": "朝阳区",
      "dwAdminLevel": 6,
      "dwUpperCode": 110000,
      "szFullName": "北京市-朝阳区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 110106,
      "szAreaName": "丰台区",
      "dwAdminLevel": 6,
      "dwUpperCode": 110000,
      "szFullName": "北京市-丰台区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 110140,
      "szAreaName": "经济技术开发区",
      "dwAdminLevel": 6,
      "dwUpperCode": 110000,
      "szFullName": "北京市-经济技术开发区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 110228,
      "szAreaName": "密云县",
      "dwAdminLevel": 6,
      "dwUpperCode": 110000,
      "szFullName": "北京市-密云县",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 110229,
      "szAreaName": "延庆县",
      "dwAdminLevel": 6,
      "dwUpperCode": 110000,
      "szFullName": "北京市-延庆县",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 120000,
      "szAreaName": "天津市",
      "dwAdminLevel": 2,
      "dwUpperCode": 100000,
      "szFullName": "天津市",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 120107,
      "szAreaName": "塘沽区",
      "dwAdminLevel": 6,
      "dwUpperCode": 120000,
      "szFullName": "天津市-塘沽区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 120108,
      "szAreaName": "汉沽区",
      "dwAdminLevel": 6,
      "dwUpperCode": 120000,
      "szFullName": "天津市-汉沽区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 120109,
      "szAreaName": "大港区",
      "dwAdminLevel": 6,
      "dwUpperCode": 120000,
      "szFullName": "天津市-大港区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 120140,
      "szAreaName": "开发区",
      "dwAdminLevel": 6,
      "dwUpperCode": 120000,
      "szFullName": "天津市-开发区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 120141,
      "szAreaName": "保税区",
      "dwAdminLevel": 6,
      "dwUpperCode": 120000,
      "szFullName": "天津市-保税区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 120225,
      "szAreaName": "蓟县",
      "dwAdminLevel": 6,
      "dwUpperCode": 120000,
      "szFullName": "天津市-蓟县",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130000,
      "szAreaName": "河北省",
      "dwAdminLevel": 2,
      "dwUpperCode": 100000,
      "szFullName": "河北省",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130100,
      "szAreaName": "石家庄市",
      "dwAdminLevel": 4,
      "dwUpperCode": 130000,
      "szFullName": "河北省-石家庄市",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130102,
      "szAreaName": "长安区",
      "dwAdminLevel": 6,
      "dwUpperCode": 130100,
      "szFullName": "河北省-石家庄市-长安区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130103,
      "szAreaName": "桥东区",
      "dwAdminLevel": 6,
      "dwUpperCode": 130100,
      "szFullName": "河北省-石家庄市-桥东区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130140,
      "szAreaName": "开发区",
      "dwAdminLevel": 6,
      "dwUpperCode": 130100,
      "szFullName": "河北省-石家庄市-开发区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130181,
      "szAreaName": "辛集市",
      "dwAdminLevel": 6,
      "dwUpperCode": 130100,
      "szFullName": "河北省-石家庄市-辛集市",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130185,
      "szAreaName": "鹿泉市",
      "dwAdminLevel": 6,
      "dwUpperCode": 130100,
      "szFullName": "河北省-石家庄市-鹿泉市",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130200,
      "szAreaName": "唐山市",
      "dwAdminLevel": 4,
      "dwUpperCode": 130000,
      "szFullName": "河北省-唐山市",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130202,
      "szAreaName": "路南区",
      "dwAdminLevel": 6,
      "dwUpperCode": 130200,
      "szFullName": "河北省-唐山市-路南区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130230,
      "szAreaName": "唐海县",
      "dwAdminLevel": 6,
      "dwUpperCode": 130200,
      "szFullName": "河北省-唐山市-唐海县",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130240,
      "szAreaName": "高新技术开发区",
      "dwAdminLevel": 6,
      "dwUpperCode": 130200,
      "szFullName": "河北省-唐山市-高新技术开发区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130241,
      "szAreaName": "南堡开发区",
      "dwAdminLevel": 6,
      "dwUpperCode": 130200,
      "szFullName": "河北省-唐山市-南堡开发区",
      "szKeyWords": "",
      "szMemo": ""
    },
    {
      "dwAreaCode": 130244,
      "szAreaName": "汉沽开发区",
      "dwAdminLevel": 6,
      "dwUpperCode": 130200,
      "szFullName": "河北省-唐山市-汉沽开发区",
      "szKeyWords": "",
      "szMemo": ""
    }
  ]
