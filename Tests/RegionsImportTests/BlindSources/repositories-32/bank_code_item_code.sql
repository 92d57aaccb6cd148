truncate table bank_code;


insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (1,'中国工商银行','Industry and Commercial Bank of China','ICBC','工行','ICBKCNBJ');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (2,'中国农业银行','Agricultural Bank of China','ABC','农行','ABOCCNBJ');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (3,'中国银行','Bank of China','BOC','中行','BKCHCNBJ');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (4,'中国建设银行','China Construction Bank','CCB','建行','PCBCCNBJ');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (5,'交通银行','Bank of Communications','BOCOM','交行','COMMCNSH');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (6,'中国光大银行','China Everbright Bank','CEB','光大银行','EVERCNBJ');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (7,'中国民生银行','China Minsheng Bank','CMBC','民生银行','MSBCCNBJ');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (8,'招商银行','China Merchants Bank Corporation','CMB','招商银行','CMBCCNBS');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (9,'兴业银行','China Industrial Bank Co.,Ltd.','CIB','兴业银行','FJIBCNBA');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (10,'中信银行','China Citic Bank','CITIC','中信银行','CIBKCNBJ');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (11,'华夏银行','Hua Xia Bank Co., Ltd','HXB','华夏银行','HXBKCNBJ');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (12,'浦东银行','Shanghai Pudong Development Bank','SPDB','浦东银行','SPDBCNSH');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (13,'平安银行','PingAn Bank','PAB','平安银行','SZDBCNBS');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (14,'广发银行','China Guangfa Bank','CGB','广发银行','GDBKCN22');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (15,'渤海银行','China Bohai Bank Co.,Ltd.','BOHC','渤海银行','CHBHCNBT');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (16,'恒丰银行','HengFeng Bank Co.Ltd','HFB','恒丰银行','HFBACNSD');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (17,'浙商银行','China ZheShang Bank CO.,LTD.','CZB','浙商银行','ZJCBCN2N');
insert into bank_code (bank_id,bank_name,bank_name_en,bank_shortname_en,bank_shortname,bank_swfit_code) values (18,'中国邮政储蓄银行','Postal Savings Bank of China','PSBC','邮储银行','PSBCCNBJ');

