INSERT INTO provinces VALUES (1,'北京市',110000);
INSERT INTO provinces VALUES (2,'天津市',120000);
INSERT INTO provinces VALUES (3,'河北省',130000);
INSERT INTO provinces VALUES (4,'山西省',140000);
INSERT INTO provinces VALUES (5,'内蒙古',150000);
