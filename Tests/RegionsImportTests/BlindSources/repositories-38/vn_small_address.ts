export const provinces = ["Hà Nội", "TP Hồ Chí Minh", "Đà Nẵng"];

export const districts = {
  "Hà Nội": ["Ba Đình", "Hoàn Kiếm", "Tây Hồ"],
  "TP Hồ Chí Minh": ["Quận 1", "Quận 3", "Quận 5"],
  "Đà Nẵng": ["Hải Châu", "Thanh Khê", "Sơn Trà"],
};

export const wards = {
  "Ba Đình": ["Phường Phúc Xá", "Phường Trúc Bạch"],
  "Quận 1": ["Phường Bến Nghé", "Phường Bến Thành"],
  "Hải Châu": ["Phường Hải Châu 1", "Phường Hải Châu 2"],
};