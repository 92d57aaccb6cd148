insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10004', '9999', '1', '810', '成都市', 'cd', '1', 'Y', '', '', '', '四川省成都市', 'asd', 'A', to_date('20-05-2015 03:00:00', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:10:00', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10005', '9999', '1', '823', '广元市', 'gy', '1', 'N', '', '', '', '四川省广元市', '', 'A', to_date('21-05-2015 04:07:11', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:11:13', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10007', '10005', '2', '823007', '苍溪县', 'cx', '2', 'N', '123', '123', '12', '四川省广元市苍溪县', '123', 'A', to_date('22-05-2015 05:14:22', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:12:26', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('9999', '', '0', '81', '四川省', 'sc', '0', 'Y', '', '', '', '四川省', '', 'A', to_date('23-05-2015 06:21:33', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:13:39', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10006', '10004', '2', '810007', '高新区', 'gx', '2', 'N', '123', '123', '12', '四川省成都市高新区', '', 'A', to_date('24-05-2015 07:28:44', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:14:52', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10008', '10004', '2', '810008', '锦江区', 'jj', '2', 'N', '', '', '', '四川省成都市锦江区', '', 'A', to_date('25-05-2015 08:35:55', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:15:05', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10009', '10004', '2', '810009', '青羊区', 'qy', '2', 'N', '', '', '', '四川省成都市青羊区', '', 'A', to_date('26-05-2015 09:42:06', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:16:18', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10010', '10004', '2', '810010', '金牛区', 'jn', '2', 'N', '', '', '', '四川省成都市金牛区', '', 'A', to_date('27-05-2015 10:49:17', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:17:31', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10011', '10004', '2', '810011', '武侯区', 'wh', '2', 'N', '', '', '', '四川省成都市武侯区', '', 'A', to_date('28-05-2015 11:56:28', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:18:44', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10012', '10004', '2', '810012', '成华区', 'ch', '2', 'N', '', '', '', '四川省成都市成华区', '', 'A', to_date('20-05-2015 12:03:39', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:19:57', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10013', '10004', '2', '810013', '双流县', 'sl', '2', 'N', '', '', '', '四川省成都市双流县', '', 'A', to_date('21-05-2015 13:10:50', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:20:10', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10014', '10005', '2', '823008', '利州区', 'lz', '2', 'N', '', '', '', '四川省广元市利州区', '', 'A', to_date('22-05-2015 14:17:01', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:21:23', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10015', '10005', '2', '823009', '剑阁县', 'jg', '2', 'N', '', '', '', '四川省广元市剑阁县', '', 'A', to_date('23-05-2015 15:24:12', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:22:36', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10016', '10005', '2', '823010', '旺苍县', 'wc', '2', 'N', '', '', '', '四川省广元市旺苍县', '', 'A', to_date('24-05-2015 16:31:23', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:23:49', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10017', '9999', '1', '816', '绵阳市', 'my', '1', 'N', '', '', '', '四川省绵阳市', '', 'A', to_date('25-05-2015 17:38:34', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:24:02', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10018', '10017', '2', '816007', '涪城区', 'fc', '2', 'N', '', '', '', '四川省绵阳市涪城区', '', 'A', to_date('26-05-2015 18:45:45', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:25:15', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10019', '10017', '2', '816008', '游仙区', 'yx', '2', 'N', '', '', '', '四川省绵阳市游仙区', '', 'A', to_date('27-05-2015 19:52:56', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:26:28', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10020', '10017', '2', '816009', '江油市', 'jy', '2', 'N', '', '', '', '四川省绵阳市江油市', '', 'A', to_date('28-05-2015 20:59:07', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:27:41', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10021', '10017', '2', '816010', '三台县', 'st', '2', 'N', '', '', '', '四川省绵阳市三台县', '', 'A', to_date('20-05-2015 03:06:18', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:28:54', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10022', '9999', '1', '813', '自贡市', 'zg', '1', 'N', '', '', '', '四川省自贡市', '', 'A', to_date('21-05-2015 04:13:29', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:29:07', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10023', '10022', '2', '813007', '自流井区', 'zlj', '2', 'N', '', '', '', '四川省自贡市自流井区', '', 'A', to_date('22-05-2015 05:20:40', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:30:20', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10024', '10022', '2', '813008', '贡井区', 'gj', '2', 'N', '', '', '', '四川省自贡市贡井区', '', 'A', to_date('23-05-2015 06:27:51', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:31:33', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10025', '10022', '2', '813009', '富顺县', 'fs', '2', 'N', '', '', '', '四川省自贡市富顺县', '', 'A', to_date('24-05-2015 07:34:02', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:32:46', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10026', '9999', '1', '830', '泸州市', 'lz', '1', 'N', '', '', '', '四川省泸州市', '', 'A', to_date('25-05-2015 08:41:13', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:33:59', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10027', '10026', '2', '830007', '江阳区', 'jy', '2', 'N', '', '', '', '四川省泸州市江阳区', '', 'A', to_date('26-05-2015 09:48:24', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:34:12', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10028', '10026', '2', '830008', '龙马潭区', 'lmt', '2', 'N', '', '', '', '四川省泸州市龙马潭区', '', 'A', to_date('27-05-2015 10:55:35', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:35:25', 'dd-mm-yyyy hh24:mi:ss'));

insert into area (AREA_ID, PARENT_ID, AREA_SPEC_ID, CODE, NAME, ABBR, SORT_POSITION, IS_CENTER, LONGITUDE, LATITUDE, GEO_AREA_ID, FULL_NAME, REMARKS, STS, STS_DATE, CREATE_DATE)
values ('10029', '10026', '2', '830009', '合江县', 'hj', '2', 'N', '', '', '', '四川省泸州市合江县', '', 'A', to_date('28-05-2015 11:02:46', 'dd-mm-yyyy hh24:mi:ss'), to_date('29-04-2015 20:36:38', 'dd-mm-yyyy hh24:mi:ss'));

