INSERT INTO `cities` (`id`, `name`, `is_metropolitan`, `plate_number`) VALUES (1, 'Adana', b'1', '01');
INSERT INTO `cities` (`id`, `name`, `is_metropolitan`, `plate_number`) VALUES (2, 'Adıyaman', b'0', '02');
INSERT INTO `cities` (`id`, `name`, `is_metropolitan`, `plate_number`) VALUES (3, 'Afyonkarahisar', b'0', '03');
INSERT INTO `cities` (`id`, `name`, `is_metropolitan`, `plate_number`) VALUES (4, 'Ağrı', b'0', '04');
INSERT INTO `cities` (`id`, `name`, `is_metropolitan`, `plate_number`) VALUES (5, 'Amasya', b'0', '05');
INSERT INTO `cities` (`id`, `name`, `is_metropolitan`, `plate_number`) VALUES (6, 'Ankara', b'1', '06');
