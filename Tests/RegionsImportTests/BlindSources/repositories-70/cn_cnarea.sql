SET FOREIGN_KEY_CHECKS=0;

-- ----------------------------
-- Table structure for cnarea
-- ----------------------------
DROP TABLE IF EXISTS `cnarea`;
CREATE TABLE `cnarea` (
  `id` mediumint(7) unsigned NOT NULL AUTO_INCREMENT,
  `parent_code` bigint(14) unsigned DEFAULT '0' COMMENT '父级行政代码',
  `code` bigint(14) unsigned DEFAULT '0' COMMENT '行政代码',
  `name` varchar(50) DEFAULT '' COMMENT '名称',
  PRIMARY KEY (`id`)
) ENGINE=MyISAM AUTO_INCREMENT=394 DEFAULT CHARSET=utf8 COMMENT='中国行政地区表';

-- ----------------------------
-- Records of cnarea
-- ----------------------------
INSERT INTO `cnarea` VALUES ('1', null, '110000', '北京市');
INSERT INTO `cnarea` VALUES ('2', '110000', '110000', '北京市');
INSERT INTO `cnarea` VALUES ('3', null, '120000', '天津市');
INSERT INTO `cnarea` VALUES ('4', '120000', '120000', '天津市');
INSERT INTO `cnarea` VALUES ('5', null, '130000', '河北省');
INSERT INTO `cnarea` VALUES ('6', '130000', '130100', '石家庄市');
INSERT INTO `cnarea` VALUES ('7', '130000', '130200', '唐山市');
INSERT INTO `cnarea` VALUES ('8', '130000', '130300', '秦皇岛市');
INSERT INTO `cnarea` VALUES ('9', '130000', '130400', '邯郸市');
INSERT INTO `cnarea` VALUES ('10', '130000', '130500', '邢台市');
INSERT INTO `cnarea` VALUES ('11', '130000', '130600', '保定市');
INSERT INTO `cnarea` VALUES ('12', '130000', '130700', '张家口市');
INSERT INTO `cnarea` VALUES ('13', '130000', '130800', '承德市');
INSERT INTO `cnarea` VALUES ('14', '130000', '130900', '沧州市');
INSERT INTO `cnarea` VALUES ('15', '130000', '131000', '廊坊市');
INSERT INTO `cnarea` VALUES ('16', '130000', '131100', '衡水市');
INSERT INTO `cnarea` VALUES ('81', null, '310000', '上海市');
INSERT INTO `cnarea` VALUES ('82', '310000', '310000', '上海市');
INSERT INTO `cnarea` VALUES ('183', null, '420000', '湖北省');
INSERT INTO `cnarea` VALUES ('184', '420000', '420100', '武汉市');
INSERT INTO `cnarea` VALUES ('185', '420000', '420200', '黄石市');
INSERT INTO `cnarea` VALUES ('186', '420000', '420300', '十堰市');
INSERT INTO `cnarea` VALUES ('187', '420000', '420500', '宜昌市');
INSERT INTO `cnarea` VALUES ('188', '420000', '420600', '襄阳市');
INSERT INTO `cnarea` VALUES ('189', '420000', '420700', '鄂州市');
INSERT INTO `cnarea` VALUES ('190', '420000', '420800', '荆门市');
INSERT INTO `cnarea` VALUES ('191', '420000', '420900', '孝感市');
INSERT INTO `cnarea` VALUES ('192', '420000', '421000', '荆州市');
INSERT INTO `cnarea` VALUES ('193', '420000', '421100', '黄冈市');
INSERT INTO `cnarea` VALUES ('194', '420000', '421200', '咸宁市');
INSERT INTO `cnarea` VALUES ('195', '420000', '421300', '随州市');
INSERT INTO `cnarea` VALUES ('196', '420000', '422800', '恩施土家族苗族自治州');
