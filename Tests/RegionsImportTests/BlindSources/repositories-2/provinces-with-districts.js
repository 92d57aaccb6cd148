export const provinces = [
  // 광역시
  { code: '11', name: '서울특별시', districts: [] },
  { code: '26', name: '부산광역시', districts: [] },

  // 경기도
  {
    code: '41', name: '경기도', districts: [
      { code: '41111', name: '수원시 장안구' },
      { code: '41113', name: '수원시 권선구' },
      { code: '41131', name: '성남시 수정구' },
    ]
  },
  {
    code: '43', name: '충청북도', districts: [
      { code: '43111', name: '청주시 상당구' },
    ]
  },
];
