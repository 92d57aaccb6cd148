prompt PL/SQL Developer import file
set feedback off
set define off
prompt Loading SYS_ORGANIZATION...
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('664348f2-cedb-4d61-8f84-2bd877e97440', '临沂临港经济开发区国土资源局', 1, '5a753e11-0a4c-4f29-89c8-d7c812702016', 2, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('cee9769e-f596-40f9-b992-391e6e642fd7', '临沂高新技术产业开发区国土资源局', 1, '5a753e11-0a4c-4f29-89c8-d7c812702016', 3, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('cf25d659-5c1b-4819-abfe-db571d1dc496', '遥感中心', 2, 'B9D58FB131282E42A1B63A550D3BCBF4', 20, 3, 2);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('e0ac0fee-8ca0-4771-9d5a-f0c1b198fdea', '系统维护', 1, 'B9D58FB131282E42A1B63A550D3BCBF4', 21, 2, 2);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('5b1efd5c-2826-4974-9e2b-f048fe2762a8', '省级审核', 2, 'B9D58FB131282E42A1B63A550D3BCBF4', 22, 3, 2);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('00000000-0000-0000-0000-000000000000', '案件评查部门', 2, 'B9D58FB131282E42A1B63A550D3BCBF4', 0, 3, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('3eb8d39d-2287-448e-b6e3-b5f15b42c9ab', '兰山区国土资源局', 1, '5a753e11-0a4c-4f29-89c8-d7c812702016', 4, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('f3e595be-05aa-4b6a-be35-cfdf25d2dadd', '罗庄区国土资源局', 1, '5a753e11-0a4c-4f29-89c8-d7c812702016', 5, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('d0b4a3af-b9f5-4f42-8dd5-43f1c3804871', '河东区国土资源局', 1, '5a753e11-0a4c-4f29-89c8-d7c812702016', 6, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('6625806a-7ef7-41f9-a000-a4205801ad55', '沂南县国土资源局', 1, '5a753e11-0a4c-4f29-89c8-d7c812702016', 7, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('c1b47c21-2d8d-40cf-ad6e-78e5e49fb070', '郯城县国土资源局', 1, '5a753e11-0a4c-4f29-89c8-d7c812702016', 8, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('0db59ec0-d565-42be-b04c-30d5c9c0e6c8', '沂水县国土资源局', 1, '5a753e11-0a4c-4f29-89c8-d7c812702016', 9, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('47bbb3ca-a6fc-4b39-990f-2e2e2e703ec0', '兰陵县国土资源局', 1, '5a753e11-0a4c-4f29-89c8-d7c812702016', 10, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('d321b854-40d6-4d25-ae72-ce5415fac408', '潍坊市国土资源局', 1, 'B9D58FB131282E42A1B63A550D3BCBF4', 2, 2, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('f7b2c613-e401-4922-8348-95b7b5c8135d', '菏泽市国土资源局', 1, 'B9D58FB131282E42A1B63A550D3BCBF4', 4, 2, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('a5d4bcdc-db1f-4ec7-8d2e-a85c73235959', '任城区国土资源局', 1, '8fdbecea-2b3d-4654-a3e4-a6a9da169db8', 4, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('910fe7de-eb56-48c8-a3b0-84e70382ecdf', '鱼台县国土资源局', 1, '8fdbecea-2b3d-4654-a3e4-a6a9da169db8', 6, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('192eb7f1-aed8-45ea-8544-323c00bb5ade', '德城区国土资源局', 1, 'a31b77fb-2098-4e1c-9264-c20c97e92e66', 3, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('6b9bf657-32aa-4043-ac8b-0de4fecd1d4c', '陵城区国土资源局', 1, 'a31b77fb-2098-4e1c-9264-c20c97e92e66', 4, 1, null);
insert into SYS_ORGANIZATION (id, name, type, parentid, rank, grade, maplayer)
values ('6c63a200-fcc8-4754-b17d-672f5f28cc81', '宁津县国土资源局', 1, 'a31b77fb-2098-4e1c-9264-c20c97e92e66', 5, 1, null);
commit;
