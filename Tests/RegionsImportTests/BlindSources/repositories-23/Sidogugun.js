export const SidoGugun = [
    [
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "종로구",
        "gugunCd": "3000000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "중구",
        "gugunCd": "3010000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "용산구",
        "gugunCd": "3020000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "성동구",
        "gugunCd": "3030000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "광진구",
        "gugunCd": "3040000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "동대문구",
        "gugunCd": "3050000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "중랑구",
        "gugunCd": "3060000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "성북구",
        "gugunCd": "3070000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "강북구",
        "gugunCd": "3080000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "도봉구",
        "gugunCd": "3090000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "노원구",
        "gugunCd": "3100000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "은평구",
        "gugunCd": "3110000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "서대문구",
        "gugunCd": "3120000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "마포구",
        "gugunCd": "3130000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "양천구",
        "gugunCd": "3140000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "강서구",
        "gugunCd": "3150000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "구로구",
        "gugunCd": "3160000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "금천구",
        "gugunCd": "3170000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "영등포구",
        "gugunCd": "3180000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "동작구",
        "gugunCd": "3190000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "관악구",
        "gugunCd": "3200000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "서초구",
        "gugunCd": "3210000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "강남구",
        "gugunCd": "3220000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "송파구",
        "gugunCd": "3230000"
      },
      {
        "sidoName": "서울특별시",
        "sidoCd": "6110000",
        "gugunName": "강동구",
        "gugunCd": "3240000"
      }
    ],
    [
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "중구",
        "gugunCd": "3250000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "서구",
        "gugunCd": "3260000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "동구",
        "gugunCd": "3270000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "영도구",
        "gugunCd": "3280000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "부산진구",
        "gugunCd": "3290000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "동래구",
        "gugunCd": "3300000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "남구",
        "gugunCd": "3310000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "북구",
        "gugunCd": "3320000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "해운대구",
        "gugunCd": "3330000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "사하구",
        "gugunCd": "3340000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "금정구",
        "gugunCd": "3350000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "강서구",
        "gugunCd": "3360000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "연제구",
        "gugunCd": "3370000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "수영구",
        "gugunCd": "3380000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "사상구",
        "gugunCd": "3390000"
      },
      {
        "sidoName": "부산광역시",
        "sidoCd": "6260000",
        "gugunName": "기장군",
        "gugunCd": "3400000"
      }
    ],
    [
      {
        "sidoName": "대구광역시",
        "sidoCd": "6270000",
        "gugunName": "중구",
        "gugunCd": "3410000"
      },
      {
        "sidoName": "대구광역시",
        "sidoCd": "6270000",
        "gugunName": "동구",
        "gugunCd": "3420000"
      },
      {
        "sidoName": "대구광역시",
        "sidoCd": "6270000",
        "gugunName": "서구",
        "gugunCd": "3430000"
      },
      {
        "sidoName": "대구광역시",
        "sidoCd": "6270000",
        "gugunName": "남구",
        "gugunCd": "3440000"
      },
      {
        "sidoName": "대구광역시",
        "sidoCd": "6270000",
        "gugunName": "북구",
        "gugunCd": "3450000"
      },
      {
        "sidoName": "대구광역시",
        "sidoCd": "6270000",
        "gugunName": "수성구",
        "gugunCd": "3460000"
      },
      {
        "sidoName": "대구광역시",
        "sidoCd": "6270000",
        "gugunName": "달서구",
        "gugunCd": "3470000"
      },
      {
        "sidoName": "대구광역시",
        "sidoCd": "6270000",
        "gugunName": "달성군",
        "gugunCd": "3480000"
      }
    ],
    [
      {
        "sidoName": "광주광역시",
        "sidoCd": "6290000",
        "gugunName": "동구",
        "gugunCd": "3590000"
      },
      {
        "sidoName": "광주광역시",
        "sidoCd": "6290000",
        "gugunName": "서구",
        "gugunCd": "3600000"
      },
      {
        "sidoName": "광주광역시",
        "sidoCd": "6290000",
        "gugunName": "남구",
        "gugunCd": "3610000"
      },
      {
        "sidoName": "광주광역시",
        "sidoCd": "6290000",
        "gugunName": "북구",
        "gugunCd": "3620000"
      },
      {
        "sidoName": "광주광역시",
        "sidoCd": "6290000",
        "gugunName": "광산구",
        "gugunCd": "3630000"
      }
    ]
]
