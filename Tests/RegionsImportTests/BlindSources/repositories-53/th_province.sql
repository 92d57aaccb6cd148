CREATE TABLE IF NOT EXISTS `province` (
  `Province_ID` varchar(2) NOT NULL DEFAULT '',
  `Province_Name` varchar(1000) NOT NULL,
  `MGRS` varchar(20) DEFAULT '',
  `Create_User` varchar(50) DEFAULT '',
  `Crate_DTM` datetime DEFAULT NULL,
  `Last_UPD_User` varchar(50) DEFAULT '',
  `Last_UPD_DTM` datetime DEFAULT NULL
) ENGINE=MyISAM DEFAULT CHARSET=utf8;

INSERT INTO `province` (`Province_ID`, `Province_Name`, `MGRS`, `Create_User`, `Crate_DTM`, `Last_UPD_User`, `Last_UPD_DTM`) VALUES
('10', 'กรุงเทพมหานคร', '', 'Initial', '2006-12-21 20:10:29', 'Initial', '2006-12-21 20:10:29'),
('11', 'สมุทรปราการ', '', 'Initial', '2006-12-21 20:10:29', 'Initial', '2006-12-21 20:10:29'),
('12', 'นนทบุรี', '', 'Initial', '2006-12-21 20:10:29', 'Initial', '2006-12-21 20:10:29'),
('13', 'ปทุมธานี', '', 'Initial', '2006-12-21 20:10:29', 'Initial', '2006-12-21 20:10:29'),
('15', 'อ่างทอง', '', 'Initial', '2006-12-21 20:10:29', 'Initial', '2006-12-21 20:10:29'),
('24', 'ฉะเชิงเทรา', '', 'Initial', '2006-12-21 20:10:29', 'Initial', '2006-12-21 20:10:29'),
('86', 'ชุมพร1', '', 'Initial', '2006-12-21 20:10:29', 'tester', '2010-02-17 19:43:30');
