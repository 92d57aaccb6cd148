insert into sys_area (id, name, code, level, parent_id, parent_name) values (1, '北京市', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (2, '天津市', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (3, '河北省', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (4, '山西省', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (5, '内蒙古自治区', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (6, '辽宁省', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (7, '吉林省', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (8, '黑龙江省', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (9, '上海市', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (10, '江苏省', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (11, '浙江省', null, 1, null, null);

insert into sys_area (id, name, code, level, parent_id, parent_name) values (32, '市辖区', '120100000000', 2, 2, '天津市');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (33, '沈阳市', '210100000000', 2, 6, '辽宁省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (34, '长春市', '220100000000', 2, 7, '吉林省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (35, '大连市', '210200000000', 2, 6, '辽宁省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (36, '吉林市', '220200000000', 2, 7, '吉林省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (37, '太原市', '140100000000', 2, 4, '山西省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (38, '鞍山市', '210300000000', 2, 6, '辽宁省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (39, '大同市', '140200000000', 2, 4, '山西省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (40, '四平市', '220300000000', 2, 7, '吉林省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (41, '抚顺市', '210400000000', 2, 6, '辽宁省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (42, '阳泉市', '140300000000', 2, 4, '山西省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (61, '呼和浩特市', '150100000000', 2, 5, '内蒙古自治区');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (62, '市辖区', '110100000000', 2, 1, '北京市');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (63, '包头市', '150200000000', 2, 5, '内蒙古自治区');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (64, '乌海市', '150300000000', 2, 5, '内蒙古自治区');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (75, '延边朝鲜族自治州', '222400000000', 2, 7, '吉林省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (77, '兴安盟', '152200000000', 2, 5, '内蒙古自治区');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (80, '哈尔滨市', '230100000000', 2, 8, '黑龙江省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (81, '齐齐哈尔市', '230200000000', 2, 8, '黑龙江省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (82, '石家庄市', '130100000000', 2, 3, '河北省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (84, '唐山市', '130200000000', 2, 3, '河北省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (102, '大兴安岭地区', '232700000000', 2, 8, '黑龙江省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (105, '市辖区', '310100000000', 2, 9, '上海市');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (106, '杭州市', '330100000000', 2, 11, '浙江省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (107, '宁波市', '330200000000', 2, 11, '浙江省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (108, '温州市', '330300000000', 2, 11, '浙江省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (117, '南京市', '320100000000', 2, 10, '江苏省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (118, '无锡市', '320200000000', 2, 10, '江苏省');

insert into sys_area (id, name, code, level, parent_id, parent_name) values (119, '徐州市', '320300000000', 2, 10, '江苏省');

