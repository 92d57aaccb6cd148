/*
Navicat MySQL Data Transfer

Source Server         : localhost
Source Server Version : 50505
Source Host           : 127.0.0.1:3306
Source Database       : mowca_hrm

Target Server Type    : MYSQL
Target Server Version : 50505
File Encoding         : 65001

Date: 2020-09-10 23:45:32
*/

SET FOREIGN_KEY_CHECKS=0;

-- ----------------------------
-- Table structure for agencies
-- ----------------------------
DROP TABLE IF EXISTS `agencies`;
CREATE TABLE `agencies` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(255) NOT NULL,
  `name_BN` varchar(255) CHARACTER SET utf8 COLLATE utf8_unicode_ci DEFAULT NULL,
  `head_name` varchar(255) DEFAULT NULL,
  `head_designation` varchar(255) DEFAULT NULL,
  `contact_info` varchar(500) DEFAULT NULL,
  PRIMARY KEY (`id`) USING BTREE
) ENGINE=InnoDB AUTO_INCREMENT=5 DEFAULT CHARSET=latin1 ROW_FORMAT=COMPACT;

-- ----------------------------
-- Records of agencies
-- ----------------------------
INSERT INTO `agencies` VALUES ('1', 'JMS', 'জাতীয় মহিলা সংস্থা', null, null, null);
INSERT INTO `agencies` VALUES ('2', 'DWA', 'মহিলা বিষয়ক অধিদপ্তর', null, null, null);
INSERT INTO `agencies` VALUES ('3', 'BSA', 'বাংলাদেশ শিশু একাডেমী', null, null, null);
INSERT INTO `agencies` VALUES ('4', 'MOWCA', 'মহিলা ও শিশু বিষয়ক মন্ত্রণালয়', null, null, null);

-- ----------------------------
-- Table structure for bloodgroups
-- ----------------------------
DROP TABLE IF EXISTS `bloodgroups`;
CREATE TABLE `bloodgroups` (
  `id` int(10) NOT NULL AUTO_INCREMENT,
  `name` varchar(20) COLLATE utf8_unicode_ci DEFAULT NULL,
  PRIMARY KEY (`id`) USING BTREE
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8 COLLATE=utf8_unicode_ci ROW_FORMAT=DYNAMIC;

-- ----------------------------
-- Records of bloodgroups
-- ----------------------------
INSERT INTO `bloodgroups` VALUES ('1', 'O+');
INSERT INTO `bloodgroups` VALUES ('2', 'trtr');

-- ----------------------------
-- Table structure for designations
-- ----------------------------
DROP TABLE IF EXISTS `designations`;
CREATE TABLE `designations` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(255) CHARACTER SET utf8 DEFAULT '',
  PRIMARY KEY (`id`) USING BTREE
) ENGINE=InnoDB AUTO_INCREMENT=5 DEFAULT CHARSET=utf8 COLLATE=utf8_unicode_ci ROW_FORMAT=DYNAMIC;

-- ----------------------------
-- Records of designations
-- ----------------------------
INSERT INTO `designations` VALUES ('1', 'উপপরিচালক');
INSERT INTO `designations` VALUES ('2', 'উপজেলা মহিলা বিষয়ক কর্মকর্তা');
INSERT INTO `designations` VALUES ('3', 'জেলা শিশু বিষয়ক কর্মকর্তা');
INSERT INTO `designations` VALUES ('4', 'প্রোগ্রাম অফিসার');

