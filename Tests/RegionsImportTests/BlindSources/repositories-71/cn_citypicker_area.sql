SET FOREIGN_KEY_CHECKS=0;

-- ----------------------------
-- Table structure for area
-- ----------------------------
DROP TABLE IF EXISTS `area`;
CREATE TABLE `area` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(50) NOT NULL COMMENT '区域名称',
  `pid` int(11) NOT NULL COMMENT '父级ID',
  PRIMARY KEY (`id`),
  KEY `index_pid` (`pid`)
) ENGINE=InnoDB AUTO_INCREMENT=3281 DEFAULT CHARSET=utf8;

-- ----------------------------
-- Records of area
-- ----------------------------
INSERT INTO `area` VALUES ('1', '北京', '0');
INSERT INTO `area` VALUES ('2', '北京市', '1');
INSERT INTO `area` VALUES ('3', '东城区', '2');
INSERT INTO `area` VALUES ('4', '西城区', '2');
INSERT INTO `area` VALUES ('5', '崇文区', '2');
INSERT INTO `area` VALUES ('6', '宣武区', '2');
INSERT INTO `area` VALUES ('7', '朝阳区', '2');
INSERT INTO `area` VALUES ('8', '丰台区', '2');
INSERT INTO `area` VALUES ('9', '石景山区', '2');
INSERT INTO `area` VALUES ('10', '海淀区', '2');
INSERT INTO `area` VALUES ('11', '门头沟区', '2');
INSERT INTO `area` VALUES ('12', '房山区', '2');
INSERT INTO `area` VALUES ('13', '通州区', '2');
INSERT INTO `area` VALUES ('14', '顺义区', '2');
INSERT INTO `area` VALUES ('15', '昌平区', '2');
INSERT INTO `area` VALUES ('16', '大兴区', '2');
INSERT INTO `area` VALUES ('17', '怀柔区', '2');
INSERT INTO `area` VALUES ('18', '平谷区', '2');
INSERT INTO `area` VALUES ('19', '密云县', '2');
INSERT INTO `area` VALUES ('20', '延庆县', '2');
INSERT INTO `area` VALUES ('104', '安徽', '0');
INSERT INTO `area` VALUES ('105', '合肥市', '104');
INSERT INTO `area` VALUES ('106', '瑶海区', '105');
INSERT INTO `area` VALUES ('107', '庐阳区', '105');
INSERT INTO `area` VALUES ('108', '蜀山区', '105');
INSERT INTO `area` VALUES ('109', '包河区', '105');
INSERT INTO `area` VALUES ('110', '长丰县', '105');
INSERT INTO `area` VALUES ('111', '肥东县', '105');
INSERT INTO `area` VALUES ('112', '肥西县', '105');
INSERT INTO `area` VALUES ('113', '安庆市', '104');
INSERT INTO `area` VALUES ('114', '迎江区', '113');
INSERT INTO `area` VALUES ('115', '大观区', '113');
INSERT INTO `area` VALUES ('116', '郊区', '113');
INSERT INTO `area` VALUES ('117', '怀宁县', '113');
INSERT INTO `area` VALUES ('118', '枞阳县', '113');
INSERT INTO `area` VALUES ('119', '潜山县', '113');
INSERT INTO `area` VALUES ('120', '太湖县', '113');
INSERT INTO `area` VALUES ('121', '宿松县', '113');
INSERT INTO `area` VALUES ('122', '望江县', '113');
INSERT INTO `area` VALUES ('123', '岳西县', '113');
INSERT INTO `area` VALUES ('124', '桐城市', '113');
INSERT INTO `area` VALUES ('125', '蚌埠市', '104');
INSERT INTO `area` VALUES ('126', '龙子湖区', '125');
INSERT INTO `area` VALUES ('127', '蚌山区', '125');
INSERT INTO `area` VALUES ('128', '禹会区', '125');
INSERT INTO `area` VALUES ('129', '淮上区', '125');
INSERT INTO `area` VALUES ('130', '怀远县', '125');
INSERT INTO `area` VALUES ('131', '五河县', '125');
INSERT INTO `area` VALUES ('132', '固镇县', '125');
INSERT INTO `area` VALUES ('133', '亳州市', '104');
INSERT INTO `area` VALUES ('134', '谯城区', '133');
INSERT INTO `area` VALUES ('135', '涡阳县', '133');
INSERT INTO `area` VALUES ('136', '蒙城县', '133');
INSERT INTO `area` VALUES ('137', '利辛县', '133');
INSERT INTO `area` VALUES ('206', '铜陵市', '104');
INSERT INTO `area` VALUES ('207', '铜官山区', '206');
INSERT INTO `area` VALUES ('208', '狮子山区', '206');
INSERT INTO `area` VALUES ('209', '郊区', '206');
INSERT INTO `area` VALUES ('210', '铜陵县', '206');
