INSERT INTO province VALUES ('1', '北京市', '110000');
INSERT INTO province VALUES ('2', '天津市', '120000');
INSERT INTO province VALUES ('3', '河北省', '130000');
INSERT INTO province VALUES ('4', '山西省', '140000');
INSERT INTO province VALUES ('5', '内蒙古自治区', '150000');
INSERT INTO province VALUES ('22', '重庆市', '500000');
INSERT INTO province VALUES ('32', '台湾省', '710000');
INSERT INTO province VALUES ('33', '香港特别行政区', '810000');