-- ----------------------------
-- Table structure for districts
-- ----------------------------
DROP TABLE IF EXISTS `districts`;
CREATE TABLE `districts` (
  `id` int(10) NOT NULL AUTO_INCREMENT,
  `name` varchar(100) COLLATE utf8_unicode_ci DEFAULT NULL,
  `name_BN` varchar(255) COLLATE utf8_unicode_ci DEFAULT NULL,
  `combinedcode` varchar(100) COLLATE utf8_unicode_ci DEFAULT NULL,
  `latitude` double DEFAULT NULL,
  `longitude` double DEFAULT NULL,
  `code` varchar(10) COLLATE utf8_unicode_ci DEFAULT NULL,
  `division_id` int(10) unsigned DEFAULT NULL,
  `division_code` varchar(100) COLLATE utf8_unicode_ci DEFAULT NULL,
  `division_name` varchar(100) COLLATE utf8_unicode_ci DEFAULT NULL,
  `updated_by` int(10) unsigned DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `is_active` tinyint(1) DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL,
  `created_by` bigint(20) DEFAULT NULL,
  `created_at` datetime DEFAULT NULL,
  PRIMARY KEY (`id`) USING BTREE,
  KEY `districts_division_id_foreign` (`division_id`) USING BTREE
) ENGINE=InnoDB AUTO_INCREMENT=45 DEFAULT CHARSET=utf8 COLLATE=utf8_unicode_ci ROW_FORMAT=COMPACT;

