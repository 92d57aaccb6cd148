/* eslint-disable */
const location = [{
  "children": [{
    "children": [{
      "district": "黄浦区",
      "id": 310101
    },
    {
      "district": "徐汇区",
      "id": 310104
    },
    {
      "district": "长宁区",
      "id": 310105
    },
    {
      "district": "静安区",
      "id": 310106
    },
    {
      "district": "普陀区",
      "id": 310107
    },
    {
      "district": "虹口区",
      "id": 310109
    },
    {
      "district": "杨浦区",
      "id": 310110
    },
    {
      "district": "闵行区",
      "id": 310112
    },
    {
      "district": "宝山区",
      "id": 310113
    },
    {
      "district": "嘉定区",
      "id": 310114
    },
    {
      "district": "浦东新区",
      "id": 310115
    },
    {
      "district": "金山区",
      "id": 310116
    },
    {
      "district": "松江区",
      "id": 310117
    },
    {
      "district": "青浦区",
      "id": 310118
    },
    {
      "district": "奉贤区",
      "id": 310120
    },
    {
      "district": "崇明区",
      "id": 310151
    }],
    "city": "上海"
  }],
  "province": "上海"
},
{
  "children": [{
    "children": [{
      "district": "临翔区",
      "id": 530902
    },
    {
      "district": "凤庆县",
      "id": 530921
    },
    {
      "district": "云县",
      "id": 530922
    },
    {
      "district": "永德县",
      "id": 530923
    },
    {
      "district": "镇康县",
      "id": 530924
    },
    {
      "district": "双江拉祜族佤族布朗族",
      "id": 530925
    },
    {
      "district": "耿马傣族佤族自治县",
      "id": 530926
    },
    {
      "district": "沧源佤族自治县",
      "id": 530927
    }],
    "city": "临沧"
  }],
  "province": "云南"
}]

export default location
