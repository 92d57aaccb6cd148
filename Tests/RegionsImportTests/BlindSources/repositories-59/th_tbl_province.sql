SET FOREIGN_KEY_CHECKS=0;
-- ----------------------------
-- Table structure for tbl_province
-- ----------------------------
DROP TABLE IF EXISTS `tbl_province`;
CREATE TABLE `tbl_province` (
  `PROVINCE_ID` int(5) NOT NULL AUTO_INCREMENT,
  `PROVINCE_CODE` varchar(2) COLLATE utf8_unicode_ci NOT NULL,
  `PROVINCE_NAME` varchar(150) COLLATE utf8_unicode_ci NOT NULL,
  `GEO_ID` int(5) NOT NULL DEFAULT '0',
  PRIMARY KEY (`PROVINCE_ID`)
) ENGINE=MyISAM AUTO_INCREMENT=78 DEFAULT CHARSET=utf8 COLLATE=utf8_unicode_ci;

-- ----------------------------
-- Records 
-- ----------------------------
INSERT INTO `tbl_province` VALUES ('1', '10', 'กรุงเทพมหานคร   ', '2');
INSERT INTO `tbl_province` VALUES ('2', '11', 'สมุทรปราการ   ', '2');
INSERT INTO `tbl_province` VALUES ('3', '12', 'นนทบุรี   ', '2');
INSERT INTO `tbl_province` VALUES ('4', '13', 'ปทุมธานี   ', '2');
INSERT INTO `tbl_province` VALUES ('10', '19', 'สระบุรี', '2');
INSERT INTO `tbl_province` VALUES ('11', '20', 'ชลบุรี   ', '5');
INSERT INTO `tbl_province` VALUES ('12', '21', 'ระยอง   ', '5');
INSERT INTO `tbl_province` VALUES ('13', '22', 'จันทบุรี   ', '5');
INSERT INTO `tbl_province` VALUES ('14', '23', 'ตราด   ', '5');
INSERT INTO `tbl_province` VALUES ('19', '30', 'นครราชสีมา   ', '3');
INSERT INTO `tbl_province` VALUES ('20', '31', 'บุรีรัมย์   ', '3');
INSERT INTO `tbl_province` VALUES ('21', '32', 'สุรินทร์   ', '3');
INSERT INTO `tbl_province` VALUES ('28', '40', 'ขอนแก่น   ', '3');
INSERT INTO `tbl_province` VALUES ('38', '50', 'เชียงใหม่   ', '1');
INSERT INTO `tbl_province` VALUES ('39', '51', 'ลำพูน   ', '1');
INSERT INTO `tbl_province` VALUES ('40', '52', 'ลำปาง   ', '1');
INSERT INTO `tbl_province` VALUES ('45', '57', 'เชียงราย   ', '1');
INSERT INTO `tbl_province` VALUES ('50', '63', 'ตาก   ', '4');
INSERT INTO `tbl_province` VALUES ('55', '70', 'ราชบุรี   ', '4');
INSERT INTO `tbl_province` VALUES ('56', '71', 'กาญจนบุรี   ', '4');
INSERT INTO `tbl_province` VALUES ('61', '76', 'เพชรบุรี   ', '4');
INSERT INTO `tbl_province` VALUES ('64', '81', 'กระบี่   ', '6');
INSERT INTO `tbl_province` VALUES ('65', '82', 'พังงา   ', '6');
INSERT INTO `tbl_province` VALUES ('66', '83', 'ภูเก็ต   ', '6');
INSERT INTO `tbl_province` VALUES ('70', '90', 'สงขลา   ', '6');
INSERT INTO `tbl_province` VALUES ('75', '95', 'ยะลา   ', '6');
INSERT INTO `tbl_province` VALUES ('77', '97', 'บึงกาฬ', '3');