-- ----------------------------
-- Records of districts
-- ----------------------------
INSERT INTO `districts` VALUES ('1', 'Dhaka', 'ঢাকা', '3026', '23.8052', '90.33719', '26', '1', '30', 'Dhaka', '18561', '2016-10-02 14:29:03', '1', null, '18561', '2015-11-24 14:41:55');
INSERT INTO `districts` VALUES ('2', 'Faridpur', 'ফরিদপুর', '3029', '23.54239', '89.63089', '29', '1', '30', 'Dhaka', '18561', '2016-10-02 14:30:10', '1', null, '18561', '2015-11-24 14:42:45');
INSERT INTO `districts` VALUES ('3', 'Gazipur', 'গাজীপুর', '3033', '24.09582', '90.4125', '33', '1', '30', 'Dhaka', '18561', '2016-10-02 14:30:54', '1', null, '18561', '2015-11-24 14:43:52');
INSERT INTO `districts` VALUES ('4', 'Gopalganj', 'গোপালগঞ্জ', '3035', '23.04881', '89.88793', '35', '1', '30', 'Dhaka', '18561', '2016-10-02 14:32:11', '1', null, '18561', '2015-11-24 14:44:06');
INSERT INTO `districts` VALUES ('5', 'Jamalpur', 'জামালপুর', '4539', '25.08309', '89.78532', '39', '8', '45', 'Mymensingh', '8', '2016-10-16 12:26:14', '1', null, '18561', '2015-11-24 14:44:22');
INSERT INTO `districts` VALUES ('6', 'Kishorgonj', 'কিশোরগঞ্জ', '3048', '0', '0', '48', '1', '30', 'Dhaka', '18561', '2015-11-24 14:45:41', '1', null, '18561', '2015-11-24 14:45:41');
INSERT INTO `districts` VALUES ('7', 'Madaripur', 'মাদারীপুর', '3054', '23.23933', '90.18696', '54', '1', '30', 'Dhaka', '18561', '2016-10-02 14:43:58', '1', null, '18561', '2015-11-24 14:45:58');
INSERT INTO `districts` VALUES ('8', 'Manikganj', 'মানিকগঞ্জ', '3056', '23.86165', '90.00032', '56', '1', '30', 'Dhaka', '18561', '2016-10-02 14:44:42', '1', null, '18561', '2015-11-24 14:46:13');
INSERT INTO `districts` VALUES ('9', 'Munshiganj', 'মুন্সিগঞ্জ', '3059', '23.49809', '90.41266', '59', '1', '30', 'Dhaka', '18561', '2016-10-02 14:45:47', '1', null, '18561', '2015-11-24 14:46:37');
INSERT INTO `districts` VALUES ('10', 'Mymensingh', 'ময়মনসিংহ', '4561', '24.75386', '90.40729', '61', '8', '45', 'Mymensingh', '8', '2016-10-16 12:28:09', '1', null, '18561', '2015-11-24 14:47:01');
INSERT INTO `districts` VALUES ('11', 'Narayanganj', 'নারায়ণগঞ্জ', '3067', '23.71466', '90.56361', '67', '1', '30', 'Dhaka', '18561', '2016-10-02 14:47:32', '1', null, '18561', '2015-11-24 14:49:04');
INSERT INTO `districts` VALUES ('12', 'Narsingdi', 'নরসিংদী', '3068', '24.13438', '90.78601', '68', '1', '30', 'Dhaka', '18561', '2016-10-02 14:49:08', '1', null, '18561', '2015-11-24 14:49:22');
INSERT INTO `districts` VALUES ('13', 'Netrakona', 'নেত্রকোনা', '4572', '24.81033', '90.86564', '72', '8', '45', 'Mymensingh', '8', '2016-10-16 12:26:43', '1', null, '18561', '2015-11-24 14:49:37');
INSERT INTO `districts` VALUES ('14', 'Rajbari', 'রাজবাড়ী', '3082', '23.71513', '89.58748', '82', '1', '30', 'Dhaka', '18561', '2016-10-02 14:53:08', '1', null, '18561', '2015-11-24 14:50:00');
INSERT INTO `districts` VALUES ('15', 'Shariatpur', 'শরীয়তপুর', '3086', '23.24232', '90.43477', '86', '1', '30', 'Dhaka', '18561', '2016-10-02 14:52:37', '1', null, '18561', '2015-11-24 14:50:19');
INSERT INTO `districts` VALUES ('16', 'Sherpur', 'শেরপুর', '4589', '25.07462', '90.14949', '89', '8', '45', 'Mymensingh', '8', '2016-10-16 12:27:16', '1', null, '18561', '2015-11-24 14:50:40');
INSERT INTO `districts` VALUES ('17', 'Tangail', 'টাঙ্গাইল', '3093', '24.39174', '89.99483', '93', '1', '30', 'Dhaka', '18561', '2016-10-02 14:51:34', '1', null, '18561', '2015-11-24 14:50:53');
INSERT INTO `districts` VALUES ('18', 'Bandarban', 'বান্দরবান', '2003', '21.8311', '92.3686', '03', '2', '20', 'Chittagong', '18561', '2016-10-02 14:50:55', '1', null, '18561', '2015-11-24 14:51:09');
INSERT INTO `districts` VALUES ('19', 'Brahmanbaria', 'ব্রাহ্মণবাড়িয়া', '2012', '23.96082', '91.1115', '12', '2', '20', 'Chittagong', '18561', '2016-10-02 14:50:23', '1', null, '18561', '2015-11-24 14:51:27');
INSERT INTO `districts` VALUES ('20', 'Chandpur', 'চাঁদপুর', '2013', '23.25131', '90.85178', '13', '2', '20', 'Chittagong', '18561', '2016-10-02 14:49:49', '1', null, '18561', '2015-11-24 14:51:45');
INSERT INTO `districts` VALUES ('21', 'Chittagong', 'চট্টগ্রাম', '2015', '22.51501', '91.75388', '15', '2', '20', 'Chittagong', '18561', '2016-10-02 14:55:15', '1', null, '18561', '2015-11-24 14:53:03');
INSERT INTO `districts` VALUES ('22', 'Comilla', 'কুমিল্লা', '2019', '23.45757', '91.1809', '19', '2', '20', 'Chittagong', '18561', '2016-10-02 15:01:43', '1', null, '18561', '2015-11-24 14:53:24');
INSERT INTO `districts` VALUES ('23', 'Cox\'s Bazar', 'কক্সবাজার', '2022', '21.56406', '92.02821', '22', '2', '20', 'Chittagong', '18561', '2016-10-02 15:01:06', '1', null, '18561', '2015-11-24 14:53:39');
INSERT INTO `districts` VALUES ('24', 'Feni', 'ফেনী', '2030', '22.94088', '91.40666', '30', '2', '20', 'Chittagong', '18561', '2016-10-02 15:00:26', '1', null, '18561', '2015-11-24 14:53:54');
INSERT INTO `districts` VALUES ('25', 'Khagrachhari', 'খাগড়াছড়ি', '2046', '23.13218', '91.949', '46', '2', '20', 'Chittagong', '18561', '2016-10-02 14:59:56', '1', null, '18561', '2015-11-24 14:54:08');
INSERT INTO `districts` VALUES ('26', 'Lakshmipur', 'লক্ষ্মীপুর', '2051', '22.94467', '90.82819', '51', '2', '20', 'Chittagong', '18561', '2016-10-02 14:58:27', '1', null, '18561', '2015-11-24 14:54:31');
INSERT INTO `districts` VALUES ('27', 'Noakhali', 'নোয়াখালী', '2075', '22.87238', '91.09732', '75', '2', '20', 'Chittagong', '18561', '2016-10-02 14:57:53', '1', null, '18561', '2015-11-24 14:54:47');
INSERT INTO `districts` VALUES ('28', 'Rangamati', 'রাঙ্গামাটি', '2084', '22.73242', '92.29851', '84', '2', '20', 'Chittagong', '18561', '2016-10-02 14:57:19', '1', null, '18561', '2015-11-24 14:55:07');
INSERT INTO `districts` VALUES ('29', 'Bogra', 'বগুড়া', '5010', '24.85104', '89.36972', '10', '3', '50', 'Rajshahi', '18561', '2016-10-02 14:56:38', '1', null, '18561', '2015-11-24 14:55:37');
INSERT INTO `districts` VALUES ('30', 'Chapai Nawabganj', 'চাঁপাই নবাবগঞ্জ', '5070', '24.74131', '88.29121', '70', '3', '50', 'Rajshahi', '18561', '2016-10-02 14:56:03', '1', null, '18561', '2015-11-24 14:55:42');
INSERT INTO `districts` VALUES ('31', 'Dinajpur', 'দিনাজপুর', '5527', '25.62791', '88.63318', '27', '4', '55', 'Rangpur', '18561', '2016-10-02 15:02:50', '1', null, '18561', '2015-11-25 10:08:36');
INSERT INTO `districts` VALUES ('32', 'Gaibandha', 'গাইবান্ধা', '5532', '25.32969', '89.54297', '32', '4', '55', 'Rangpur', '18561', '2016-10-02 15:07:50', '1', null, '18561', '2015-11-25 10:08:50');
INSERT INTO `districts` VALUES ('33', 'Joypurhat', 'জয়পুরহাট', '5038', '25.09473', '89.09449', '38', '3', '50', 'Rajshahi', '18561', '2016-10-02 15:07:23', '1', null, '18561', '2015-11-25 10:09:21');
INSERT INTO `districts` VALUES ('34', 'Kurigram', 'কুড়িগ্রাম', '5549', '25.80724', '89.62947', '49', '4', '55', 'Rangpur', '18561', '2016-10-02 15:06:48', '1', null, '18561', '2015-11-25 10:10:13');
INSERT INTO `districts` VALUES ('35', 'Lalmonirhat', 'লালমনিরহাট', '5552', '25.99234', '89.28473', '52', '4', '55', 'Rangpur', '18561', '2016-10-02 15:06:18', '1', null, '18561', '2015-11-25 10:10:31');
INSERT INTO `districts` VALUES ('36', 'Naogaon', 'নওগাঁ', '5064', '24.91316', '88.7531', '64', '3', '50', 'Rajshahi', '18561', '2016-10-02 15:05:47', '1', null, '18561', '2015-11-25 10:11:08');
INSERT INTO `districts` VALUES ('37', 'Natore', 'নাটোর', '5069', '24.41024', '89.00762', '69', '3', '50', 'Rajshahi', '18561', '2016-10-02 15:05:17', '1', null, '18561', '2015-11-25 10:11:31');
INSERT INTO `districts` VALUES ('38', 'Nilphamari', 'নীলফামারী', '5573', '25.84828', '88.94141', '73', '4', '55', 'Rangpur', '18561', '2016-10-02 15:04:51', '1', null, '18561', '2015-11-25 10:14:18');
INSERT INTO `districts` VALUES ('39', 'Pabna', 'পাবনা', '5076', '24.15851', '89.44807', '76', '3', '50', 'Rajshahi', '18561', '2016-10-02 15:04:08', '1', null, '18561', '2015-11-25 10:14:39');
INSERT INTO `districts` VALUES ('40', 'Panchagarh', 'পঞ্চগড়', '5577', '26.27087', '88.59518', '77', '4', '55', 'Rangpur', '18561', '2016-10-02 15:03:30', '1', null, '18561', '2015-11-25 10:15:02');
INSERT INTO `districts` VALUES ('41', 'Rajshahi', 'রাজশাহী', '5081', '24.37331', '88.6048', '81', '3', '50', 'Rajshahi', '18561', '2016-10-02 15:09:12', '1', null, '18561', '2015-11-25 10:23:40');
INSERT INTO `districts` VALUES ('42', 'Rangpur', 'রংপুর', '5585', '25.74679', '89.25083', '85', '4', '55', 'Rangpur', '18561', '2016-10-02 15:14:02', '1', null, '18561', '2015-11-25 10:23:58');
INSERT INTO `districts` VALUES ('43', 'Sirajganj', 'সিরাজগঞ্জ', '5088', '24.31411', '89.56996', '88', '3', '50', 'Rajshahi', '18561', '2016-10-02 15:13:31', '1', null, '18561', '2015-11-25 10:24:47');
INSERT INTO `districts` VALUES ('44', 'Thakurgaon', 'ঠাকুরগাঁও', '5594', '26.04184', '88.42826', '94', '4', '55', 'Rangpur', '18561', '2016-10-02 15:13:01', '1', null, '18561', '2015-11-25 10:25:07');

