var mapVN = {"Cần Thơ": [
"Bình Thuỷ","Cờ Đỏ","Cái Răng","Ô Môn"],"Cần Thơ Bình Thuỷ": [
"An Thới","Bình Thủy","Bùi Hữu Nghĩa","Long Hòa","Long Tuyền","Thới An Đông","Trà An","Trà Nóc"],
"Cần Thơ Cờ Đỏ": [
"Cờ Đỏ","Đông Hiệp","Đông Thắng","Thạnh Phú","Thới Đông","Thới Hưng","Thới Xuân","Trung An","Trung Hưng","Trung Thạnh"],
"Cần Thơ Cái Răng": [
"Ba Láng","Hưng Phú","Hưng Thạnh","Lê Bình","Phú Thứ","Tân Phú","Thường Thạnh"],
"Cần Thơ Ô Môn": [
"Châu Văn Liêm","Long Hưng","Phước Thới","Thới An","Thới Hòa","Thới Long","Trường Lạc"],


"Hậu Giang": [
"Long Mỹ","Long Mỹ (Thị xã)","Vị Thanh"],"Hậu Giang Long Mỹ": [
"Lương Nghĩa","Lương Tâm","Thuận Hòa","Thuận Hưng","Vĩnh Thuận Đông","Vĩnh Viễn","Vĩnh Viễn A","Xà Phiên"],
"Hậu Giang Long Mỹ (Thị xã)": [
"Bình Thạnh","Long Bình","Long Phú","Long Trị","Long Trị A","Tân Phú","Thuận An","Trà Lồng","Vĩnh Tường"],
"Hậu Giang Vị Thanh": [
"Hoả Lựu","Hoả Tiến","I","III","IV","Tân Tiến","V","Vị Tân","VII"],


"Trà Vinh": [
"Duyên Hải","Trà Vinh"],"Trà Vinh Duyên Hải": [
"Đôn Châu","Đôn Xuân","Đông Hải","Long Khánh","Long Thành","Long Vĩnh","Ngũ Lạc"],
"Trà Vinh Trà Vinh": [
"Long Đức","Phường 1","Phường 2","Phường 3","Phường 4","Phường 5","Phường 6","Phường 7","Phường 8","Phường 9"]
};
