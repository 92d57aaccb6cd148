-- django-china-aera

-- Dumping data for table 'china_area_province'

INSERT INTO `china_area_province` VALUES(29, '630000', '青海省');
INSERT INTO `china_area_province` VALUES(30, '640000', '宁夏回族自治区');
INSERT INTO `china_area_province` VALUES(31, '650000', '新疆维吾尔自治区');
INSERT INTO `china_area_province` VALUES(32, '710000', '台湾省');
INSERT INTO `china_area_province` VALUES(33, '810000', '香港特别行政区');
INSERT INTO `china_area_province` VALUES(34, '820000', '澳门特别行政区');
