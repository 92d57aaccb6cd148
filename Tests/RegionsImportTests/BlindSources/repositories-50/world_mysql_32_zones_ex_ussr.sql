#
# * SQL Localization script - Add zones for ex-USSR countries
# * @package Installer

# 'Armenia','AM','ARM'
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Араратская область', 'Араратская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Армавирская область', 'Армавирская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Гегаркуникская область', 'Гегаркуникская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Ереван', 'Ереван');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Котайкская область', 'Котайкская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Лорийская область', 'Лорийская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Область Вайоц Дзор', 'Область Вайоц Дзор');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Область Арагацотн', 'Область Арагацотн');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Сюникская область', 'Сюникская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Тавушская область', 'Тавушская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (011, 'Ширакская область', 'Ширакская область');
# 'Belarus','BY','BLR'
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (020, 'Брестская область', 'Брестская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (020, 'Витебская область', 'Витебская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (020, 'Гомельская область', 'Гомельская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (020, 'Гродненская область', 'Гродненская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (020, 'Минская область', 'Минская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (020, 'Могилевская область', 'Могилевская область');
# 'Georgia','GE','GEO'
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Абхазская автономная республика', 'Абхазская автономная республика');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Аджарская автономная республика', 'Аджарская автономная республика');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Гурия', 'Гурия');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Имерети', 'Имерети');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Кахети', 'Кахети');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Квемо-Картли', 'Квемо-Картли');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Мцхета-Тианети', 'Мцхета-Тианети');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Рача-Лечхуми - Квемо Сванети', 'Рача-Лечхуми - Квемо Сванети');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Республика Южная Осетия', 'Республика Южная Осетия');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Самцхе-Джавахети', 'Самцхе-Джавахети');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Самегрело - Земо-Сванети', 'Самегрело - Земо-Сванети');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Тбилиси', 'Тбилиси');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (080, 'Шида - Картли', 'Шида - Картли');
# 'Kyrgyzstan','KG','KGZ'
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (115, 'Баткенская область', 'Баткенская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (115, 'Джалал-Абадская область', 'Джалал-Абадская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (115, 'Иссык-Кульская область', 'Иссык-Кульская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (115, 'Нарынская область', 'Нарынская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (115, 'Ошская область', 'Ошская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (115, 'Таласская область', 'Таласская область');
INSERT INTO zones (zone_country_id, zone_code, zone_name) VALUES (115, 'Чуйская область', 'Чуйская область');
