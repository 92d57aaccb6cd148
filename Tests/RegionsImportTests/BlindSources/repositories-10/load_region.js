let hangjungdong = [
    {
      "sido": "서울특별시",
      "sigungu": "-",
      "eupmyeondong": "-"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "-"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "사직동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "삼청동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "부암동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "평창동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "무악동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "교남동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "가회동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "종로1·2·3·4가동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "종로5·6가동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "이화동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "창신1동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "창신2동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "창신3동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "숭인1동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "숭인2동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "청운효자동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "종로구",
      "eupmyeondong": "혜화동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "-"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "소공동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "회현동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "명동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "필동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "장충동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "광희동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "을지로동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "신당5동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "황학동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "중림동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "신당동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "다산동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "약수동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "청구동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "중구",
      "eupmyeondong": "동화동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "-"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "후암동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "용산2가동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "남영동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "원효로2동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "효창동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "용문동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "이촌1동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "이촌2동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "이태원1동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "이태원2동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "서빙고동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "보광동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "청파동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "원효로1동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "한강로동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "용산구",
      "eupmyeondong": "한남동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "-"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "왕십리2동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "마장동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "사근동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "행당1동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "행당2동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "응봉동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "금호1가동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "금호4가동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "성수1가1동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "성수1가2동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "성수2가1동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "성수2가3동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "송정동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "용답동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "왕십리도선동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "금호2·3가동"
    },
    {
      "sido": "서울특별시",
      "sigungu": "성동구",
      "eupmyeondong": "옥수동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "-",
      "eupmyeondong": "-"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "제주시",
      "eupmyeondong": "-"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "제주시",
      "eupmyeondong": "연동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "제주시",
      "eupmyeondong": "노형동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "제주시",
      "eupmyeondong": "외도동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "제주시",
      "eupmyeondong": "이호동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "제주시",
      "eupmyeondong": "도두동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "-"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "대정읍"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "남원읍"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "성산읍"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "안덕면"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "표선면"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "송산동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "정방동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "중앙동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "천지동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "효돈동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "영천동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "동홍동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "서홍동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "대륜동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "대천동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "중문동"
    },
    {
      "sido": "제주특별자치도",
      "sigungu": "서귀포시",
      "eupmyeondong": "예래동"
    }
];

