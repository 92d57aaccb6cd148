CREATE TABLE places (
  place_id int, place_name varchar(40), parent_id int, level int, shop_place_id int, shop_place_parent_id int
);
INSERT INTO places VALUES (460000, '海南', 9, 1, 9, 5);
INSERT INTO places VALUES (460100, '海口市', 460000, 2, 460100, 460000);
INSERT INTO places VALUES (460105, '秀英区', 460100, 3, 460105, 460100);
INSERT INTO places VALUES (460106, '龙华区', 460100, 3, 460106, 460100);
INSERT INTO places VALUES (460200, '三亚市', 460000, 2, 460200, 460000);
INSERT INTO places VALUES (460202, '海棠区', 460200, 3, 460202, 460200);
INSERT INTO places VALUES (450000, '广西', 9, 1, 9, 5);
INSERT INTO places VALUES (450100, '南宁市', 450000, 2, 450100, 450000);
INSERT INTO places VALUES (450102, '兴宁区', 450100, 3, 450102, 450100);
INSERT INTO places VALUES (450103, '青秀区', 450100, 3, 450103, 450100);
