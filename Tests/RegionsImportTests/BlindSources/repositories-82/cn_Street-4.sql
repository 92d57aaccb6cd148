/* 福建省 福州市 鼓楼区 */
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 02, 001, '鼓东街道');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 02, 002, '鼓西街道');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 02, 003, '温泉街道');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 02, 009, '五凤街道');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 02, 100, '洪山镇');

/* 福建省 福州市 台江区 */
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 03, 001, '瀛洲街道');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 03, 002, '后洲街道');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 03, 005, '上海街道');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 03, 012, '宁化街道');

/* 福建省 福州市 马尾区 */
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 05, 001, '罗星街道');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 05, 100, '马尾镇');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 05, 101, '亭江镇');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 05, 102, '琅岐镇');

/* 福建省 福州市 晋安区 */
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 11, 001, '茶园街道');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 11, 103, '宦溪镇');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 11, 201, '寿山乡');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 11, 202, '日溪乡');

/* 福建省 福州市 连江县 */
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 22, 100, '凤城镇');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 22, 113, '苔菉镇');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 22, 205, '小沧畲族乡');

/* 福建省 福州市 平潭县 */
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 28, 100, '潭城镇');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 28, 101, '苏澳镇');
INSERT INTO `Street` (ProvinceId, CityId, DistrictId, StreetId, Name) VALUES (35, 01, 28, 102, '流水镇');

