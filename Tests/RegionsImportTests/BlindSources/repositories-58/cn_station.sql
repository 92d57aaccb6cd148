INSERT INTO "station" ("s_id", "s_name") VALUES ('VAP', '北京北');

INSERT INTO "station" ("s_id", "s_name") VALUES ('BOP', '北京东');

INSERT INTO "station" ("s_id", "s_name") VALUES ('BJP', '北京');

INSERT INTO "station" ("s_id", "s_name") VALUES ('VNP', '北京南');

INSERT INTO "station" ("s_id", "s_name") VALUES ('IPP', '北京大兴');

INSERT INTO "station" ("s_id", "s_name") VALUES ('BXP', '北京西');

INSERT INTO "station" ("s_id", "s_name") VALUES ('IFP', '北京朝阳');

INSERT INTO "station" ("s_id", "s_name") VALUES ('CUW', '重庆北');

INSERT INTO "station" ("s_id", "s_name") VALUES ('CQW', '重庆');

INSERT INTO "station" ("s_id", "s_name") VALUES ('CRW', '重庆南');

INSERT INTO "station" ("s_id", "s_name") VALUES ('CXW', '重庆西');

INSERT INTO "station" ("s_id", "s_name") VALUES ('SHH', '上海');

INSERT INTO "station" ("s_id", "s_name") VALUES ('SNH', '上海南');

INSERT INTO "station" ("s_id", "s_name") VALUES ('AOH', '上海虹桥');

INSERT INTO "station" ("s_id", "s_name") VALUES ('SXH', '上海西');

INSERT INTO "station" ("s_id", "s_name") VALUES ('TBP', '天津北');

INSERT INTO "station" ("s_id", "s_name") VALUES ('TJP', '天津');

INSERT INTO "station" ("s_id", "s_name") VALUES ('TIP', '天津南');

INSERT INTO "station" ("s_id", "s_name") VALUES ('TXP', '天津西');

INSERT INTO "station" ("s_id", "s_name") VALUES ('YTM', '万象');

INSERT INTO "station" ("s_id", "s_name") VALUES ('BJB', '滨江');

INSERT INTO "station" ("s_id", "s_name") VALUES ('BRZ', '百浪');

INSERT INTO "station" ("s_id", "s_name") VALUES ('BNM', '班猫箐');

INSERT INTO "station" ("s_id", "s_name") VALUES ('BIV', '北营');

INSERT INTO "station" ("s_id", "s_name") VALUES ('CCT', '长春');

INSERT INTO "station" ("s_id", "s_name") VALUES ('CET', '长春南');

INSERT INTO "station" ("s_id", "s_name") VALUES ('CRT', '长春西');

INSERT INTO "station" ("s_id", "s_name") VALUES ('ICW', '成都东');
