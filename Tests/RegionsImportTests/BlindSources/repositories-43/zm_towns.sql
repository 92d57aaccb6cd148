--
--Table structure for table 'provinces_districts'
--
CREATE TABLE IF NOT EXISTS `provinces_districts` 
(
  `id` int(3) NOT NULL,
  `province` varchar(50) DEFAULT NULL, 
 -- `province_code` char(2) DEFAULT NULL,	-- Abbreviation for Province 2 Character Code
  `district` varchar(50) DEFAULT NULL, -- 
  `district_code` char(3) DEFAULT NULL,	-- Abbreviation for district 3 Character Code
  PRIMARY KEY (`district`)
);

--
-- Data dump for the table 'provinces_districts'
--

INSERT INTO `provinces_districts` (`id`, `province`, `district`, `district_code`) VALUES
(1, 'Central', 'Chibombo', 'NIL'),
(2, 'Central', 'Chisamba', 'NIL'),
(3, 'Central', 'Chitambo', 'NIL'),
(4, 'Central', 'Itezhi-Tezhi', 'NIL'),
(5, 'Central', 'Kabwe', 'KBE'),
(6, 'Central', 'Kapiri Mposhi', 'KPM'),
(7, 'Central', 'Luano', 'NIL'),
(8, 'Central', 'Mkushi', 'NIL'),
(9, 'Central', 'Mumbwa', 'NIL'),
(10,'Central', 'Ngabwe', 'NIL'),
(11,'Central', 'Serenje', 'NIL');
INSERT INTO `provinces_districts` (`id`, `province`, `district`, `district_code`) VALUES
(12,'Copperbelt', 'Chililabombwe', 'NIL'),
(13,'Copperbelt', 'Chingola', 'NIL'),
(14,'Copperbelt', 'Kalulushi', 'NIL'),
(15,'Copperbelt', 'Kitwe', 'KTW'),
(16,'Copperbelt', 'Luanshya', 'NIL'),
(17,'Copperbelt', 'Lufwanyama', 'NIL'),
(18,'Copperbelt', 'Masaiti', 'NIL'),
(19,'Copperbelt', 'Mpongwe', 'NIL'),
(20,'Copperbelt', 'Ndola', 'NDL');
INSERT INTO `provinces_districts` (`id`, `province`, `district`, `district_code`) VALUES
(21,'Eastern', 'Chadiza', 'NIL'),
(22,'Eastern', 'Chasefu', 'NIL'),
(23,'Eastern', 'Chipangali', 'NIL'),
(24,'Eastern', 'Chipata', 'NIL',),
(25,'Eastern', 'Kasenengwa', 'NIL',),
(26,'Eastern', 'Katete', 'NIL'),
(27,'Eastern', 'Lumezi', 'NIL'),
(28,'Eastern', 'Lundazi', 'NIL'),
(29,'Eastern', 'Mambwe', 'NIL'),
(30,'Eastern', 'Msanzala', 'NIL'),
(31,'Eastern', 'Nyimba', 'NIL'),
(32,'Eastern', 'Petauke', 'NIL'),
(33,'Eastern', 'Sinda', 'NIL'),
(34,'Eastern', 'Vubwi', 'NIL');
INSERT INTO `provinces_districts` (`id`, `province`, `district`, `district_code`) VALUES
(47,'Lusaka', 'Chilanga', 'NIL'),
(48,'Lusaka', 'Chirundu', 'NIL'),
(49,'Lusaka', 'Chongwe', 'NIL'),
(50,'Lusaka', 'Kafue', 'NIL'),
(51,'Lusaka', 'Luangwa', 'NIL'),
(52,'Lusaka', 'Lusaka', 'LSK'),
(53,'Lusaka', 'Rufunsa', 'NIL'),
(54,'Lusaka', 'Shibuyunji', 'NIL');
INSERT INTO `provinces_districts` (`id`, `province`, `district`, `district_code`) VALUES
(55,'Muchinga', 'Chama', 'NIL'),
(56,'Muchinga', 'Chinsali', 'NIL'),
(57,'Muchinga', 'Chilinda', 'NIL'),
(58,'Muchinga', 'Isoka', 'NIL'),
(59,'Muchinga', 'Kanchibiya', 'NIL'),
(60,'Muchinga', 'Lavushimanda', 'NIL'),
(61,'Muchinga', 'Mafinga', 'NIL'),
(62,'Muchinga', 'Mpika', 'NIL'),
(63,'Muchinga', 'Nakonde', 'NIL'),
(64,'Muchinga', 'Shiwanga''andu', 'NIL');
INSERT INTO `provinces_districts` (`id`, `province`, `district`, `district_code`) VALUES
(77,'North-Western', 'Chavuma', 'NIL'),
(78,'North-Western', 'Ikelenge', 'NIL'),
(79,'North-Western', 'Kabompo', 'NIL'),
(80,'North-Western', 'Kasempa', 'NIL'),
(81,'North-Western', 'Kalumbila', 'NIL'),
(82,'North-Western', 'Manyinga', 'NIL'),
(83,'North-Western', 'Mufumbwe', 'NIL'),
(84,'North-Western', 'Mushindano', 'NIL'),
(85,'North-Western', 'Mwinilunga', 'NIL'),
(86,'North-Western', 'Solwezi', 'NIL'),
(87,'North-Western', 'Zambezi', 'NIL');
