-- /* INSERT QUERY NO: 1 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100101, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Phra Borom Maha Ratchawang', 'พระบรมมหาราชวัง', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 2 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100102, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Wang Burapha Phirom', 'วังบูรพาภิรมย์', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 3 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100103, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Wat Ratchabophit', 'วัดราชบพิธ', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 4 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100104, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Samran Rat', 'สำราญราษฎร์', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 5 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100105, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'San Chao Pho Suea', 'ศาลเจ้าพ่อเสือ', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 6 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100106, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Sao Chingcha', 'เสาชิงช้า', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 7 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100107, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Bowon Niwet', 'บวรนิเวศ', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 8 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100108, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Talat Yot', 'ตลาดยอด', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 9 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100109, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Chana Songkhram', 'ชนะสงคราม', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 10 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100110, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Ban Phan Thom', 'บ้านพานถม', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 11 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100111, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Bang Khun Phrom', 'บางขุนพรหม', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 12 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100112, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Wat Sam Phraya', 'วัดสามพระยา', 1001, '10200', '10200', ''
);

-- /* INSERT QUERY NO: 13 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100201, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Dusit', 'ดุสิต', 1002, '10300', '10300', ''
);

-- /* INSERT QUERY NO: 14 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100202, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Wachira Phayaban', 'วชิรพยาบาล', 1002, '10300', '10300', ''
);

-- /* INSERT QUERY NO: 15 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100203, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Suan Chitlada', 'สวนจิตรลดา', 1002, '10300', '10300', '10303'
);

-- /* INSERT QUERY NO: 16 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100204, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Si Yaek Mahanak', 'สี่แยกมหานาค', 1002, '10300', '10300', ''
);

-- /* INSERT QUERY NO: 17 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100206, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Thanon Nakhon Chai Si', 'ถนนนครไชยศรี', 1002, '10300', '10300', ''
);

-- /* INSERT QUERY NO: 18 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100301, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Krathum Rai', 'กระทุ่มราย', 1003, '10530', '10530', ''
);

-- /* INSERT QUERY NO: 19 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100302, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Nong Chok', 'หนองจอก', 1003, '10530', '10530', ''
);

-- /* INSERT QUERY NO: 20 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100303, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Khlong Sip', 'คลองสิบ', 1003, '10530', '10530', ''
);

-- /* INSERT QUERY NO: 21 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100304, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Khlong Sip Song', 'คลองสิบสอง', 1003, '10530', '10530', ''
);

-- /* INSERT QUERY NO: 22 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100305, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Khok Faet', 'โคกแฝด', 1003, '10530', '10530', ''
);

-- /* INSERT QUERY NO: 23 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100306, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Khu Fang Nuea', 'คู้ฝั่งเหนือ', 1003, '10530', '10530', ''
);

-- /* INSERT QUERY NO: 24 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100307, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Lam Phak Chi', 'ลำผักชี', 1003, '10530', '10530', ''
);

-- /* INSERT QUERY NO: 25 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100308, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Lam Toiting', 'ลำต้อยติ่ง', 1003, '10530', '10530', ''
);

-- /* INSERT QUERY NO: 26 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100401, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Maha Phruettharam', 'มหาพฤฒาราม', 1004, '10500', '10500', ''
);

-- /* INSERT QUERY NO: 27 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100402, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Si Lom', 'สีลม', 1004, '10500', '10500', ''
);

-- /* INSERT QUERY NO: 28 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100403, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Suriyawong', 'สุริยวงศ์', 1004, '10500', '10500', ''
);

-- /* INSERT QUERY NO: 29 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100404, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Bang Rak', 'บางรัก', 1004, '10500', '10500', ''
);

-- /* INSERT QUERY NO: 30 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100405, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Si Phraya', 'สี่พระยา', 1004, '10500', '10500', ''
);

-- /* INSERT QUERY NO: 31 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100502, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Anusawari', 'อนุสาวรีย์', 1005, '10220', '10220', ''
);

-- /* INSERT QUERY NO: 32 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100508, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Tha Raeng', 'ท่าแร้ง', 1005, '10220', '10220', '10230'
);

-- /* INSERT QUERY NO: 33 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100601, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Khlong Chan', 'คลองจั่น', 1006, '10240', '10240', ''
);

-- /* INSERT QUERY NO: 34 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100608, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Hua Mak', 'หัวหมาก', 1006, '10240', '10240', '10250'
);

-- /* INSERT QUERY NO: 35 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100701, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Rong Mueang', 'รองเมือง', 1007, '10330', '10330', ''
);

-- /* INSERT QUERY NO: 36 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100702, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Wang Mai', 'วังใหม่', 1007, '10330', '10110', '10120'
);

-- /* INSERT QUERY NO: 37 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100703, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Pathum Wan', 'ปทุมวัน', 1007, '10330', '10330', ''
);

-- /* INSERT QUERY NO: 38 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100704, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Lumphini', 'ลุมพินี', 1007, '10330', '10330', ''
);

-- /* INSERT QUERY NO: 39 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100801, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Pom Prap', 'ป้อมปราบ', 1008, '10100', '10100', ''
);

-- /* INSERT QUERY NO: 40 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100802, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Wat Thep Sirin', 'วัดเทพศิรินทร์', 1008, '10100', '10100', ''
);

-- /* INSERT QUERY NO: 41 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100803, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Khlong Maha Nak', 'คลองมหานาค', 1008, '10100', '10100', ''
);

-- /* INSERT QUERY NO: 42 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100804, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Ban Bat', 'บ้านบาตร', 1008, '10100', '10100', ''
);

-- /* INSERT QUERY NO: 43 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100805, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Wat Sommanat', 'วัดโสมนัส', 1008, '10100', '10100', ''
);

-- /* INSERT QUERY NO: 44 */
INSERT INTO sub_district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, district, post_code_main, post_code_all, post_code_remark)
VALUES
(
100905, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, '', 'Bang Chak', 'บางจาก', 1009, '10260', '10260', ''
);

