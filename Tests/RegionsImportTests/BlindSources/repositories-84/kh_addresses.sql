DROP TABLE IF EXISTS `addresses`;
CREATE TABLE `addresses` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `type` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
  `code` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
  `khmer_name` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
  `name` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
  `sub_of` int(11) DEFAULT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  PRIMARY KEY (`id`) USING BTREE
) ENGINE=InnoDB AUTO_INCREMENT=17119 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- ----------------------------
-- Records of addresses
-- ----------------------------
BEGIN;
INSERT INTO `addresses` VALUES (1, 'ខេត្ត', '1', 'បន្ទាយមានជ័យ', 'Banteay Meanchey', NULL, NULL, NULL);
INSERT INTO `addresses` VALUES (2, 'ស្រុក', '102', 'មង្គលបូរី', 'Mongkol Borei', 1, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (3, 'ឃុំ', '10201', 'បន្ទាយនាង', 'Banteay Neang', 2, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (4, 'ភូមិ', '1020101', 'អូរធំ', 'Ou Thum', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (5, 'ភូមិ', '1020102', 'ភ្នំ', 'Phnum', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (6, 'ភូមិ', '1020103', 'បន្ទាយនាង', 'Banteay Neang', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (7, 'ភូមិ', '1020104', 'គោកព្នៅ', 'Kouk Pnov', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (8, 'ភូមិ', '1020105', 'ត្រាង', 'Trang', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (9, 'ភូមិ', '1020106', 'ពង្រ', 'Pongro', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (10, 'ភូមិ', '1020107', 'គោកទន្លាប់', 'Kouk Tonloab', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (11, 'ភូមិ', '1020108', 'ត្របែក', 'Trabaek', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (12, 'ភូមិ', '1020109', 'ឃីឡិក', 'Khilek', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (13, 'ភូមិ', '1020110', 'សំរោងពេន', 'Samraong Pen', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (14, 'ភូមិ', '1020111', 'ដងរុនលិច', 'Dang Run Lech', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (15, 'ភូមិ', '1020112', 'ដងរុនកើត', 'Dang Run Kaeut', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (16, 'ភូមិ', '1020113', 'អូរស្ងួត', 'Ou Snguot', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (17, 'ភូមិ', '1020114', 'ព្រៃចង្ហាលិច', 'Prey Changha Lech', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (18, 'ភូមិ', '1020115', 'ព្រៃចង្ហាកើត', 'Prey Changha Kaeut', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (19, 'ភូមិ', '1020116', 'អូរអណ្ដូងលិច', 'Ou Andoung Lech', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (20, 'ភូមិ', '1020117', 'អូរអណ្ដូងកណ្ដាល', 'Ou Andoung Kandal', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (21, 'ភូមិ', '1020118', 'អូរអណ្ដូងកើត', 'Ou Andoung Kaeut', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (22, 'ភូមិ', '1020119', 'គោកក្ដួច', 'Kouk Kduoch', 3, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (23, 'ឃុំ', '10202', 'បត់ត្រង់', 'Bat Trang', 2, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (24, 'ភូមិ', '1020201', 'ខ្ទុម្ពរាយលិច', 'Khtum Reay Lech', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (25, 'ភូមិ', '1020202', 'ខ្ទុម្ពរាយកើត', 'Khtum Reay Kaeut', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (26, 'ភូមិ', '1020203', 'អន្លង់ថ្ងាន់កើត', 'Anlong Thngan Kaeut', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (27, 'ភូមិ', '1020204', 'អន្លង់ថ្ងាន់លិច', 'Anlong Thngan Lech', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (28, 'ភូមិ', '1020205', 'បង់បត់លិច', 'Bang Bat Lech', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (29, 'ភូមិ', '1020206', 'បង់បត់កើត', 'Bang Bat Kaeut', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (30, 'ភូមិ', '1020207', 'បត់ត្រង់', 'Bat Trang', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (31, 'ភូមិ', '1020208', 'បត់ត្រង់ធំលិច', 'Bat Trang Thum Lech', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (32, 'ភូមិ', '1020209', 'បត់ត្រង់ធំកើត', 'Bat Trang Thum Kaeut', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (33, 'ភូមិ', '1020210', 'បត់ត្រង់តូច', 'Bat Trang Touch', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (34, 'ភូមិ', '1020211', 'ព្រែកជីក', 'Preaek Chik', 23, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (54, 'ឃុំ', '10204', 'គោកបល្ល័ង្គ', 'Kouk Ballangk', 2, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (55, 'ភូមិ', '1020401', 'គោកបល្ល័ង្ក', 'Kouk Ballangk', 54, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (56, 'ភូមិ', '1020402', 'តាអន', 'Ta An', 54, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (57, 'ភូមិ', '1020403', 'ប្រឡាយជ្រៃ', 'Pralay Chrey', 54, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (58, 'ភូមិ', '1020404', 'ជើងចាប', 'Cheung Chab', 54, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (59, 'ភូមិ', '1020405', 'ផាត់សណ្ដោង', 'Phat Sandaong', 54, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (60, 'ភូមិ', '1020406', 'ចារថ្មី', 'Char Thmei', 54, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (61, 'ភូមិ', '1020407', 'ផ្អាវថ្មី', 'Ph\'av Thmei', 54, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
INSERT INTO `addresses` VALUES (62, 'ភូមិ', '1020408', 'តាសល់', 'Ta Sal', 54, '2019-12-24 09:16:19', '2019-12-24 09:16:19');
COMMIT;
