export const districtList = [
  { "createTime": 1645627202000, "id": 1, "name": "福田区", "updateTime": 1645627202000 },
  { "createTime": 1645627286000, "id": 138, "name": "罗湖区", "updateTime": 1645627286000 },
  { "createTime": 1645627247000, "id": 136, "name": "南山区", "updateTime": 1645627247000 },
  { "createTime": 1645627234000, "id": 135, "name": "宝安区", "updateTime": 1645627234000 },
  { "createTime": 1645627263000, "id": 137, "name": "龙岗区", "updateTime": 1645627263000 },
  { "createTime": 1645627190000, "id": 129, "name": "盐田区", "updateTime": 1645627190000 },
  { "createTime": 1645627170000, "id": 128, "name": "龙华区", "updateTime": 1645627170000 },
  { "createTime": 1645627226000, "id": 134, "name": "坪山区", "updateTime": 1645627226000 },
  { "createTime": 1645627215000, "id": 133, "name": "光明区", "updateTime": 1645627215000 },
  { "createTime": 1645627196000, "id": 131, "name": "大鹏新区", "updateTime": 1645627196000 },
  { "createTime": 1645627194000, "id": 130, "name": "深汕特别合作区", "updateTime": 1645627194000 }]

export const streetList = [
  {
    "createTime": 1645627170000,
    "id": 818,
    "name": "观湖街道",
    "updateTime": 1645627170000
  },
  {
    "createTime": 1645627174000,
    "id": 819,
    "name": "民治街道",
    "updateTime": 1645627174000
  },
  {
    "createTime": 1645627178000,
    "id": 820,
    "name": "龙华街道",
    "updateTime": 1645627178000
  },
  {
    "createTime": 1645627182000,
    "id": 821,
    "name": "大浪街道",
    "updateTime": 1645627182000
  },
  {
    "createTime": 1645627185000,
    "id": 822,
    "name": "福城街道",
    "updateTime": 1645627185000
  },
  {
    "createTime": 1645627188000,
    "id": 823,
    "name": "观澜街道",
    "updateTime": 1645627188000
  },
  {
    "createTime": 1645627190000,
    "id": 824,
    "name": "沙头角街道",
    "updateTime": 1645627190000
  },
  {
    "createTime": 1645627191000,
    "id": 825,
    "name": "海山街道",
    "updateTime": 1645627191000
  },
  {
    "createTime": 1645627192000,
    "id": 826,
    "name": "盐田街道",
    "updateTime": 1645627192000
  },
  {
    "createTime": 1645627193000,
    "id": 827,
    "name": "梅沙街道",
    "updateTime": 1645627193000
  },
  {
    "createTime": 1645627194000,
    "id": 828,
    "name": "鹅埠街道",
    "updateTime": 1645627194000
  },
  {
    "createTime": 1645627195000,
    "id": 829,
    "name": "小漠街道",
    "updateTime": 1645627195000
  },
  {
    "createTime": 1645627195000,
    "id": 830,
    "name": "鲘门街道",
    "updateTime": 1645627195000
  },
  {
    "createTime": 1645627196000,
    "id": 831,
    "name": "赤石街道",
    "updateTime": 1645627196000
  },
  {
    "createTime": 1645627197000,
    "id": 832,
    "name": "葵涌街道",
    "updateTime": 1645627197000
  },
  {
    "createTime": 1645627199000,
    "id": 833,
    "name": "大鹏街道",
    "updateTime": 1645627199000
  },
  {
    "createTime": 1645627201000,
    "id": 834,
    "name": "南澳街道",
    "updateTime": 1645627201000
  },
  {
    "createTime": 1645627202000,
    "id": 835,
    "name": "福保街道",
    "updateTime": 1645627202000
  },
  {
    "createTime": 1646975130000,
    "id": 895,
    "name": "前海合作区",
    "updateTime": 1646975130000
  },
  {
    "createTime": 1647356748000,
    "id": 896,
    "name": "中英街管理局",
    "updateTime": 1647356748000
  },
  {
    "createTime": 1649344244000,
    "id": 898,
    "name": "福田保税区",
    "updateTime": 1649344244000
  }
]