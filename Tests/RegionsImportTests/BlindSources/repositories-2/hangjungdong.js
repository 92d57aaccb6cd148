var hangjungdong = {
  sido: [
    {
      sido: "11",
      codeNm: "서울특별시"
    },
    {
      sido: "21",
      codeNm: "부산광역시"
    },
    {
      sido: "22",
      codeNm: "대구광역시"
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
      sigugun: "11250",
      codeNm: "강동구"
    },
    {
      sido: "21",
      sigugun: "21010",
      codeNm: "중구"
    },
    {
      sido: "21",
      sigugun: "21020",
      codeNm: "서구"
    },
    {
      sido: "22",
      sigugun: "22010",
      codeNm: "중구"
    }
  ],
  dong: [
    {
      sido: "11",
      sigugun: "11230",
      dong: "1123051",
      codeNm: "신사동"
    },
    {
      sido: "11",
      sigugun: "11230",
      dong: "1123052",
      codeNm: "논현1동"
    },
    {
      sido: "11",
      sigugun: "11250",
      dong: "1125051",
      codeNm: "강일동"
    },
    {
      sido: "21",
      sigugun: "21010",
      dong: "2101051",
      codeNm: "중앙동"
    },
    {
      sido: "21",
      sigugun: "21020",
      dong: "2102051",
      codeNm: "동대신1동"
    },
    {
      sido: "22",
      sigugun: "22010",
      dong: "2201051",
      codeNm: "동인동"
    }
  ]
};
