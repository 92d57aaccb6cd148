SET FOREIGN_KEY_CHECKS=0;

-- ----------------------------
-- Table structure for pc_region
-- ----------------------------
DROP TABLE IF EXISTS `pc_region`;
CREATE TABLE `pc_region` (
  `id` int(11) NOT NULL AUTO_INCREMENT COMMENT 'ID',
  `pid` int(11) DEFAULT NULL COMMENT '父id',
  `short_name` varchar(100) DEFAULT NULL COMMENT '简称',
  `name` varchar(100) DEFAULT NULL COMMENT '名称',
  `merger_name` varchar(255) DEFAULT NULL COMMENT '全称',
  `level` tinyint(4) DEFAULT NULL COMMENT '层级 0 1 2 省市区县',
  `en` varchar(64) DEFAULT NULL COMMENT '拼音',
  `phone_code` varchar(8) DEFAULT NULL COMMENT '长途区号',
  `zip_code` varchar(16) DEFAULT NULL COMMENT '邮编',
  `first` varchar(2) DEFAULT NULL COMMENT '首字母',
  `lng` varchar(16) DEFAULT NULL COMMENT '经度',
  `lat` varchar(16) DEFAULT NULL COMMENT '纬度',
  `area_code` varchar(16) DEFAULT NULL COMMENT '身份证前缀',
  PRIMARY KEY (`id`),
  UNIQUE KEY `id` (`id`) USING BTREE,
  KEY `pid` (`pid`)
) ENGINE=InnoDB AUTO_INCREMENT=10001126 DEFAULT CHARSET=utf8 COMMENT='区域表';

-- ----------------------------
-- Records of pc_region
-- ----------------------------
INSERT INTO `pc_region` VALUES ('1', '10000', '北京', '北京', '中国,北京', '1', 'beijing', '', '', 'B', '116.405285', '39.904989', '110000');
INSERT INTO `pc_region` VALUES ('2', '1', '北京', '北京市', '中国,北京-北京市', '2', 'beijing', '010', '100000', 'B', '116.405285', '39.904989', '110000');
INSERT INTO `pc_region` VALUES ('3', '2', '东城', '东城区', '中国,北京-北京市-东城区', '3', 'dongcheng', '010', '100010', 'D', '116.41005', '39.93157', '110101');
INSERT INTO `pc_region` VALUES ('4', '2', '西城', '西城区', '中国,北京-北京市-西城区', '3', 'xicheng', '010', '100032', 'X', '116.36003', '39.9305', '110102');
INSERT INTO `pc_region` VALUES ('5', '2', '朝阳', '朝阳区', '中国,北京-北京市-朝阳区', '3', 'chaoyang', '010', '100020', 'C', '116.48548', '39.9484', '110105');
INSERT INTO `pc_region` VALUES ('17', '2', '密云', '密云县', '中国,北京-北京市-密云县', '3', 'miyun', '010', '101500', 'M', '116.84295', '40.37618', '110228');
INSERT INTO `pc_region` VALUES ('18', '2', '延庆', '延庆县', '中国,北京-北京市-延庆县', '3', 'yanqing', '010', '102100', 'Y', '115.97494', '40.45672', '110229');
INSERT INTO `pc_region` VALUES ('19', '10000', '天津', '天津', '中国,天津', '1', 'tianjin', '', '', 'T', '117.190182', '39.125596', '120000');
INSERT INTO `pc_region` VALUES ('20', '19', '天津', '天津市', '中国,天津-天津市', '2', 'tianjin', '022', '300000', 'T', '117.190182', '39.125596', '120000');
INSERT INTO `pc_region` VALUES ('21', '20', '和平', '和平区', '中国,天津-天津市-和平区', '3', 'heping', '022', '300041', 'H', '117.21456', '39.11718', '120101');
INSERT INTO `pc_region` VALUES ('25', '20', '河北', '河北区', '中国,天津-天津市-河北区', '3', 'hebei', '022', '300143', 'H', '117.19697', '39.14816', '130000');
INSERT INTO `pc_region` VALUES ('33', '20', '滨海新区', '滨海新区', '中国,天津-天津市-滨海新区', '3', 'binhaixinqu', '022', '300451', 'B', '117.70162', '39.02668', '120116');
INSERT INTO `pc_region` VALUES ('37', '10000', '河北', '河北省', '中国,河北省', '1', 'hebei', '', '', 'H', '114.502461', '38.045474', '130000');
INSERT INTO `pc_region` VALUES ('38', '37', '石家庄', '石家庄市', '中国,河北省-石家庄市', '2', 'shijiazhuang', '0311', '050011', 'S', '114.502461', '38.045474', '130100');
INSERT INTO `pc_region` VALUES ('39', '38', '长安', '长安区', '中国,河北省-石家庄市-长安区', '3', 'chang\'an', '0311', '050011', 'C', '114.53906', '38.03665', '130102');
INSERT INTO `pc_region` VALUES ('44', '38', '藁城', '藁城区', '中国,河北省-石家庄市-藁城区', '3', 'gaocheng', '0311', '052160', null, '114.84671', '38.02162', '130109');
INSERT INTO `pc_region` VALUES ('46', '38', '栾城', '栾城区', '中国,河北省-石家庄市-栾城区', '3', 'luancheng', '0311', '051430', null, '114.64834', '37.90022', '130111');
INSERT INTO `pc_region` VALUES ('57', '38', '赵县', '赵县', '中国,河北省-石家庄市-赵县', '3', 'zhaoxian', '0311', '051530', 'Z', '114.77612', '37.75628', '130133');
INSERT INTO `pc_region` VALUES ('61', '37', '唐山', '唐山市', '中国,河北省-唐山市', '2', 'tangshan', '0315', '063000', 'T', '118.175393', '39.635113', '130200');
INSERT INTO `pc_region` VALUES ('62', '61', '路南', '路南区', '中国,河北省-唐山市-路南区', '3', 'lunan', '0315', '063000', 'L', '118.15431', '39.62505', '130202');
INSERT INTO `pc_region` VALUES ('71', '61', '乐亭', '乐亭县', '中国,河北省-唐山市-乐亭县', '3', 'laoting', '0315', '063600', 'L', '118.9125', '39.42561', '130225');
INSERT INTO `pc_region` VALUES ('75', '61', '迁安', '迁安市', '中国,河北省-唐山市-迁安市', '3', 'qian\'an', '0315', '064400', 'Q', '118.70068', '39.99833', '130283');
INSERT INTO `pc_region` VALUES ('84', '37', '邯郸', '邯郸市', '中国,河北省-邯郸市', '2', 'handan', '0310', '056002', 'H', '114.490686', '36.612273', '130400');
INSERT INTO `pc_region` VALUES ('89', '84', '邯郸', '邯郸县', '中国,河北省-邯郸市-邯郸县', '3', 'handan', '0310', '056101', 'H', '114.53103', '36.59385', '130421');
