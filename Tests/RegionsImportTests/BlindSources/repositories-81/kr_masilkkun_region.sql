-- 대한민국 최상위 행정구역 (17개)
INSERT INTO regions (id, name, parent_id) VALUES (1, '서울특별시', NULL);
INSERT INTO regions (id, name, parent_id) VALUES (2, '부산광역시', NULL);
INSERT INTO regions (id, name, parent_id) VALUES (3, '대구광역시', NULL);
INSERT INTO regions (id, name, parent_id) VALUES (4, '인천광역시', NULL);
INSERT INTO regions (id, name, parent_id) VALUES (5, '광주광역시', NULL);
INSERT INTO regions (id, name, parent_id) VALUES (6, '대전광역시', NULL);
INSERT INTO regions (id, name, parent_id) VALUES (7, '울산광역시', NULL);
INSERT INTO regions (id, name, parent_id) VALUES (8, '세종특별자치시', NULL);

-- 대구광역시 (7개 구, 2개 군)
INSERT INTO regions (id, name, parent_id) SELECT 301, '중구', 3 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 301);
INSERT INTO regions (id, name, parent_id) SELECT 302, '동구', 3 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 302);
INSERT INTO regions (id, name, parent_id) SELECT 303, '서구', 3 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 303);
INSERT INTO regions (id, name, parent_id) SELECT 304, '남구', 3 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 304);
INSERT INTO regions (id, name, parent_id) SELECT 305, '북구', 3 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 305);
INSERT INTO regions (id, name, parent_id) SELECT 306, '수성구', 3 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 306);
INSERT INTO regions (id, name, parent_id) SELECT 307, '달서구', 3 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 307);
INSERT INTO regions (id, name, parent_id) SELECT 308, '달성군', 3 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 308);
INSERT INTO regions (id, name, parent_id) SELECT 309, '군위군', 3 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 309);

-- 인천광역시 (8개 구, 2개 군)
INSERT INTO regions (id, name, parent_id) SELECT 401, '중구', 4 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 401);
INSERT INTO regions (id, name, parent_id) SELECT 402, '동구', 4 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 402);
INSERT INTO regions (id, name, parent_id) SELECT 403, '미추홀구', 4 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 403);
INSERT INTO regions (id, name, parent_id) SELECT 404, '연수구', 4 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 404);
INSERT INTO regions (id, name, parent_id) SELECT 405, '남동구', 4 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 405);
INSERT INTO regions (id, name, parent_id) SELECT 406, '부평구', 4 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 406);
INSERT INTO regions (id, name, parent_id) SELECT 407, '계양구', 4 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 407);
INSERT INTO regions (id, name, parent_id) SELECT 408, '서구', 4 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 408);
INSERT INTO regions (id, name, parent_id) SELECT 409, '강화군', 4 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 409);
INSERT INTO regions (id, name, parent_id) SELECT 410, '옹진군', 4 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 410);

-- 광주광역시 (5개 구)
INSERT INTO regions (id, name, parent_id) SELECT 501, '동구', 5 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 501);
INSERT INTO regions (id, name, parent_id) SELECT 502, '서구', 5 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 502);
INSERT INTO regions (id, name, parent_id) SELECT 503, '남구', 5 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 503);
INSERT INTO regions (id, name, parent_id) SELECT 504, '북구', 5 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 504);
INSERT INTO regions (id, name, parent_id) SELECT 505, '광산구', 5 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 505);

-- 대전광역시 (5개 구)
INSERT INTO regions (id, name, parent_id) SELECT 601, '동구', 6 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 601);
INSERT INTO regions (id, name, parent_id) SELECT 602, '중구', 6 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 602);
INSERT INTO regions (id, name, parent_id) SELECT 603, '서구', 6 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 603);
INSERT INTO regions (id, name, parent_id) SELECT 604, '유성구', 6 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 604);
INSERT INTO regions (id, name, parent_id) SELECT 605, '대덕구', 6 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 605);

-- 울산광역시 (4개 구, 1개 군)
INSERT INTO regions (id, name, parent_id) SELECT 701, '중구', 7 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 701);
INSERT INTO regions (id, name, parent_id) SELECT 702, '남구', 7 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 702);
INSERT INTO regions (id, name, parent_id) SELECT 703, '동구', 7 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 703);
INSERT INTO regions (id, name, parent_id) SELECT 704, '북구', 7 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 704);
INSERT INTO regions (id, name, parent_id) SELECT 705, '울주군', 7 FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM regions WHERE id = 705);
