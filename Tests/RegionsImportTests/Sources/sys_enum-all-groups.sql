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

INSERT INTO `dede_sys_enum` VALUES('1','商品','500','infotype','500','0');
INSERT INTO `dede_sys_enum` VALUES('2','出售','501','infotype','501','0');
INSERT INTO `dede_sys_enum` VALUES('3','求购','502','infotype','502','0');
INSERT INTO `dede_sys_enum` VALUES('4','租房','1000','infotype','1000','0');
INSERT INTO `dede_sys_enum` VALUES('5','出租','1001','infotype','1001','0');
INSERT INTO `dede_sys_enum` VALUES('120','北京市','500','nativeplace','500','0');
INSERT INTO `dede_sys_enum` VALUES('121','东城区','501','nativeplace','501','0');
INSERT INTO `dede_sys_enum` VALUES('122','西城区','502','nativeplace','502','0');
INSERT INTO `dede_sys_enum` VALUES('123','朝阳区','503','nativeplace','503','0');
INSERT INTO `dede_sys_enum` VALUES('124','海淀区','504','nativeplace','504','0');
INSERT INTO `dede_sys_enum` VALUES('125','上海市','1000','nativeplace','1000','0');
INSERT INTO `dede_sys_enum` VALUES('126','黄浦区','1001','nativeplace','1001','0');
INSERT INTO `dede_sys_enum` VALUES('127','徐汇区','1002','nativeplace','1002','0');
INSERT INTO `dede_sys_enum` VALUES('128','长宁区','1003','nativeplace','1003','0');
INSERT INTO `dede_sys_enum` VALUES('129','广东省','1500','nativeplace','1500','0');
INSERT INTO `dede_sys_enum` VALUES('130','广州市','1501','nativeplace','1501','0');
INSERT INTO `dede_sys_enum` VALUES('131','深圳市','1502','nativeplace','1502','0');
INSERT INTO `dede_sys_enum` VALUES('132','珠海市','1503','nativeplace','1503','0');
INSERT INTO `dede_sys_enum` VALUES('133','浙江省','2000','nativeplace','2000','0');
INSERT INTO `dede_sys_enum` VALUES('134','杭州市','2001','nativeplace','2001','0');
INSERT INTO `dede_sys_enum` VALUES('135','宁波市','2002','nativeplace','2002','0');
INSERT INTO `dede_sys_enum` VALUES('136','台湾省','2500','nativeplace','2500','0');
INSERT INTO `dede_sys_enum` VALUES('137','海南省','3000','nativeplace','3000','0');
INSERT INTO `dede_sys_enum` VALUES('138','海口市','3001','nativeplace','3001','0');
INSERT INTO `dede_sys_enum` VALUES('139','三亚市','3002','nativeplace','3002','0');
INSERT INTO `dede_sys_enum` VALUES('140','建外街道','503.1','nativeplace','503','2');
INSERT INTO `dede_sys_enum` VALUES('141','呼家楼街道','503.2','nativeplace','503','2');
INSERT INTO `dede_sys_enum` VALUES('142','上地街道','504.1','nativeplace','504','2');
INSERT INTO `dede_sys_enum` VALUES('143','清河街道','504.2','nativeplace','504','2');
INSERT INTO `dede_sys_enum` VALUES('144','学院路街道','504.3','nativeplace','504','2');
INSERT INTO `dede_sys_enum` VALUES('145','外滩街道','1001.1','nativeplace','1001','2');
INSERT INTO `dede_sys_enum` VALUES('146','越秀区','1501.1','nativeplace','1501','2');
INSERT INTO `dede_sys_enum` VALUES('147','天河区','1501.2','nativeplace','1501','2');
INSERT INTO `dede_sys_enum` VALUES('148','海珠区','1501.3','nativeplace','1501','2');
INSERT INTO `dede_sys_enum` VALUES('149','福田区','1502.1','nativeplace','1502','2');
INSERT INTO `dede_sys_enum` VALUES('150','南山区','1502.2','nativeplace','1502','2');
INSERT INTO `dede_sys_enum` VALUES('151','香洲区','1503.1','nativeplace','1503','2');
INSERT INTO `dede_sys_enum` VALUES('152','上城区','2001.1','nativeplace','2001','2');
INSERT INTO `dede_sys_enum` VALUES('153','西湖区','2001.2','nativeplace','2001','2');
INSERT INTO `dede_sys_enum` VALUES('154','余杭区','2001.3','nativeplace','2001','2');
INSERT INTO `dede_sys_enum` VALUES('155','海曙区','2002.1','nativeplace','2002','2');
INSERT INTO `dede_sys_enum` VALUES('156','鄞州区','2002.2','nativeplace','2002','2');
INSERT INTO `dede_sys_enum` VALUES('157','龙华区','3001.1','nativeplace','3001','2');
INSERT INTO `dede_sys_enum` VALUES('158','美兰区','3001.2','nativeplace','3001','2');
INSERT INTO `dede_sys_enum` VALUES('506','160cm以下','1','stature','1','0');
INSERT INTO `dede_sys_enum` VALUES('507','160-170cm','2','stature','2','0');
INSERT INTO `dede_sys_enum` VALUES('508','170cm以上','3','stature','3','0');
INSERT INTO `dede_sys_enum` VALUES('509','未婚','1','marital','1','0');
INSERT INTO `dede_sys_enum` VALUES('510','已婚','2','marital','2','0');
INSERT INTO `dede_sys_enum` VALUES('511','互联网','500','vocation','500','0');
INSERT INTO `dede_sys_enum` VALUES('512','网站制作','501','vocation','501','0');
INSERT INTO `dede_sys_enum` VALUES('513','软件','502','vocation','502','0');
INSERT INTO `dede_sys_enum` VALUES('514','机械','1000','vocation','1000','0');
INSERT INTO `dede_sys_enum` VALUES('515','模具','1001','vocation','1001','0');
