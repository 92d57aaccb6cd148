const Map<String, Map<String, List<String>>> vietnamProvinces = {
  "Hà Nội": {
    "Ba Đình": ["Phúc Xá", "Trúc Bạch", "Vĩnh Phúc", "Cống Vị", "Liễu Giai"],
    "Hoàn Kiếm": ["Phan Chu Trinh", "Hàng Buồm", "Hàng Bông", "Cửa Đông"],
  },
  "Hồ Chí Minh": {
    "Quận 1": ["Tân Định", "Đa Kao", "Bến Nghé", "Bến Thành", "Nguyễn Cư Trinh"],
    "Quận 3": ["Phường 1", "Phường 2", "Phường 3", "Phường 4", "Phường 5"],
  },
  "Lâm Đồng": {
    "Đà Lạt": ["Phường 1", "Phường 2", "Phường 3", "Phường 4", "Phường 5", "Phường 6", "Phường 7", "Phường 8"],
    "Bảo Lộc": ["Phường 1", "Phường 2", "B'Lao", "Lộc Sơn"],
  },
  // Thêm các tỉnh thành khác ở đây...
};
