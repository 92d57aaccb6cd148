var hangjungdong = {
  sido: [
    {
      sido: "11",
      codeNm: "서울특별시"
    },
    {
      sido: "29",
      codeNm: "세종특별자치시"
    },
    {
      sido: "39",
      codeNm: "제주특별자치도"
    }
  ],
  sigugun: [
    {
      sido: "11",
      sigugun: "11230",
      codeNm: "강남구"
    },
    {
      sido: "11",
      sigugun: "11010",
      codeNm: "종로구"
    },
    {
      sido: "11",
      sigugun: "11020",
      codeNm: "중구"
    },
    {
      sido: "29",
      sigugun: "29010",
      codeNm: "세종시"
    },
    {
      sido: "39",
      sigugun: "39020",
      codeNm: "서귀포시"
    },
    {
      sido: "39",
      sigugun: "39010",
      codeNm: "제주시"
    }
  ],
  dong: [
    {
      sido: "11",
      sigugun: "11230",
      dong: "11230680",
      codeNm: "개포1동"
    },
    {
      sido: "11",
      sigugun: "11230",
      dong: "11230690",
      codeNm: "개포2동"
    },
    {
      sido: "11",
      sigugun: "11230",
      dong: "11230580",
      codeNm: "논현1동"
    },
    {
      sido: "11",
      sigugun: "11230",
      dong: "11230590",
      codeNm: "논현2동"
    },
    {
      sido: "11",
      sigugun: "11230",
      dong: "11230510",
      codeNm: "신사동"
    },
    {
      sido: "11",
      sigugun: "11230",
      dong: "11230530",
      codeNm: "압구정동"
    },
    {
      sido: "11",
      sigugun: "11230",
      dong: "11230780",
      codeNm: "수서동"
    },
    {
      sido: "11",
      sigugun: "11230",
      dong: "11230540",
      codeNm: "청담동"
    },
    {
      sido: "11",
      sigugun: "11010",
      dong: "11010530",
      codeNm: "사직동"
    },
    {
      sido: "11",
      sigugun: "11010",
      dong: "11010540",
      codeNm: "삼청동"
    },
    {
      sido: "11",
      sigugun: "11010",
      dong: "11010550",
      codeNm: "부암동"
    },
    {
      sido: "11",
      sigugun: "11010",
      dong: "11010560",
      codeNm: "평창동"
    },
    {
      sido: "11",
      sigugun: "11010",
      dong: "11010570",
      codeNm: "무악동"
    },
    {
      sido: "11",
      sigugun: "11010",
      dong: "11010580",
      codeNm: "교남동"
    },
    {
      sido: "11",
      sigugun: "11010",
      dong: "11010600",
      codeNm: "가회동"
    },
    {
      sido: "11",
      sigugun: "11010",
      dong: "11010720",
      codeNm: "청운효자동"
    },
    {
      sido: "11",
      sigugun: "11010",
      dong: "11010640",
      codeNm: "혜화동"
    },
    {
      sido: "11",
      sigugun: "11020",
      dong: "11020520",
      codeNm: "소공동"
    },
    {
      sido: "11",
      sigugun: "11020",
      dong: "11020540",
      codeNm: "회현동"
    },
    {
      sido: "11",
      sigugun: "11020",
      dong: "11020550",
      codeNm: "명동"
    },
    {
      sido: "11",
      sigugun: "11020",
      dong: "11020570",
      codeNm: "필동"
    },
    {
      sido: "11",
      sigugun: "11020",
      dong: "11020580",
      codeNm: "장충동"
    },
    {
      sido: "11",
      sigugun: "11020",
      dong: "11020590",
      codeNm: "광희동"
    },
    {
      sido: "11",
      sigugun: "11020",
      dong: "11020600",
      codeNm: "을지로동"
    },
    {
      sido: "11",
      sigugun: "11020",
      dong: "11020660",
      codeNm: "신당동"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010340",
      codeNm: "금남면"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010520",
      codeNm: "도담동"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010310",
      codeNm: "연기면"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010320",
      codeNm: "연동면"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010330",
      codeNm: "부강면"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010380",
      codeNm: "소정면"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010360",
      codeNm: "연서면"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010350",
      codeNm: "장군면"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010370",
      codeNm: "전의면"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010110",
      codeNm: "조치원읍"
    },
    {
      sido: "29",
      sigugun: "29010",
      dong: "29010510",
      codeNm: "한솔동"
    },
    {
      sido: "39",
      sigugun: "39020",
      dong: "39020120",
      codeNm: "남원읍"
    },
    {
      sido: "39",
      sigugun: "39020",
      dong: "39020110",
      codeNm: "대정읍"
    },
    {
      sido: "39",
      sigugun: "39020",
      dong: "39020610",
      codeNm: "대륜동"
    },
    {
      sido: "39",
      sigugun: "39020",
      dong: "39020540",
      codeNm: "동홍동"
    },
    {
      sido: "39",
      sigugun: "39020",
      dong: "39020530",
      codeNm: "중앙동"
    },
    {
      sido: "39",
      sigugun: "39020",
      dong: "39020130",
      codeNm: "성산읍"
    },
    {
      sido: "39",
      sigugun: "39020",
      dong: "39020510",
      codeNm: "송산동"
    },
    {
      sido: "39",
      sigugun: "39020",
      dong: "39020310",
      codeNm: "안덕면"
    },
    {
      sido: "39",
      sigugun: "39020",
      dong: "39020320",
      codeNm: "표선면"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010130",
      codeNm: "구좌읍"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010690",
      codeNm: "노형동"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010120",
      codeNm: "애월읍"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010330",
      codeNm: "우도면"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010530",
      codeNm: "이도1동"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010510",
      codeNm: "일도1동"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010520",
      codeNm: "일도2동"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010140",
      codeNm: "조천읍"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010320",
      codeNm: "추자면"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010310",
      codeNm: "한경면"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010110",
      codeNm: "한림읍"
    },
    {
      sido: "39",
      sigugun: "39010",
      dong: "39010600",
      codeNm: "화북동"
    }
  ]
};