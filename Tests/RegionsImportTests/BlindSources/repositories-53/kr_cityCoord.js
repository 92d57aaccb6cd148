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
    "code": "1111054000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "삼청동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111055000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "부암동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111056000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "평창동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111057000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "무악동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111058000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "교남동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111060000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "가회동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111061500",
    "first": "서울특별시",
    "second": "종로구",
    "third": "종로1.2.3.4가동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "4111500000",
    "first": "경기도",
    "second": "수원시팔달구",
    "third": "",
    "X": "61",
    "Y": "121"
  },
  {
    "country": "kor",
    "code": "4111565000",
    "first": "경기도",
    "second": "수원시팔달구",
    "third": "매교동",
    "X": "61",
    "Y": "120"
  },
  {
    "country": "kor",
    "code": "4111566000",
    "first": "경기도",
    "second": "수원시팔달구",
    "third": "매산동",
    "X": "60",
    "Y": "120"
  },
  {
    "country": "kor",
    "code": "4111567000",
    "first": "경기도",
    "second": "수원시팔달구",
    "third": "고등동",
    "X": "60",
    "Y": "120"
  },
  {
    "country": "kor",
    "code": "4111568000",
    "first": "경기도",
    "second": "수원시팔달구",
    "third": "화서1동",
    "X": "60",
    "Y": "120"
  },
  {
    "country": "kor",
    "code": "4113100000",
    "first": "경기도",
    "second": "성남시수정구",
    "third": "",
    "X": "63",
    "Y": "124"
  },
  {
    "country": "kor",
    "code": "4113151000",
    "first": "경기도",
    "second": "성남시수정구",
    "third": "신흥1동",
    "X": "63",
    "Y": "124"
  },
  {
    "country": "kor",
    "code": "4113152000",
    "first": "경기도",
    "second": "성남시수정구",
    "third": "신흥2동",
    "X": "63",
    "Y": "124"
  },
  {
    "country": "kor",
    "code": "4113164000",
    "first": "경기도",
    "second": "성남시수정구",
    "third": "고등동",
    "X": "62",
    "Y": "124"
  },
  {
    "country": "kor",
    "code": "4115000000",
    "first": "경기도",
    "second": "의정부시",
    "third": "",
    "X": "61",
    "Y": "130"
  },
  {
    "country": "kor",
    "code": "4115051000",
    "first": "경기도",
    "second": "의정부시",
    "third": "의정부1동",
    "X": "61",
    "Y": "131"
  },
  {
    "country": "kor",
    "code": "4115052000",
    "first": "경기도",
    "second": "의정부시",
    "third": "의정부2동",
    "X": "61",
    "Y": "130"
  },
  {
    "country": "kor",
    "code": "4115062000",
    "first": "경기도",
    "second": "의정부시",
    "third": "녹양동",
    "X": "61",
    "Y": "131"
  }
]
