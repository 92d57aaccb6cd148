DROP TABLE IF EXISTS `sd_area`;
CREATE TABLE `sd_area` (
  `cateid` int(10) NOT NULL AUTO_INCREMENT COMMENT '区域主键',
  `name` varchar(20) DEFAULT '' COMMENT '区域名称',
  `followid` int(10) DEFAULT '0' COMMENT '上级',
  `ordnum` int(10) DEFAULT '0',
  PRIMARY KEY (`cateid`),
  KEY `followid` (`followid`)
) ENGINE=MyISAM AUTO_INCREMENT=820302 DEFAULT CHARSET=utf8;
INSERT INTO `sd_area` VALUES ('110000', '北京市', '0', '0');
INSERT INTO `sd_area` VALUES ('110100', '北京市', '110000', '0');
INSERT INTO `sd_area` VALUES ('110101', '东城区', '110100', '0');
INSERT INTO `sd_area` VALUES ('110102', '西城区', '110100', '0');
INSERT INTO `sd_area` VALUES ('110105', '朝阳区', '110100', '0');
INSERT INTO `sd_area` VALUES ('110228', '密云县', '110100', '0');
INSERT INTO `sd_area` VALUES ('110229', '延庆县', '110100', '0');
INSERT INTO `sd_area` VALUES ('130000', '河北省', '0', '0');
INSERT INTO `sd_area` VALUES ('130300', '秦皇岛市', '130000', '0');
INSERT INTO `sd_area` VALUES ('130302', '海港区', '130300', '0');
INSERT INTO `sd_area` VALUES ('130303', '山海关区', '130300', '0');
INSERT INTO `sd_area` VALUES ('130304', '北戴河区', '130300', '0');
INSERT INTO `sd_area` VALUES ('130321', '青龙满族自治县', '130300', '0');
INSERT INTO `sd_area` VALUES ('130322', '昌黎县', '130300', '0');
INSERT INTO `sd_area` VALUES ('130323', '抚宁县', '130300', '0');
INSERT INTO `sd_area` VALUES ('130324', '卢龙县', '130300', '0');
INSERT INTO `sd_area` VALUES ('130800', '承德市', '130000', '0');
INSERT INTO `sd_area` VALUES ('130802', '双桥区', '130800', '0');
INSERT INTO `sd_area` VALUES ('130803', '双滦区', '130800', '0');
INSERT INTO `sd_area` VALUES ('130804', '鹰手营子矿区', '130800', '0');
INSERT INTO `sd_area` VALUES ('130821', '承德县', '130800', '0');
INSERT INTO `sd_area` VALUES ('130822', '兴隆县', '130800', '0');
INSERT INTO `sd_area` VALUES ('130823', '平泉县', '130800', '0');
INSERT INTO `sd_area` VALUES ('130824', '滦平县', '130800', '0');
INSERT INTO `sd_area` VALUES ('130825', '隆化县', '130800', '0');
INSERT INTO `sd_area` VALUES ('130826', '丰宁满族自治县', '130800', '0');
INSERT INTO `sd_area` VALUES ('130827', '宽城满族自治县', '130800', '0');
INSERT INTO `sd_area` VALUES ('130828', '围场满族蒙古族自治县', '130800', '0');
INSERT INTO `sd_area` VALUES ('140000', '山西省', '0', '0');
INSERT INTO `sd_area` VALUES ('140100', '太原市', '140000', '0');
INSERT INTO `sd_area` VALUES ('140105', '小店区', '140100', '0');
INSERT INTO `sd_area` VALUES ('140106', '迎泽区', '140100', '0');
INSERT INTO `sd_area` VALUES ('140107', '杏花岭区', '140100', '0');
INSERT INTO `sd_area` VALUES ('140108', '尖草坪区', '140100', '0');
INSERT INTO `sd_area` VALUES ('140109', '万柏林区', '140100', '0');
INSERT INTO `sd_area` VALUES ('140110', '晋源区', '140100', '0');
INSERT INTO `sd_area` VALUES ('140121', '清徐县', '140100', '0');
INSERT INTO `sd_area` VALUES ('140122', '阳曲县', '140100', '0');
INSERT INTO `sd_area` VALUES ('140123', '娄烦县', '140100', '0');
INSERT INTO `sd_area` VALUES ('140181', '古交市', '140100', '0');
