/*
-- Query: SELECT * FROM avito.cities
-- Date: 2020-06-24 20:54
*/

/* SCRIPT FOR REGION TABLE */
INSERT IGNORE INTO regions (`id`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `code`, `beaty_name`)
VALUES (1, '0100', '385000', 'Адыгея', '79000000000', 'Респ', '0', '0100000000000', 'Республика Адыгея');
INSERT IGNORE INTO regions (`id`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `code`, `beaty_name`)
VALUES (2, '0200', '452000', 'Башкортостан', '80000000000', 'Респ', '0', '0200000000000', 'Республика Башкортостан');
INSERT IGNORE INTO regions (`id`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `code`, `beaty_name`)
VALUES (3, '0300', '671000', 'Бурятия', '81000000000', 'Респ', '0', '0300000000000', 'Республика Бурятия');
INSERT IGNORE INTO regions (`id`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `code`, `beaty_name`)
VALUES (4, '0400', '649000', 'Алтай', '84000000000', 'Респ', '0', '0400000000000', 'Республика Алтай');
INSERT IGNORE INTO regions (`id`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `code`, `beaty_name`)
VALUES (5, '0500', '368000', 'Дагестан', '82000000000', 'Респ', '0', '0500000000000', 'Республика Дагестан');
INSERT IGNORE INTO regions (`id`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `code`, `beaty_name`)
VALUES (6, '0600', '386000', 'Ингушетия', '26000000000', 'Респ', '0', '0600000000000', 'Республика Ингушетия');
INSERT IGNORE INTO regions (`id`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `code`, `beaty_name`)
VALUES (7, '0700', '', 'Кабардино-Балкарская', '83000000000', 'Респ', '0', '0700000000000',
        'Кабардино-Балкарская Республика');

/* SCRIPT FOR CITY TABLE */

INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (1, '0100000100000', '0105', '', 'Майкоп', '79401000000', 'г', '', 1);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (2, '0100000200000', '0107', '', 'Адыгейск', '79403000000', 'г', '', 1);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (3, '0200000100000', '0200', '', 'Уфа', '80401000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (4, '0200000200000', '0264', '452920', 'Агидель', '80403000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (5, '0200000300000', '0264', '', 'Нефтекамск', '80427000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (6, '0200000400000', '0269', '', 'Октябрьский', '80435000000', 'г', '0265', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (7, '0200000500000', '0261', '', 'Салават', '80439000000', 'г', '0266', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (8, '0200000600000', '0267', '', 'Сибай', '80443000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (9, '0200000700000', '0261', '', 'Кумертау', '80423000000', 'г', '0262', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (10, '0200000800000', '', '', 'Межгорье', '80507000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (11, '0200001400000', '0268', '', 'Стерлитамак', '80445000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (12, '0200100100051', '', '450000', 'Уфа', '80401000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (13, '0200600100000', '0267', '', 'Баймак', '80404000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (14, '0200900100000', '', '', 'Белебей', '80405000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (15, '0201100100000', '', '', 'Белорецк', '80410000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (16, '0201100200051', '0279', '453571', 'Межгорье', '80507000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (17, '0201300100000', '0277', '', 'Бирск', '80415000000', 'г', '0257', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (18, '0201500100000', '0277', '', 'Благовещенск', '80417000000', 'г', '', 2);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (19, '0300000100000', '', '', 'Улан-Удэ', '81401000000', 'г', '', 3);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (20, '0300000200000', '0309', '', 'Северобайкальск', '81420000000', 'г', '0317', 3);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (21, '0300700100000', '0309', '671950', 'Закаменск', '81221501000', 'г', '0307', 3);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (22, '0300900200000', '0309', '', 'Бабушкин', '81224503000', 'г', '', 3);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (23, '0301200100000', '0309', '', 'Кяхта', '81233501000', 'г', '0312', 3);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (24, '0301700200051', '0317', '671702', 'Северобайкальск', '81420000000', 'г', '', 3);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (25, '0301800100000', '0309', '', 'Гусиноозерск', '81248501000', 'г', '0318', 3);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (26, '0400000100000', '', '', 'Горно-Алтайск', '84401000000', 'г', '', 4);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (27, '0500000100000', '', '', 'Махачкала', '82401000000', 'г', '', 5);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (28, '0500000200000', '0550', '368670', 'Дагестанские Огни', '82408000000', 'г', '', 5);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (29, '0500000300000', '0548', '', 'Избербаш', '82415000000', 'г', '', 5);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (30, '0500000400000', '0554', '', 'Каспийск', '82420000000', 'г', '', 5);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (31, '0500000500000', '0547', '368890', 'Южно-Сухокумск', '82438000000', 'г', '0549', 5);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (32, '0500000600000', '0542', '', 'Дербент', '82410000000', 'г', '', 5);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (33, '0500000700000', '0546', '', 'Кизилюрт', '82425000000', 'г', '', 5);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (34, '0500000800000', '0547', '', 'Кизляр', '82430000000', 'г', '', 5);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (35, '0500000900000', '0544', '', 'Хасавюрт', '82435000000', 'г', '', 5);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (36, '0500001000000', '0507', '', 'Буйнакск', '82405000000', 'г', '', 5);
INSERT IGNORE INTO cities (`id`, `code`, `gninmb`, `indx`, `name`, `ocatd`, `socr`, `uno`, `region_id`)
VALUES (37, '0600000100000', '0608', '', 'Магас', '26401000000', 'г', '', 6);
