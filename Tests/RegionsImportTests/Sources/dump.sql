CREATE TABLE `provinces` (`id` char(2), `name` varchar(255));
CREATE TABLE `regencies` (`id` char(4), `province_id` char(2), `name` varchar(255));
INSERT INTO `provinces` VALUES ('01','Steviho'),('02','Femar'),('03','Karo'),('04','Marnamin');
INSERT INTO `regencies` VALUES ('0101','01','Vibru'),('0102','01','Quaka'),('0201','02','Limmin'),('0202','02','Nata'),('0203','02','Polminho'),('0301','03','Veslimzen'),('0302','03','Tanapol'),('0303','03','Quafeho'),('0401','04','Torho'),('0402','04','Marbel');
