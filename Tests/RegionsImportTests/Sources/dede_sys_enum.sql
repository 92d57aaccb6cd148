-- DedeCMS: 联动类别
DROP TABLE IF EXISTS `dede_sys_enum`;
CREATE TABLE `dede_sys_enum` (
  `id` smallint(5) unsigned NOT NULL AUTO_INCREMENT,
  `ename` char(30) NOT NULL DEFAULT '',
  `evalue` char(20) NOT NULL DEFAULT '0',
  `egroup` char(20) NOT NULL DEFAULT '',
  `disorder` smallint(5) unsigned NOT NULL DEFAULT '0',
  `issign` tinyint(1) unsigned NOT NULL DEFAULT '0',
  PRIMARY KEY (`id`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8;

INSERT INTO `dede_sys_enum` VALUES('20','北京市','500','nativeplace','500','0');
INSERT INTO `dede_sys_enum` VALUES('21','东城区','501','nativeplace','501','0');
INSERT INTO `dede_sys_enum` VALUES('22','西城区','502','nativeplace','502','0');
INSERT INTO `dede_sys_enum` VALUES('23','朝阳区','503','nativeplace','503','0');
INSERT INTO `dede_sys_enum` VALUES('24','海淀区','504','nativeplace','504','0');
INSERT INTO `dede_sys_enum` VALUES('25','上海市','1000','nativeplace','1000','0');
INSERT INTO `dede_sys_enum` VALUES('26','黄浦区','1001','nativeplace','1001','0');
INSERT INTO `dede_sys_enum` VALUES('27','徐汇区','1002','nativeplace','1002','0');
INSERT INTO `dede_sys_enum` VALUES('28','长宁区','1003','nativeplace','1003','0');
INSERT INTO `dede_sys_enum` VALUES('29','广东省','1500','nativeplace','1500','0');
INSERT INTO `dede_sys_enum` VALUES('30','广州市','1501','nativeplace','1501','0');
INSERT INTO `dede_sys_enum` VALUES('31','深圳市','1502','nativeplace','1502','0');
INSERT INTO `dede_sys_enum` VALUES('32','珠海市','1503','nativeplace','1503','0');
INSERT INTO `dede_sys_enum` VALUES('33','浙江省','2000','nativeplace','2000','0');
INSERT INTO `dede_sys_enum` VALUES('34','杭州市','2001','nativeplace','2001','0');
INSERT INTO `dede_sys_enum` VALUES('35','宁波市','2002','nativeplace','2002','0');
INSERT INTO `dede_sys_enum` VALUES('36','台湾省','2500','nativeplace','2500','0');
INSERT INTO `dede_sys_enum` VALUES('37','海南省','3000','nativeplace','3000','0');
INSERT INTO `dede_sys_enum` VALUES('38','海口市','3001','nativeplace','3001','0');
INSERT INTO `dede_sys_enum` VALUES('39','三亚市','3002','nativeplace','3002','0');
INSERT INTO `dede_sys_enum` VALUES('40','建外街道','503.1','nativeplace','503','2');
INSERT INTO `dede_sys_enum` VALUES('41','呼家楼街道','503.2','nativeplace','503','2');
INSERT INTO `dede_sys_enum` VALUES('42','上地街道','504.1','nativeplace','504','2');
INSERT INTO `dede_sys_enum` VALUES('43','清河街道','504.2','nativeplace','504','2');
INSERT INTO `dede_sys_enum` VALUES('44','学院路街道','504.3','nativeplace','504','2');
INSERT INTO `dede_sys_enum` VALUES('45','外滩街道','1001.1','nativeplace','1001','2');
INSERT INTO `dede_sys_enum` VALUES('46','越秀区','1501.1','nativeplace','1501','2');
INSERT INTO `dede_sys_enum` VALUES('47','天河区','1501.2','nativeplace','1501','2');
INSERT INTO `dede_sys_enum` VALUES('48','海珠区','1501.3','nativeplace','1501','2');
INSERT INTO `dede_sys_enum` VALUES('49','福田区','1502.1','nativeplace','1502','2');
INSERT INTO `dede_sys_enum` VALUES('50','南山区','1502.2','nativeplace','1502','2');
INSERT INTO `dede_sys_enum` VALUES('51','香洲区','1503.1','nativeplace','1503','2');
INSERT INTO `dede_sys_enum` VALUES('52','上城区','2001.1','nativeplace','2001','2');
INSERT INTO `dede_sys_enum` VALUES('53','西湖区','2001.2','nativeplace','2001','2');
INSERT INTO `dede_sys_enum` VALUES('54','余杭区','2001.3','nativeplace','2001','2');
INSERT INTO `dede_sys_enum` VALUES('55','海曙区','2002.1','nativeplace','2002','2');
INSERT INTO `dede_sys_enum` VALUES('56','鄞州区','2002.2','nativeplace','2002','2');
INSERT INTO `dede_sys_enum` VALUES('57','龙华区','3001.1','nativeplace','3001','2');
INSERT INTO `dede_sys_enum` VALUES('58','美兰区','3001.2','nativeplace','3001','2');
