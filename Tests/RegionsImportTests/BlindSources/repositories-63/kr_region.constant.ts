export const REGION_OPTIONS = [
  {
    value: '수도권',
    label: '수도권',
    children: [
      { value: '서울', label: '서울' },
      { value: '인천', label: '인천' },
      { value: '경기', label: '경기' },
    ],
  },
  { value: '강원', label: '강원' },
  {
    value: '충청',
    label: '충청',
    children: [
      { value: '대전', label: '대전' },
      { value: '세종', label: '세종' },
      { value: '충북', label: '충북' },
      { value: '충남', label: '충남' },
    ],
  },
  {
    value: '영남',
    label: '영남',
    children: [
      { value: '부산', label: '부산' },
      { value: '대구', label: '대구' },
      { value: '울산', label: '울산' },
      { value: '경북', label: '경북' },
      { value: '경남', label: '경남' },
    ],
  },
  {
    value: '호남',
    label: '호남',
    children: [
      { value: '광주', label: '광주' },
      { value: '전북', label: '전북' },
      { value: '전남', label: '전남' },
    ],
  },
  { value: '제주', label: '제주' },
];
