SET FOREIGN_KEY_CHECKS=0;

-- ----------------------------
-- Table structure for city
-- ----------------------------
DROP TABLE IF EXISTS `city`;
CREATE TABLE `city` (
  `Id` int(11) NOT NULL,
  `province` varchar(255) DEFAULT NULL,
  `city_name` varchar(255) DEFAULT NULL,
  `type` varchar(255) DEFAULT NULL,
  PRIMARY KEY (`Id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8;

-- ----------------------------
-- Records of city
-- ----------------------------
INSERT INTO `city` VALUES ('1', '北京', '北京', '直辖市');
INSERT INTO `city` VALUES ('2', '天津', '天津', '直辖市');
INSERT INTO `city` VALUES ('3', '上海', '上海', '直辖市');
INSERT INTO `city` VALUES ('4', '重庆', '重庆', '直辖市');
INSERT INTO `city` VALUES ('5', '安徽省', '合肥', '地级市');
INSERT INTO `city` VALUES ('6', '安徽省', '宿州', '地级市');
INSERT INTO `city` VALUES ('7', '安徽省', '淮北', '地级市');
INSERT INTO `city` VALUES ('8', '安徽省', '阜阳', '地级市');
INSERT INTO `city` VALUES ('9', '安徽省', '蚌埠', '地级市');
INSERT INTO `city` VALUES ('10', '安徽省', '淮南', '地级市');
INSERT INTO `city` VALUES ('11', '安徽省', '滁州', '地级市');
INSERT INTO `city` VALUES ('12', '安徽省', '马鞍山', '地级市');
INSERT INTO `city` VALUES ('13', '安徽省', '芜湖', '地级市');
INSERT INTO `city` VALUES ('14', '安徽省', '铜陵', '地级市');
INSERT INTO `city` VALUES ('15', '安徽省', '安庆', '地级市');
INSERT INTO `city` VALUES ('16', '安徽省', '黄山', '地级市');
INSERT INTO `city` VALUES ('17', '安徽省', '六安', '地级市');
INSERT INTO `city` VALUES ('18', '安徽省', '池州', '地级市');
