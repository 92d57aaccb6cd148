prompt Importing table codes_district...
set feedback off
set define off
insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (473, '县区级', '海淀', '1', 1, 28, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (474, '街道级', '安宁庄', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (475, '街道级', '北京大学', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (476, '街道级', '北航', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (477, '街道级', '北太平庄', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (478, '街道级', '白石桥', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (479, '街道级', '北洼路', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (480, '街道级', '厂洼', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (481, '街道级', '车道沟', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (482, '街道级', '大钟寺', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (483, '街道级', '定慧寺', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (484, '街道级', '二里庄', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (485, '街道级', '恩济里', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (486, '街道级', '甘家口', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (487, '街道级', '公主坟', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (488, '街道级', '花园桥', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (489, '街道级', '航天桥', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (490, '街道级', '海淀周边', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (491, '街道级', '蓟门桥', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (492, '街道级', '交通大学', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (493, '街道级', '军博', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (494, '街道级', '金沟河', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (495, '街道级', '联想桥', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (496, '街道级', '牡丹园', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (497, '街道级', '马连洼', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (498, '街道级', '明光桥', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (499, '街道级', '清华大学', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (500, '街道级', '清河', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (501, '街道级', '人民大学', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (502, '街道级', '上地', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (503, '街道级', '双榆树', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (504, '街道级', '四季青', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (505, '街道级', '世纪城', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (506, '街道级', '苏州桥', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (507, '街道级', '苏州街', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (508, '街道级', '上庄', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (509, '街道级', '田村', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (510, '街道级', '五道口', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (511, '街道级', '魏公村', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (512, '街道级', '万寿路', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (513, '街道级', '五棵松', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (514, '街道级', '万泉河', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (515, '街道级', '万柳', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (516, '街道级', '万寿寺', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (517, '街道级', '温泉', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (518, '街道级', '五彩城', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (519, '街道级', '五路居', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (520, '街道级', '西三旗', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (521, '街道级', '西二旗', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (522, '街道级', '学院路', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (523, '街道级', '小西天', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (524, '街道级', '西八里庄', '1', 1, 473, null);

insert into codes_district (CODEID, TYPENAME, CODENAME, CODEVALUE, CODEORDER, PARENTID, SHORTNAME)
values (525, '街道级', '香山', '1', 1, 473, null);

