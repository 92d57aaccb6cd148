SET FOREIGN_KEY_CHECKS=0;

-- ----------------------------
-- Table structure for area
-- ----------------------------
DROP TABLE IF EXISTS `area`;
CREATE TABLE `area` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `url` varchar(200) DEFAULT NULL,
  `name` varchar(50) DEFAULT NULL,
  `job_type` int(11) DEFAULT NULL,
  `city_id` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=499 DEFAULT CHARSET=utf8;

-- ----------------------------
-- Records of area
-- ----------------------------
INSERT INTO `area` VALUES ('1', 'https://aq.lianjia.com/zufang/yingjiangqu/', '迎江区', '1', '1');
INSERT INTO `area` VALUES ('2', 'https://aq.lianjia.com/zufang/yixiuqu/', '宜秀区', '1', '1');
INSERT INTO `area` VALUES ('3', 'https://aq.lianjia.com/zufang/daguanqu/', '大观区', '1', '1');
INSERT INTO `area` VALUES ('4', 'https://hf.lianjia.com/zufang/baohe/', '包河', '1', '3');
INSERT INTO `area` VALUES ('5', 'https://hf.lianjia.com/zufang/shushan/', '蜀山', '1', '3');
INSERT INTO `area` VALUES ('6', 'https://hf.lianjia.com/zufang/luyang/', '庐阳', '1', '3');
INSERT INTO `area` VALUES ('7', 'https://hf.lianjia.com/zufang/yaohai/', '瑶海', '1', '3');
INSERT INTO `area` VALUES ('8', 'https://hf.lianjia.com/zufang/zhengwu/', '政务', '1', '3');
INSERT INTO `area` VALUES ('9', 'https://hf.lianjia.com/zufang/binhuxinqu/', '滨湖新区', '1', '3');
INSERT INTO `area` VALUES ('10', 'https://hf.lianjia.com/zufang/jingkai2/', '经开', '1', '3');
INSERT INTO `area` VALUES ('11', 'https://hf.lianjia.com/zufang/gaoxin8/', '高新', '1', '3');
INSERT INTO `area` VALUES ('12', 'https://hf.lianjia.com/zufang/xinzhan/', '新站', '1', '3');
INSERT INTO `area` VALUES ('13', 'https://hf.lianjia.com/zufang/feidong/', '肥东', '1', '3');
INSERT INTO `area` VALUES ('14', 'https://hf.lianjia.com/zufang/feixi/', '肥西', '1', '3');
INSERT INTO `area` VALUES ('15', 'https://hf.lianjia.com/zufang/changfeng/', '长丰', '1', '3');
INSERT INTO `area` VALUES ('16', 'https://hf.lianjia.com/zufang/chaohushi/', '巢湖市', '1', '3');
INSERT INTO `area` VALUES ('17', 'https://hf.lianjia.com/zufang/lujiangxian/', '庐江县', '1', '3');
INSERT INTO `area` VALUES ('18', 'https://mas.lianjia.com/zufang/bowangqu/', '博望区', '1', '4');
INSERT INTO `area` VALUES ('19', 'https://mas.lianjia.com/zufang/hanshanxian/', '含山县', '1', '4');
INSERT INTO `area` VALUES ('20', 'https://mas.lianjia.com/zufang/hexian/', '和县', '1', '4');
INSERT INTO `area` VALUES ('21', 'https://mas.lianjia.com/zufang/dangtuxian/', '当涂县', '1', '4');
INSERT INTO `area` VALUES ('22', 'https://mas.lianjia.com/zufang/huashanqu/', '花山区', '1', '4');
INSERT INTO `area` VALUES ('23', 'https://mas.lianjia.com/zufang/yushanqu/', '雨山区', '1', '4');
INSERT INTO `area` VALUES ('24', 'https://wuhu.lianjia.com/zufang/jinghuqu/', '镜湖区', '1', '5');
INSERT INTO `area` VALUES ('25', 'https://wuhu.lianjia.com/zufang/jiujiangqu/', '鸠江区', '1', '5');
INSERT INTO `area` VALUES ('26', 'https://wuhu.lianjia.com/zufang/yijiangqu/', '弋江区', '1', '5');
INSERT INTO `area` VALUES ('27', 'https://wuhu.lianjia.com/zufang/jingjikaifaqu/', '经济开发区', '1', '5');
INSERT INTO `area` VALUES ('28', 'https://wuhu.lianjia.com/zufang/sanshanqu/', '三山区', '1', '5');
INSERT INTO `area` VALUES ('29', 'https://wuhu.lianjia.com/zufang/wuhuxian/', '芜湖县', '1', '5');
INSERT INTO `area` VALUES ('30', 'https://wuhu.lianjia.com/zufang/wuweixian/', '无为县', '1', '5');
INSERT INTO `area` VALUES ('31', 'https://wuhu.lianjia.com/zufang/fanchangxian/', '繁昌县', '1', '5');
INSERT INTO `area` VALUES ('32', 'https://wuhu.lianjia.com/zufang/nanlingxian/', '南陵县', '1', '5');
