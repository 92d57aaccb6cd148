

export const city = [
  {
    "id": "35",
    "name": "北京市",
    "code": "110000",
    "children": [
      {
        "id": "1022",
        "name": "市辖区",
        "code": "110100",
        "children": [
          {
            "id": "44",
            "name": "东城区",
            "code": "110101",
            "children": []
          },
          {
            "id": "45",
            "name": "西城区",
            "code": "110102",
            "children": []
          },
          {
            "id": "46",
            "name": "朝阳区",
            "code": "110105",
            "children": []
          },
          {
            "id": "47",
            "name": "丰台区",
            "code": "110106",
            "children": []
          },
          {
            "id": "48",
            "name": "石景山区",
            "code": "110107",
            "children": []
          },
          {
            "id": "49",
            "name": "海淀区",
            "code": "110108",
            "children": []
          },
          {
            "id": "50",
            "name": "门头沟区",
            "code": "110109",
            "children": []
          },
          {
            "id": "51",
            "name": "房山区",
            "code": "110111",
            "children": []
          },
          {
            "id": "52",
            "name": "通州区",
            "code": "110112",
            "children": []
          },
          {
            "id": "53",
            "name": "顺义区",
            "code": "110113",
            "children": []
          },
          {
            "id": "54",
            "name": "昌平区",
            "code": "110114",
            "children": []
          },
          {
            "id": "55",
            "name": "大兴区",
            "code": "110115",
            "children": []
          },
          {
            "id": "56",
            "name": "怀柔区",
            "code": "110116",
            "children": []
          }
        ]
      }
    ]
  }
]
