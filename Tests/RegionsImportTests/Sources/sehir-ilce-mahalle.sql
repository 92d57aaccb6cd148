CREATE TABLE `sehir` (
  `sehir_id` int(11) NOT NULL,
  `sehir_title` varchar(255) NOT NULL,
  `sehir_key` int(11) NOT NULL
) ENGINE=MyISAM;
INSERT INTO `sehir` (`sehir_id`, `sehir_title`, `sehir_key`) VALUES
(1, 'Garulford', 2),
(2, 'Garia', 4),
(3, 'Holiswick', 6);
CREATE TABLE `ilce` (
 `ilce_id` int(11),`ilce_title` varchar(255),`ilce_key` int(11),`ilce_sehirkey` int(11));
INSERT INTO `ilce` (`ilce_id`, `ilce_title`, `ilce_key`, `ilce_sehirkey`) VALUES
(1, 'Draelo', 1106, 2),
(2, 'Ververwick', 1109, 2),
(3, 'Saltorville', 1112, 4),
(4, 'Aldale', 1115, 4),
(5, 'Hole', 1118, 6),
(6, 'Veralia', 1121, 6),
(7, 'Istorburg', 1124, 6);
INSERT INTO `mahalle` (`mahalle_id`, `mahalle_title`, `mahalle_key`, `mahalle_ilcekey`) VALUES
(1, 'Stogrewick', 9005, 1106),
(2, 'Marmouth', 9010, 1106),
(3, 'Treclaia', 9015, 1109),
(4, 'Pele', 9020, 1109),
(5, 'Holbeville', 9025, 1112),
(6, 'Ololham', 9030, 1112),
(7, 'Verfield', 9035, 1115),
(8, 'Roswick', 9040, 1115),
(9, 'Karby', 9045, 1115),
(10, 'Freford', 9050, 1118),
(11, 'Fino', 9055, 1118),
(12, 'Alulby', 9060, 1118),
(13, 'Dakaro', 9065, 1118),
(14, 'Garfinmouth', 9070, 1121),
(15, 'Fintore', 9075, 1121),
(16, 'Marham', 9080, 1121),
(17, 'Alkara', 9085, 1121),
(18, 'Garbrio', 9090, 1124),
(19, 'Pelton', 9095, 1124),
(20, 'Gardale', 9100, 1124);