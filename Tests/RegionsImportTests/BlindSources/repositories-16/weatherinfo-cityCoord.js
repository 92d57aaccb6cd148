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
    "code": "1111063000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "종로5.6가동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111064000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "이화동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111065000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "혜화동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111067000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "창신제1동",
    "X": "61",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111068000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "창신제2동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111069000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "창신제3동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111070000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "숭인제1동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1111071000",
    "first": "서울특별시",
    "second": "종로구",
    "third": "숭인제2동",
    "X": "61",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114000000",
    "first": "서울특별시",
    "second": "중구",
    "third": "",
    "X": "60",
    "Y": "127"
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
    "code": "1114054000",
    "first": "서울특별시",
    "second": "중구",
    "third": "회현동",
    "X": "60",
    "Y": "126"
  },
  {
    "country": "kor",
    "code": "1114055000",
    "first": "서울특별시",
    "second": "중구",
    "third": "명동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114057000",
    "first": "서울특별시",
    "second": "중구",
    "third": "필동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114058000",
    "first": "서울특별시",
    "second": "중구",
    "third": "장충동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114059000",
    "first": "서울특별시",
    "second": "중구",
    "third": "광희동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114060500",
    "first": "서울특별시",
    "second": "중구",
    "third": "을지로동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114061500",
    "first": "서울특별시",
    "second": "중구",
    "third": "신당동",
    "X": "60",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114062500",
    "first": "서울특별시",
    "second": "중구",
    "third": "다산동",
    "X": "60",
    "Y": "126"
  },
  {
    "country": "kor",
    "code": "1114063500",
    "first": "서울특별시",
    "second": "중구",
    "third": "약수동",
    "X": "60",
    "Y": "126"
  },
  {
    "country": "kor",
    "code": "1114064500",
    "first": "서울특별시",
    "second": "중구",
    "third": "청구동",
    "X": "60",
    "Y": "126"
  },
  {
    "country": "kor",
    "code": "1114065000",
    "first": "서울특별시",
    "second": "중구",
    "third": "신당제5동",
    "X": "61",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114066500",
    "first": "서울특별시",
    "second": "중구",
    "third": "동화동",
    "X": "61",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114067000",
    "first": "서울특별시",
    "second": "중구",
    "third": "황학동",
    "X": "61",
    "Y": "127"
  },
  {
    "country": "kor",
    "code": "1114068000",
    "first": "서울특별시",
    "second": "중구",
    "third": "중림동",
    "X": "60",
    "Y": "126"
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
  },
  {
    "country": "kor",
    "code": "2611052000",
    "first": "부산광역시",
    "second": "중구",
    "third": "동광동",
    "X": "97",
    "Y": "74"
  },
  {
    "country": "kor",
    "code": "2611053000",
    "first": "부산광역시",
    "second": "중구",
    "third": "대청동",
    "X": "97",
    "Y": "74"
  },
  {
    "country": "kor",
    "code": "2611054500",
    "first": "부산광역시",
    "second": "중구",
    "third": "보수동",
    "X": "97",
    "Y": "74"
  },
  {
    "country": "kor",
    "code": "2611056000",
    "first": "부산광역시",
    "second": "중구",
    "third": "부평동",
    "X": "97",
    "Y": "74"
  },
  {
    "country": "kor",
    "code": "2611057000",
    "first": "부산광역시",
    "second": "중구",
    "third": "광복동",
    "X": "97",
    "Y": "74"
  },
  {
    "country": "kor",
    "code": "2611058000",
    "first": "부산광역시",
    "second": "중구",
    "third": "남포동",
    "X": "97",
    "Y": "74"
  },
  {
    "country": "kor",
    "code": "2611059000",
    "first": "부산광역시",
    "second": "중구",
    "third": "영주제1동",
    "X": "97",
    "Y": "74"
  },
  {
    "country": "kor",
    "code": "2611060000",
    "first": "부산광역시",
    "second": "중구",
    "third": "영주제2동",
    "X": "97",
    "Y": "74"
  },
  {
    "country": "kor",
    "code": "3600000000",
    "first": "세종특별자치시",
    "second": "",
    "third": "",
    "X": "66",
    "Y": "103"
  },
  {
    "country": "kor",
    "code": "3611000000",
    "first": "세종특별자치시",
    "second": "세종특별자치시",
    "third": "",
    "X": "66",
    "Y": "103"
  },
  {
    "country": "kor",
    "code": "3611025000",
    "first": "세종특별자치시",
    "second": "세종특별자치시",
    "third": "조치원읍",
    "X": "66",
    "Y": "106"
  },
  {
    "country": "kor",
    "code": "3611031000",
    "first": "세종특별자치시",
    "second": "세종특별자치시",
    "third": "연기면",
    "X": "66",
    "Y": "104"
  },
  {
    "country": "kor",
    "code": "3611032000",
    "first": "세종특별자치시",
    "second": "세종특별자치시",
    "third": "연동면",
    "X": "67",
    "Y": "104"
  },
  {
    "country": "kor",
    "code": "3611033000",
    "first": "세종특별자치시",
    "second": "세종특별자치시",
    "third": "부강면",
    "X": "68",
    "Y": "103"
  },
  {
    "country": "kor",
    "code": "3611034000",
    "first": "세종특별자치시",
    "second": "세종특별자치시",
    "third": "금남면",
    "X": "66",
    "Y": "102"
  },
  {
    "country": "kor",
    "code": "3611035000",
    "first": "세종특별자치시",
    "second": "세종특별자치시",
    "third": "장군면",
    "X": "65",
    "Y": "103"
  },
  {
    "country": "kor",
    "code": "5000000000",
    "first": "제주특별자치도",
    "second": "",
    "third": "",
    "X": "52",
    "Y": "38"
  },
  {
    "country": "kor",
    "code": "5011000000",
    "first": "제주특별자치도",
    "second": "제주시",
    "third": "",
    "X": "53",
    "Y": "38"
  },
  {
    "country": "kor",
    "code": "5011025000",
    "first": "제주특별자치도",
    "second": "제주시",
    "third": "한림읍",
    "X": "48",
    "Y": "36"
  },
  {
    "country": "kor",
    "code": "5011025300",
    "first": "제주특별자치도",
    "second": "제주시",
    "third": "애월읍",
    "X": "49",
    "Y": "37"
  },
  {
    "country": "kor",
    "code": "5011025600",
    "first": "제주특별자치도",
    "second": "제주시",
    "third": "구좌읍",
    "X": "59",
    "Y": "38"
  },
  {
    "country": "kor",
    "code": "5011025900",
    "first": "제주특별자치도",
    "second": "제주시",
    "third": "조천읍",
    "X": "55",
    "Y": "39"
  },
  {
    "country": "kor",
    "code": "5011031000",
    "first": "제주특별자치도",
    "second": "제주시",
    "third": "한경면",
    "X": "46",
    "Y": "35"
  },
  {
    "country": "kor",
    "code": "5011032000",
    "first": "제주특별자치도",
    "second": "제주시",
    "third": "추자면",
    "X": "48",
    "Y": "48"
  },
  {
    "country": "kor",
    "code": "5011033000",
    "first": "제주특별자치도",
    "second": "제주시",
    "third": "우도면",
    "X": "60",
    "Y": "38"
  },
  {
    "country": "kor",
    "code": "5013000000",
    "first": "제주특별자치도",
    "second": "서귀포시",
    "third": "",
    "X": "52",
    "Y": "33"
  },
  {
    "country": "kor",
    "code": "5013025000",
    "first": "제주특별자치도",
    "second": "서귀포시",
    "third": "대정읍",
    "X": "48",
    "Y": "32"
  },
  {
    "country": "kor",
    "code": "5013025300",
    "first": "제주특별자치도",
    "second": "서귀포시",
    "third": "남원읍",
    "X": "56",
    "Y": "33"
  },
  {
    "country": "kor",
    "code": "5013025900",
    "first": "제주특별자치도",
    "second": "서귀포시",
    "third": "성산읍",
    "X": "60",
    "Y": "37"
  },
  {
    "country": "kor",
    "code": "5013031000",
    "first": "제주특별자치도",
    "second": "서귀포시",
    "third": "안덕면",
    "X": "49",
    "Y": "32"
  },
  {
    "country": "kor",
    "code": "5013032000",
    "first": "제주특별자치도",
    "second": "서귀포시",
    "third": "표선면",
    "X": "58",
    "Y": "34"
  }
]

export default cityCoord;
