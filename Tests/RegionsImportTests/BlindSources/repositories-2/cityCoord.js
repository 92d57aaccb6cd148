const cityCoord = [
  {
    "country": "kor",
    "code": "1100000000",
    "first": "서울특별시",
    "second": "",
    "third": "",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111000000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111051500",
    "first": "서울특별시",
    "second": "종로구",
    "third": "청운효자동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111053000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "사직동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114000000",
    "first": "서울특별시",
    "second": "중구",
    "third": "",
    "X": "60",
    "Y": "126"
  },
  {
    "country": "kor",
    "code": "1114052000",
    "first": "서울특별시",
    "second": "중구",
    "third": "소공동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "2600000000",
    "first": "부산광역시",
    "second": "",
    "third": "",
    "X": "98",
    "Y": "76"
  },
  {
    "country": "kor",
    "code": "2611000000",
    "first": "부산광역시",
    "second": "중구",
    "third": "",
    "X": "97",
    "Y": "74"
  },
  {
    "country": "kor",
    "code": "2611051000",
    "first": "부산광역시",
    "second": "중구",
    "third": "중앙동",
    "X": "97",
    "Y": "74"
  }
];

export default cityCoord;
