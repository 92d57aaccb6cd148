

DROP TABLE IF EXISTS `tb_m_city`;
CREATE TABLE `tb_m_city` (
  `PROVINCE_ID` varchar(20) NOT NULL,
  `CITY_ID` varchar(20) NOT NULL,
  `CITY_NAME` varchar(40) NOT NULL
  );

INSERT INTO `tb_m_city` VALUES ('110000', '110100', '北京市');

INSERT INTO `tb_m_city` VALUES ('120000', '120100', '天津市');

INSERT INTO `tb_m_city` VALUES ('130000', '130100', '石家庄市');

INSERT INTO `tb_m_city` VALUES ('130000', '130200', '唐山市');

INSERT INTO `tb_m_city` VALUES ('130000', '130300', '秦皇岛市');

INSERT INTO `tb_m_city` VALUES ('130000', '130400', '邯郸市');

INSERT INTO `tb_m_city` VALUES ('130000', '130500', '邢台市');

INSERT INTO `tb_m_city` VALUES ('130000', '130600', '保定市');

INSERT INTO `tb_m_city` VALUES ('130000', '130700', '张家口市');

INSERT INTO `tb_m_city` VALUES ('130000', '130800', '承德市');

INSERT INTO `tb_m_city` VALUES ('130000', '130900', '沧州市');

INSERT INTO `tb_m_city` VALUES ('130000', '131000', '廊坊市');

INSERT INTO `tb_m_city` VALUES ('130000', '131100', '衡水市');

INSERT INTO `tb_m_city` VALUES ('140000', '140100', '太原市');

INSERT INTO `tb_m_city` VALUES ('140000', '140200', '大同市');

INSERT INTO `tb_m_city` VALUES ('140000', '140300', '阳泉市');

INSERT INTO `tb_m_city` VALUES ('140000', '140400', '长治市');

INSERT INTO `tb_m_city` VALUES ('140000', '140500', '晋城市');

INSERT INTO `tb_m_city` VALUES ('140000', '140600', '朔州市');

INSERT INTO `tb_m_city` VALUES ('140000', '140700', '晋中市');

INSERT INTO `tb_m_city` VALUES ('140000', '140800', '运城市');

INSERT INTO `tb_m_city` VALUES ('140000', '140900', '忻州市');

INSERT INTO `tb_m_city` VALUES ('140000', '141000', '临汾市');

INSERT INTO `tb_m_city` VALUES ('140000', '141100', '吕梁市');

INSERT INTO `tb_m_city` VALUES ('150000', '150100', '呼和浩特市');

INSERT INTO `tb_m_city` VALUES ('150000', '150200', '包头市');

INSERT INTO `tb_m_city` VALUES ('150000', '150300', '乌海市');

