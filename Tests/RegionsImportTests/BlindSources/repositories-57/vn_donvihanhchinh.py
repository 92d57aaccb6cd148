# - - coding: utf8 - -

# thanhphocantho=["Thành Phố Cần Thơ"]

huyencodo = ["Huyện Cờ Đỏ", "Thị Trấn Cờ Đỏ", "Xã Đông Hiệp", "Xã Đông Thắng", "Xã Thạnh Phú", "Xã Thới Đông",
             "Xã Thới Hưng", "Xã Thới Xuân", "Xã Trung An", "Xã Trung Hưng", "Xã Trung Thạnh"]
huyenphongdien = ["Huyện Phong Điền", "Thị Trấn Phong Điền", "Xã Giai Xuân", "Xã Mỹ Khánh", "Xã Nhơn Ái",
                  "Xã Nhơn Nghĩa", "Xã Tân Thới", "Xã Trường Long"]
huyenthoilai = ["Huyện Thới Lai", "Thị Trấn Thới Lai", "Xã Định Môn", "Xã Đông Bình", "Xã Đông Thuận", "Xã Tân Thạnh",
                "Xã Thới Tân", "Xã Thới Thạnh", "Xã Trường Thắng", "Xã Trường Thành", "Xã Trường Xuân",
                "Xã Trường Xuân A", "Xã Trường Xuân B", "Xã Xuân Thắng"]
huyenvinhthanh = ["Huyện Vĩnh Thạnh", "Thị Trấn Thanh An", "Thị Trấn Vĩnh Thạnh", "Xã Thạnh An", "Xã Thạnh Lộc",
                  "Xã Thạnh Lợi", "Xã Thạnh Mỹ", "Xã Thạnh Qưới", "Xã Thạnh Thắng", "Xã Thạnh Tiến", "Xã Vĩnh Bình",
                  "Xã Vĩnh Trinh"]
quanbinhthuy = ["Quận Bình Thuỷ", "Phường An Thới", "Phường Bình Thủy", "Phường Bùi Hữu Nghĩa", "Phường Long Hòa",
                "Phường Long Tuyền", "Phường Thới An Đông", "Phường Trà An", "Phường Trà Nóc"]
quancairang = ["Quận Cái Răng", "Phường Ba Láng", "Phường Hưng Phú", "Phường Hưng Thạnh", "Phường Lê Bình",
               "Phường Phú Thứ", "Phường Tân Phú", "Phường Thường Thạnh"]
