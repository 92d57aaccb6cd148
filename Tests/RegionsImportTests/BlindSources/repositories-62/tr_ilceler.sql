SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
START TRANSACTION;
SET time_zone = "+00:00";

CREATE TABLE `ilceler` (
  `id` int(11) NOT NULL,
  `adi` varchar(255) DEFAULT NULL,
  `il_id` int(11) DEFAULT NULL COMMENT 'İL'
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

INSERT INTO `ilceler` (`id`, `adi`, `il_id`) VALUES
(1104, 'SEYHAN', 1),
(1105, 'MERKEZ', 2),
(1108, 'MERKEZ', 3),
(1111, 'MERKEZ', 4),
(1120, 'MERKEZ', 68),
(1121, 'AKSEKİ', 7),
(1126, 'ALANYA', 7),
(1130, 'ALTINDAĞ', 6),
(1134, 'MERKEZ', 5),
(1144, 'MERKEZ', 75),
(1145, 'ARDANUÇ', 8),
(1147, 'ARHAVİ', 8),
(1152, 'MERKEZ', 8),
(1157, 'AYAŞ', 6),
(1167, 'BALA', 6),
(1182, 'BESNİ', 2),
(1187, 'BEYPAZARI', 6),
(1200, 'BOLVADİN', 3),
(1202, 'BORÇKA', 8),
(1219, 'CEYHAN', 1),
(1227, 'ÇAMLIDERE', 6),
(1231, 'ÇANKAYA', 6),
(1239, 'ÇAY', 3),
(1246, 'ÇELİKHAN', 2),
(1252, 'ÇILDIR', 75),
(1260, 'ÇUBUK', 6),
(1267, 'DAZKIRI', 3),
(1281, 'DİNAR', 3),
(1283, 'DİYADİN', 4),
(1287, 'DOĞUBAYAZIT', 4),
(1301, 'ELEŞKİRT', 4),
(1302, 'ELMADAĞ', 6),
(1303, 'ELMALI', 7),
(1306, 'EMİRDAĞ', 3),
(1329, 'FEKE', 1),
(1333, 'FİNİKE', 7),
(1337, 'GAZİPAŞA', 7),
(1347, 'GERGER', 2),
(1354, 'GÖLBAŞI', 2),
(1356, 'GÖLE', 75),
(1363, 'GÖYNÜCEK', 5),
(1365, 'GÜDÜL', 6),
(1368, 'GÜMÜŞHACIKÖY', 5),
(1370, 'GÜNDOĞMUŞ', 7),
(1379, 'HAMUR', 4),
(1380, 'HANAK', 75);
COMMIT;
