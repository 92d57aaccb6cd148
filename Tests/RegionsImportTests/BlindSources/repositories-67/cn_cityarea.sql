prompt Importing table CITY_AREA...
set feedback off
set define off
insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (1, '110000', '北京市', '0', null, '0');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (2, '110100', '市辖区', '110000', null, '0');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (3, '110101', '东城区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (4, '110102', '西城区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (5, '110105', '朝阳区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (6, '110106', '丰台区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (7, '110107', '石景山区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (8, '110108', '海淀区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (9, '110109', '门头沟区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (10, '110111', '房山区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (11, '110112', '通州区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (12, '110113', '顺义区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (13, '110114', '昌平区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (14, '110115', '大兴区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (15, '110116', '怀柔区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (16, '110117', '平谷区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (17, '110118', '密云区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (18, '110119', '延庆区', '110100', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (37, '130000', '河北省', '0', null, '0');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (77, '130300', '秦皇岛市', '130000', null, '0');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (78, '130301', '市辖区', '130300', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (79, '130302', '海港区', '130300', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (80, '130303', '山海关区', '130300', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (81, '130304', '北戴河区', '130300', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (82, '130306', '抚宁区', '130300', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (83, '130321', '青龙满族自治县', '130300', null, '0');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (84, '130322', '昌黎县', '130300', null, '0');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (85, '130324', '卢龙县', '130300', null, '0');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (86, '130400', '邯郸市', '130000', null, '0');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (87, '130401', '市辖区', '130400', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (88, '130402', '邯山区', '130400', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (89, '130403', '丛台区', '130400', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (90, '130404', '复兴区', '130400', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (91, '130406', '峰峰矿区', '130400', null, '1');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (92, '130421', '邯郸县', '130400', null, '0');

insert into CITY_AREA (ID, area_code, area_name, PARENT_CODE, area_level, version)
values (93, '130423', '临漳县', '130400', null, '0');