-- ----------------------------
-- Table structure for divisions
-- ----------------------------
DROP TABLE IF EXISTS `divisions`;
CREATE TABLE `divisions` (
  `id` int(10) NOT NULL AUTO_INCREMENT,
  `uuid` varchar(36) COLLATE utf8_unicode_ci DEFAULT NULL,
  `name` varchar(100) COLLATE utf8_unicode_ci DEFAULT NULL,
  `name_BN` varchar(255) COLLATE utf8_unicode_ci DEFAULT NULL,
  `combinedcode` varchar(100) COLLATE utf8_unicode_ci DEFAULT NULL,
  `latitude` double DEFAULT NULL,
  `longitude` double DEFAULT NULL,
  `code` varchar(10) COLLATE utf8_unicode_ci DEFAULT NULL,
  `updated_by` int(11) DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `is_active` tinyint(1) DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL,
  `created_by` bigint(20) DEFAULT NULL,
  `created_at` datetime DEFAULT NULL,
  PRIMARY KEY (`id`) USING BTREE
) ENGINE=InnoDB AUTO_INCREMENT=9 DEFAULT CHARSET=utf8 COLLATE=utf8_unicode_ci ROW_FORMAT=COMPACT;

-- ----------------------------
-- Records of divisions
-- ----------------------------
INSERT INTO `divisions` VALUES ('1', '998e5f1d-6e66-4637-b451-9123480714b8', 'Dhaka', 'ঢাকা', '30', '23.810332', '90.4125181', '30', '18561', '2015-12-10 15:43:15', '1', null, '18561', '2015-12-10 15:43:15');
INSERT INTO `divisions` VALUES ('2', '13bdd98c-47ed-4a9a-89f4-cea33600b658', 'Chittagong', 'চট্টগ্রাম', '20', '22.3419', '91.815536', '20', '18561', '2015-12-10 15:34:09', '1', null, '18561', '2015-12-10 15:34:09');
INSERT INTO `divisions` VALUES ('3', '30d24a05-65f7-474c-a3b3-7645d9e1dd5f', 'Rajshahi', 'রাজশাহী', '50', '24.71058', '88.94139', '50', '18561', '2015-12-10 15:34:37', '1', null, '18561', '2015-12-10 15:34:37');
INSERT INTO `divisions` VALUES ('4', '86cf6784-78b9-4a20-9625-15d14318a1a5', 'Rangpur', 'রংপুর', '55', '25.84834', '88.94139', '55', '4', '2016-12-28 15:23:20', '1', null, '18435', '2014-12-14 10:53:05');
INSERT INTO `divisions` VALUES ('5', 'd22de31e-e870-4d3d-aed8-21049f8f0122', 'Khulna', 'খুলনা', '40', '22.80878', '89.24672', '40', '4', '2016-12-28 15:20:34', '1', null, '7', '2014-11-19 17:45:39');
INSERT INTO `divisions` VALUES ('6', 'd94beab6-ed11-4985-98f8-4c1aa39c3bec', 'Barisal', 'বরিশাল', '10', '22.70497', '90.37013', '10', '4', '2016-12-28 15:22:39', '1', null, '18526', '2015-02-08 16:13:25');
INSERT INTO `divisions` VALUES ('7', '3f21377b-2ce0-421f-b535-451cc62581cb', 'Sylhet', 'সিলেট', '60', '24.894802', '91.869034', '60', '4', '2017-01-06 11:14:34', '1', null, '18526', '2015-02-08 16:11:53');
INSERT INTO `divisions` VALUES ('8', 'e8e724fc-3f68-46a0-8aa1-56912d255698', 'Mymensingh', 'ময়মনসিংহ', '45', '24.1', '90.25', '45', '8', '2016-10-16 12:24:49', '1', null, '8', '2016-10-14 17:23:32');

