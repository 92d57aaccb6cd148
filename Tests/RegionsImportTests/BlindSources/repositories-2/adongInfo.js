const adongInfo = [
  {
    "sidoCode": "11",
    "sidoName": "서울특별시",
    "sigungus": [
      {
        "sigunguCode": "11060",
        "sigunguName": "동대문구",
        "adongs": [
          {
            "adongCode": "11060720",
            "adongName": "휘경1동"
          },
          {
            "adongCode": "11060880",
            "adongName": "장안2동"
          }
        ]
      },
      {
        "sigunguCode": "11050",
        "sigunguName": "광진구",
        "adongs": [
          {
            "adongCode": "11050530",
            "adongName": "화양동"
          }
        ]
      }
    ]
  },
  {
    "sidoCode": "21",
    "sidoName": "부산광역시",
    "sigungus": [
      {
        "sigunguCode": "21010",
        "sigunguName": "중구",
        "adongs": [
          {
            "adongCode": "21010510",
            "adongName": "중앙동"
          }
        ]
      }
    ]
  }
];
export default adongInfo;
