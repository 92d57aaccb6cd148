export var addressStreet = [
  {
    "id": "1001",
    "name": "福田区",
    "parentid": "100",
    "sub": [
      {
        "id": "10010",
        "name": "园岭街道",
        "parentid": "1001",
        "sub": []
      },
      {
        "id": "10011",
        "name": "南园街道",
        "parentid": "1001",
        "sub": []
      },
      {
        "id": "10012",
        "name": "福田街道",
        "parentid": "1001",
        "sub": []
      },
      {
        "id": "10013",
        "name": "沙头街道办事处",
        "parentid": "1001",
        "sub": []
      },
      {
        "id": "10014",
        "name": "梅林街道",
        "parentid": "1001",
        "sub": []
      },
      {
        "id": "10015",
        "name": "华富街道",
        "parentid": "1001",
        "sub": []
      },
      {
        "id": "10016",
        "name": "香蜜湖街道",
        "parentid": "1001",
        "sub": []
      },
      {
        "id": "10017",
        "name": "莲花街道",
        "parentid": "1001",
        "sub": []
      },
      {
        "id": "10018",
        "name": "福保街道",
        "parentid": "1001",
        "sub": []
      },
      {
        "id": "10019",
        "name": "华强北街道",
        "parentid": "1001",
        "sub": []
      }
    ]
  },
  {
    "id": "1002",
    "name": "罗湖区",
    "parentid": "100",
    "sub": [
      {
        "id": "10020",
        "name": "黄贝街道",
        "parentid": "1002",
        "sub": []
      },
      {
        "id": "10021",
        "name": "南湖街道",
        "parentid": "1002",
        "sub": []
      },
      {
        "id": "10022",
        "name": "桂园街道",
        "parentid": "1002",
        "sub": []
      },
      {
        "id": "10023",
        "name": "东门街道",
        "parentid": "1002",
        "sub": []
      },
      {
        "id": "10024",
        "name": "笋岗街道",
        "parentid": "1002",
        "sub": []
      }
    ]
  }
]