-- ----------------------------
-- Table structure for educational_qualifications
-- ----------------------------
DROP TABLE IF EXISTS `educational_qualifications`;
CREATE TABLE `educational_qualifications` (
  `id` int(10) NOT NULL AUTO_INCREMENT,
  `name` varchar(255) COLLATE utf8_unicode_ci NOT NULL,
  PRIMARY KEY (`id`) USING BTREE
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8 COLLATE=utf8_unicode_ci ROW_FORMAT=DYNAMIC;

-- ----------------------------
-- Records of educational_qualifications
-- ----------------------------
INSERT INTO `educational_qualifications` VALUES ('1', 'অনার্স');
INSERT INTO `educational_qualifications` VALUES ('2', 'মাস্টার্স');

-- ----------------------------
-- Table structure for months
-- ----------------------------
DROP TABLE IF EXISTS `months`;
CREATE TABLE `months` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(50) COLLATE utf8_unicode_ci NOT NULL,
  `name_BN` varchar(255) CHARACTER SET utf8 DEFAULT NULL,
  PRIMARY KEY (`id`) USING BTREE
) ENGINE=InnoDB AUTO_INCREMENT=13 DEFAULT CHARSET=utf8 COLLATE=utf8_unicode_ci ROW_FORMAT=COMPACT;

