INSERT INTO province(province_id,province_code,province) VALUES (64,30,"宁夏回族自治区");
INSERT INTO province(province_id,province_code,province) VALUES (65,31,"新疆维吾尔自治区");
INSERT INTO province(province_id,province_code,province) VALUES (71,32,"台湾");
INSERT INTO province(province_id,province_code,province) VALUES (81,33,"香港特别行政区");
INSERT INTO province(province_id,province_code,province) VALUES (82,34,"澳门特别行政区");
