.nullvalue NULL
.mode list
SELECT id, name FROM region_children('110000') LIMIT 3;
SELECT count(*) FROM region_children;
SELECT id, name, level, rank FROM region_children(440300) WHERE name LIKE '南%';
SELECT count(*) FROM region_children('999999');
SELECT count(*) FROM region_children(NULL);
SELECT count(*) FROM region_children('110101001');
-- Joined: the children of each child.
SELECT p.name, count(*) FROM region_children('460000') AS p, region_children(p.id) AS c GROUP BY p.id LIMIT 2;
CREATE VIRTUAL TABLE china USING regions('Data/china.regions');
SELECT * FROM china WHERE id = '110101';
SELECT id FROM china WHERE id = 110101;
SELECT count(*), min(level), max(level) FROM china WHERE parent = '440300';
SELECT count(*) = (SELECT count(*) FROM china AS c WHERE c.parent IS NOT NULL) + 34 FROM china WHERE level <= 4;
SELECT count(*) FROM china WHERE parent IS NULL AND level = 1;
SELECT c.name FROM (VALUES ('110101'), ('440305'), ('nothing')) AS v LEFT JOIN china AS c ON c.id = v.column1;
CREATE VIRTUAL TABLE bundled USING regions;
SELECT (SELECT count(*) FROM china) = (SELECT count(*) FROM bundled);
CREATE VIRTUAL TABLE missing USING regions('nowhere.regions');
CREATE VIRTUAL TABLE damaged USING regions('Data/Malformed/header-damaged.regions');
CREATE VIRTUAL TABLE many USING regions('a', 'b');
DELETE FROM china;
DROP TABLE china;
-- What a text stands for, and what an address says, each read once.
SELECT id, name, path, kind FROM region_search('nanshan', 1);
SELECT count(*) FROM region_search('南山', 3);
SELECT count(*) FROM region_search(NULL), region_matched(NULL);
SELECT id, name FROM region_search('崇文区') LIMIT 1;
SELECT * FROM region_matched('北京市崇文区幸福大街1号');
SELECT v.column1, m.id, m.rest, m.confidence FROM (VALUES ('杭州市西湖区文三路478号'), ('abc'), (NULL)) AS v LEFT JOIN region_matched(v.column1) AS m;
SELECT * FROM region_search;
SELECT count(*) FROM region_children(110000.5);
SELECT count(*) FROM region_children(' 110000.0'), region_children('110000000000') LIMIT 1;
-- What a pasted message says.
SELECT * FROM region_contact('大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期');
SELECT name, phones, postcode, id, detail FROM region_contact('收货人："张三" 电话 0571-88886666转12，13600488000 地址：浙江省杭州市西湖区文三路478号 310012');
SELECT m.id, p.value FROM region_contact('李四 13600488000 13900000001 杭州市西湖区文三路478号') AS m, json_each(m.phones) AS p;
SELECT count(*) FROM region_contact(NULL);
SELECT name, phones, id, detail, left_over, doubtful, confidence FROM region_contact('');
SELECT doubtful, confidence FROM region_contact('王小明 朝阳区建国路1号 13600488000');
SELECT * FROM region_contact;