-- ----------------------------
-- Records of months
-- ----------------------------
INSERT INTO `months` VALUES ('1', 'January', 'জানুয়ারী');
INSERT INTO `months` VALUES ('2', 'February', 'ফেব্রুয়ারী');
INSERT INTO `months` VALUES ('3', 'March', 'মার্চ');
INSERT INTO `months` VALUES ('4', 'April', 'এপ্রিল');
INSERT INTO `months` VALUES ('5', 'May', 'মে');
INSERT INTO `months` VALUES ('6', 'June', 'জুন');
INSERT INTO `months` VALUES ('7', 'July', 'জুলাই');
INSERT INTO `months` VALUES ('8', 'August', 'আগস্ট');
INSERT INTO `months` VALUES ('9', 'September', 'সেপ্টেম্বর');
INSERT INTO `months` VALUES ('10', 'October', 'অক্টোবর');
INSERT INTO `months` VALUES ('11', 'November', 'নভেম্বর');
INSERT INTO `months` VALUES ('12', 'December', 'ডিসেম্বর');

-- ----------------------------
-- Table structure for organization_levels
-- ----------------------------
DROP TABLE IF EXISTS `organization_levels`;
CREATE TABLE `organization_levels` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(50) COLLATE utf8_unicode_ci DEFAULT NULL,
  `name_BN` varchar(50) COLLATE utf8_unicode_ci DEFAULT NULL,
  PRIMARY KEY (`id`) USING BTREE
) ENGINE=InnoDB AUTO_INCREMENT=5 DEFAULT CHARSET=utf8 COLLATE=utf8_unicode_ci ROW_FORMAT=COMPACT;

-- ----------------------------
-- Records of organization_levels
-- ----------------------------
INSERT INTO `organization_levels` VALUES ('1', 'National', 'জাতীয়');
INSERT INTO `organization_levels` VALUES ('2', 'Divsional', 'বিভাগীয়');
INSERT INTO `organization_levels` VALUES ('3', 'District', 'জেলা পর্যায়');
INSERT INTO `organization_levels` VALUES ('4', 'Upazila', 'উপজেলা পর্যায়');
