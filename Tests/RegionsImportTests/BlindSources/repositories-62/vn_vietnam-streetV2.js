export const street = [
  {
    "id": 1,
    "code": "HaNoi",
    "name": "Thành phố Hà Nội",
    "districts": [
      {
        "id": 1,
        "code": "BaDinh",
        "name": "Quận Ba Đình",
        "wards": [
          { "id": 1, "code": "PhucXa", "name": "Phường Phúc Xá" },
          { "id": 4, "code": "TrucBach", "name": "Phường Trúc Bạch" },
          { "id": 6, "code": "VinhPhuc", "name": "Phường Vĩnh Phúc" },
          { "id": 7, "code": "CongVi", "name": "Phường Cống Vị" },
          { "id": 8, "code": "LieuGiai", "name": "Phường Liễu Giai" },
          {
            "id": 10,
            "code": "NguyenTrungTruc",
            "name": "Phường Nguyễn Trung Trực"
          },
          { "id": 13, "code": "QuanThanh", "name": "Phường Quán Thánh" },
          { "id": 16, "code": "NgocHa", "name": "Phường Ngọc Hà" },
          { "id": 19, "code": "DienBien", "name": "Phường Điện Biên" },
          { "id": 22, "code": "DoiCan", "name": "Phường Đội Cấn" },
          { "id": 25, "code": "NgocKhanh", "name": "Phường Ngọc Khánh" },
          { "id": 28, "code": "KimMa", "name": "Phường Kim Mã" },
          { "id": 31, "code": "GiangVo", "name": "Phường Giảng Võ" },
          { "id": 34, "code": "ThanhCong", "name": "Phường Thành Công" }
        ]
      },
      {
        "id": 2,
        "code": "HoanKiem",
        "name": "Quận Hoàn Kiếm",
        "wards": [
          { "id": 37, "code": "PhucTan", "name": "Phường Phúc Tân" },
          { "id": 40, "code": "DongXuan", "name": "Phường Đồng Xuân" },
          { "id": 43, "code": "HangMa", "name": "Phường Hàng Mã" },
          { "id": 46, "code": "HangBuom", "name": "Phường Hàng Buồm" },
          { "id": 49, "code": "HangDao", "name": "Phường Hàng Đào" },
          { "id": 52, "code": "HangBo", "name": "Phường Hàng Bồ" }
        ]
      }
    ]
  }
]
