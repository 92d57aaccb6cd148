INSERT INTO `province` VALUES (1,'Banteay Meanchey','បន្ទាយមានជ័យ'),(2,'Battambang','បាត់ដំបង');
INSERT INTO `district` (`id`,`province_id`,`name_en`,`name_kh`) VALUES (102,1,'Mongkol Borei','មង្គលបូរី'),(103,1,'Phnom Srok','ភ្នំស្រុក'),(201,2,'Banan','បាណន់'),(202,2,'Thma Koul','ថ្មគោល');
INSERT INTO `users` VALUES (1,'admin','x@y.z'),(2,'guest','g@y.z');
