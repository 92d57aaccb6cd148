const SiGunGuData = [
  { // 서울틀별시
    sidoCode: '11',
    data: [
      { code: '110', name: '종로구' },
      { code: '140', name: '중구' },
      { code: '170', name: '용산구' },
      { code: '200', name: '성동구' },
      { code: '215', name: '광진구' },
      { code: '230', name: '동대문구' },
      { code: '260', name: '중랑구' },
      { code: '290', name: '성북구' },
      { code: '305', name: '강북구' },
      { code: '320', name: '도봉구' },
      { code: '350', name: '노원구' },
      { code: '380', name: '은평구' },
      { code: '410', name: '서대문구' },
      { code: '440', name: '마포구' },
      { code: '470', name: '양천구' },
      { code: '500', name: '강서구' },
      { code: '530', name: '구로구' },
      { code: '545', name: '금천구' },
      { code: '560', name: '영등포구' },
      { code: '590', name: '동작구' },
      { code: '620', name: '관악구' },
      { code: '650', name: '서초구' },
      { code: '680', name: '강남구' },
      { code: '710', name: '송파구' },
      { code: '740', name: '강동구' }
    ]
  },
  { // 부산광역시
    sidoCode: '26',
    data: [
      { code: '110', name: '중구' },
      { code: '140', name: '서구' },
      { code: '170', name: '동구' },
      { code: '200', name: '영도구' },
      { code: '230', name: '부산진구' },
      { code: '260', name: '동래구' },
      { code: '290', name: '남구' },
      { code: '320', name: '북구' },
      { code: '350', name: '해운대구' },
      { code: '380', name: '사하구' },
      { code: '410', name: '금정구' },
      { code: '440', name: '강서구' },
      { code: '470', name: '연제구' },
      { code: '500', name: '수영구' },
      { code: '530', name: '사상구' },
      { code: '710', name: '기장군' }
    ]
  },
  { // 대구광역시
    sidoCode: '27',
    data: [
      { code: '110', name: '중구' },
      { code: '140', name: '동구' },
      { code: '170', name: '서구' },
      { code: '200', name: '남구' },
      { code: '230', name: '북구' },
      { code: '260', name: '수성구' },
      { code: '290', name: '달서구' },
      { code: '710', name: '달성군' }
    ]
  },
  { // 인천광역시
    sidoCode: '28',
    data: [
      { code: '110', name: '중구' },
      { code: '140', name: '동구' },
      { code: '177', name: '미추홀구' },
      { code: '185', name: '연수구' },
      { code: '200', name: '남동구' },
      { code: '237', name: '부평구' },
      { code: '245', name: '계양구' },
      { code: '260', name: '서구' },
      { code: '710', name: '강화군' },
      { code: '720', name: '옹진군' }
    ]
  },
  { // 광주광역시
    sidoCode: '29',
    data: [
      { code: '110', name: '동구' },
      { code: '140', name: '서구' },
      { code: '155', name: '남구' },
      { code: '170', name: '북구' },
      { code: '200', name: '광산구' }
    ]
  },
  { // 대전광역시
    sidoCode: '30',
    data: [
      { code: '110', name: '동구' },
      { code: '140', name: '중구' },
      { code: '170', name: '서구' },
      { code: '200', name: '유성구' },
      { code: '230', name: '대덕구' }
    ]
  },
  { // 울산광역시
    sidoCode: '31',
    data: [
      { code: '110', name: '중구' },
      { code: '140', name: '남구' },
      { code: '170', name: '동구' },
      { code: '200', name: '북구' },
      { code: '710', name: '울주군' }
    ]
  },
  { // 제주특별자치도
    sidoCode: '50',
    data: [
      { code: '110', name: '제주시' },
      { code: '130', name: '서귀포시' }
    ]
  }
];

export default SiGunGuData