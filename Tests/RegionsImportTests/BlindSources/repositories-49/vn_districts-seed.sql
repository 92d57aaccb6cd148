SET FOREIGN_KEY_CHECKS=0;
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";

/*!40101 SET NAMES utf8mb4 */;


INSERT INTO `districts` VALUES
(1, 65, '10001', 'Ba Dinh District', '50000'),
(2, 65, '10027', 'Long Bien District', '50000'),
(3, 65, '10029', 'Ha Dong City', '50000'),
(4, 71, '16001', 'Thai Nguyen City', '50000'),
(5, 78, '23003', 'Ngo Quyen District', '50000'),
(6, 81, '26001', 'Bac Giang City', '50000'),
(7, 81, '26017', 'Viet Yen District', '50000'),
(8, 90, '35001', 'Thanh Hoa City', '50000'),
(9, 92, '37001', 'Ha Tinh', '50000'),
(10, 97, '42001', 'Tam Ky City', '50000'),
(14, 1, '50001', '1 District', '50000'),
(15, 1, '50003', '2 District', '50000'),
(16, 1, '50005', '3 District', '50000'),
(25, 1, '50025', 'Go Vap District', '50000'),
(26, 1, '50027', 'Tan Binh District', '50000'),
(31, 1, '50037', 'Binh Tan District', '50000'),
(32, 112, '57001', 'Tay Ninh', '50000'),
(37, 119, '64001', 'My Tho City', '50000');
