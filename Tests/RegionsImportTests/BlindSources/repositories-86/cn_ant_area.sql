SET FOREIGN_KEY_CHECKS=0;

-- ----------------------------
-- Table structure for `area`
-- ----------------------------
DROP TABLE IF EXISTS `area`;
CREATE TABLE `area` (
  `area_id` int(11) NOT NULL AUTO_INCREMENT COMMENT '地区id',
  `area_name` varchar(255) NOT NULL COMMENT '地区名称',
  `area_pid` int(11) NOT NULL COMMENT '父级地区id',
  PRIMARY KEY (`area_id`)
) ENGINE=InnoDB AUTO_INCREMENT=3408 DEFAULT CHARSET=utf8mb4 COMMENT='地区表';

-- ----------------------------
-- Records of area
-- ----------------------------
INSERT INTO `area` VALUES ('1', '北京', '0');
INSERT INTO `area` VALUES ('2', '安徽', '0');
INSERT INTO `area` VALUES ('3', '福建', '0');
INSERT INTO `area` VALUES ('8', '海南', '0');
INSERT INTO `area` VALUES ('35', '安庆', '2');
INSERT INTO `area` VALUES ('36', '蚌埠', '2');
INSERT INTO `area` VALUES ('37', '巢湖', '2');
INSERT INTO `area` VALUES ('38', '池州', '2');
INSERT INTO `area` VALUES ('39', '滁州', '2');
INSERT INTO `area` VALUES ('40', '阜阳', '2');
INSERT INTO `area` VALUES ('41', '淮北', '2');
INSERT INTO `area` VALUES ('42', '淮南', '2');
INSERT INTO `area` VALUES ('43', '黄山', '2');
INSERT INTO `area` VALUES ('44', '六安', '2');
INSERT INTO `area` VALUES ('45', '马鞍山', '2');
INSERT INTO `area` VALUES ('46', '宿州', '2');
INSERT INTO `area` VALUES ('47', '铜陵', '2');
INSERT INTO `area` VALUES ('48', '芜湖', '2');
INSERT INTO `area` VALUES ('49', '宣城', '2');
INSERT INTO `area` VALUES ('50', '亳州', '2');
INSERT INTO `area` VALUES ('51', '北京', '1');
INSERT INTO `area` VALUES ('52', '福州', '3');
INSERT INTO `area` VALUES ('53', '龙岩', '3');
INSERT INTO `area` VALUES ('54', '南平', '3');
INSERT INTO `area` VALUES ('55', '宁德', '3');
INSERT INTO `area` VALUES ('56', '莆田', '3');
INSERT INTO `area` VALUES ('57', '泉州', '3');
INSERT INTO `area` VALUES ('58', '三明', '3');
INSERT INTO `area` VALUES ('59', '厦门', '3');
INSERT INTO `area` VALUES ('60', '漳州', '3');
INSERT INTO `area` VALUES ('119', '海口', '8');
INSERT INTO `area` VALUES ('120', '三亚', '8');
INSERT INTO `area` VALUES ('121', '白沙', '8');
INSERT INTO `area` VALUES ('122', '保亭', '8');
INSERT INTO `area` VALUES ('123', '昌江', '8');
INSERT INTO `area` VALUES ('124', '澄迈县', '8');
INSERT INTO `area` VALUES ('125', '定安县', '8');
INSERT INTO `area` VALUES ('126', '东方', '8');
INSERT INTO `area` VALUES ('127', '乐东', '8');
INSERT INTO `area` VALUES ('128', '临高县', '8');
INSERT INTO `area` VALUES ('129', '陵水', '8');
INSERT INTO `area` VALUES ('130', '琼海', '8');
INSERT INTO `area` VALUES ('131', '琼中', '8');
INSERT INTO `area` VALUES ('132', '屯昌县', '8');
INSERT INTO `area` VALUES ('133', '万宁', '8');
INSERT INTO `area` VALUES ('134', '文昌', '8');
INSERT INTO `area` VALUES ('135', '五指山', '8');
INSERT INTO `area` VALUES ('136', '儋州', '8');
