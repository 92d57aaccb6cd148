prompt PL/SQL Developer import file
prompt Created on 2014年3月27日 by Administrator
set feedback off
set define off
prompt Creating CAREACODETBLQG...
create table CAREACODETBLQG
(
  CODE   VARCHAR2(6) not null,
  NOTE   VARCHAR2(34),
  PYCODE VARCHAR2(10)
)
;
alter table CAREACODETBLQG
  add constraint PRIMARYCAREACODETBLQG primary key (CODE);

prompt Loading CAREACODETBLQG...
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230000', '黑龙江', 'HLJ');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230100', '黑龙江哈尔滨市', 'HLJHEBS');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230101', '黑龙江哈尔滨市市辖区', 'HLJHEBSSXQ');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230102', '黑龙江哈尔滨市道里区', 'HLJHEBSDLQ');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230103', '黑龙江哈尔滨市南岗区', 'HLJHEBSNGQ');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230104', '黑龙江哈尔滨市道外区', 'HLJHEBSDWQ');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230106', '黑龙江哈尔滨市香坊区', 'HLJHEBSXFQ');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230107', '黑龙江哈尔滨市动力区', 'HLJHEBSDLQ');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230108', '黑龙江哈尔滨市平房区', 'HLJHEBSPFQ');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230123', '黑龙江依兰县', 'HLJYLX');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230124', '黑龙江方正县', 'HLJFZX');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230125', '黑龙江宾县', 'HLJBX');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230126', '黑龙江巴彦县', 'HLJBYX');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230127', '黑龙江木兰县', 'HLJMLX');
insert into CAREACODETBLQG (CODE, NOTE, PYCODE)
values ('230128', '黑龙江通河县', 'HLJTHX');
