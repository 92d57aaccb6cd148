class DistrictsAndWards {
  static Map<String, List<String>> MapDN() {
    return {
      'Ngũ Hành Sơn': [
        'Mỹ An',
        'Mỹ Khê',
        'Khuê Mỹ',
        'Hòa Hải',
        'Hòa Qúy',
      ],
      'Hải Châu': [
        'Phước Ninh',
        'Hòa Cường Bắc',
        'Hòa Cường Nam',
        'Thanh Bình',
        'Tân Chính',
        'Hòa Thuận Tây',
        'Hòa Thuận Đông',
      ],
      'Thanh Khê': [
        'Tam Thuận',
        'An Khê',
        'Xuân Hà',
        'Tân Chính',
        'Thanh Khê Đông',
        'Thanh Khê Tây',
      ],
      'Liên Chiểu': [
        'Hòa Minh',
        'Hòa Khánh Bắc',
        'Hòa Khánh Nam',
        'Nam Ô',
        'Hòa Hiệp Bắc',
        'Hòa Hiệp Nam',
      ],
      'Cẩm Lệ': [
        'Hòa Thọ Đông',
        'Hòa Thọ Tây',
        'Khuê Trung',
        'Hòa An',
        'Đại Hiệp',
      ],
      'Sơn Trà': [
        'Thọ Quang',
        'Mân Thái',
        'Nại Hiên Đông',
        'Nại Hiên Tây',
        'Phước Mỹ',
        'An Hải Bắc',
        'An Hải Tây',
      ],
      'Hoàng Sa': [
        'Đảo Hoàng Sa',
      ],
    };
  }
}
