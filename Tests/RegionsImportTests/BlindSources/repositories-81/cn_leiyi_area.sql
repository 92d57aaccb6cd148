
create table ZW_AREA
(
  ID        NUMBER(20) not null,
  NAME      VARCHAR2(64) not null,
  PARENT_ID NUMBER(20) not null,
  ZIP       VARCHAR2(16),
  TYPE      NUMBER(2) not null
)


insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210000, '辽宁省', 1, null, 2);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210100, '沈阳市', 210000, '110000', 3);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210102, '和平区', 210100, '110002', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210103, '沈河区', 210100, '110013', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210181, '新民市', 210100, '110300', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210182, '浑南新区', 210100, null, 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210183, '张士开发区', 210100, null, 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210185, '其它区', 210100, null, 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210200, '大连市', 210000, '116000', 3);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210202, '中山区', 210200, '116001', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210224, '长海县', 210200, '116500', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210251, '开发区', 210200, null, 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210297, '岭前区', 210200, null, 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210298, '其它区', 210200, null, 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210500, '本溪市', 210000, '117000', 3);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210502, '平山区', 210500, '117000', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210503, '溪湖区', 210500, '117002', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210504, '明山区', 210500, '117021', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210505, '南芬区', 210500, '117014', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210521, '本溪满族自治县', 210500, '117100', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210522, '桓仁满族自治县', 210500, '117200', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210523, '其它区', 210500, null, 4);
commit;

insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210600, '丹东市', 210000, '118000', 3);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210602, '元宝区', 210600, '118000', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210603, '振兴区', 210600, '118002', 4);
insert into ZW_AREA (ID, NAME, PARENT_ID, ZIP, TYPE)
values (210683, '其它区', 210600, null, 4);
