export const DISTRICTS: Record<string, string[]> = {
  서울: ['종로구', '중구', '용산구'],
  부산: ['중구', '서구'],
  대구: ['중구', '동구'],
};
