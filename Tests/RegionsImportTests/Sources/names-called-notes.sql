insert into AREA (CODE, NOTE, PYCODE) values ('230000', '黑龙江', 'HLJ');
insert into AREA (CODE, NOTE, PYCODE) values ('230100', '哈尔滨市', 'HEBS');
insert into AREA (CODE, NOTE, PYCODE) values ('230102', '道里区', 'DLQ');
insert into AREA (CODE, NOTE, PYCODE) values ('230103', '南岗区', 'NGQ');
