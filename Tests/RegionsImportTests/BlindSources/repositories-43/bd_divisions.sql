CREATE TABLE `divisions` (
  `division_id` tinyint(1) UNSIGNED NOT NULL,
  `division_name` varchar(25) NOT NULL,
  `division_bn_name` varchar(50) CHARACTER SET utf8 DEFAULT NULL,
  `division_url` varchar(50) DEFAULT NULL,
  `is_trash` tinyint(1) NOT NULL DEFAULT 0,
  `created_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

--
-- Dumping data for table `divisions`
--

INSERT INTO `divisions` (`division_id`, `division_name`, `division_bn_name`, `division_url`, `is_trash`, `created_at`, `deleted_at`, `updated_at`) VALUES
(1, 'Chattagram', 'চট্টগ্রাম', 'www.chittagongdiv.gov.bd', 0, NULL, NULL, NULL),
(2, 'Rajshahi', 'রাজশাহী', 'www.rajshahidiv.gov.bd', 0, NULL, NULL, NULL),
(3, 'Khulna', 'খুলনা', 'www.khulnadiv.gov.bd', 0, NULL, NULL, NULL),
(4, 'Barisal', 'বরিশাল', 'www.barisaldiv.gov.bd', 0, NULL, NULL, NULL),
(5, 'Sylhet', 'সিলেট', 'www.sylhetdiv.gov.bd', 0, NULL, NULL, NULL),
(6, 'Dhaka', 'ঢাকা', 'www.dhakadiv.gov.bd', 0, NULL, NULL, NULL),
(7, 'Rangpur', 'রংপুর', 'www.rangpurdiv.gov.bd', 0, NULL, NULL, NULL),
(8, 'Mymensingh', 'ময়মনসিংহ', 'www.mymensinghdiv.gov.bd', 0, NULL, NULL, NULL),
(1, 'Chattogram', 'চট্টগ্রাম', 'www.chittagongdiv.gov.bd', 0, NULL, NULL, NULL),
(2, 'Rajshahi', 'রাজশাহী', 'www.rajshahidiv.gov.bd', 0, NULL, NULL, NULL),
(3, 'Khulna', 'খুলনা', 'www.khulnadiv.gov.bd', 0, NULL, NULL, NULL),
(4, 'Barisal', 'বরিশাল', 'www.barisaldiv.gov.bd', 0, NULL, NULL, NULL),
(5, 'Sylhet', 'সিলেট', 'www.sylhetdiv.gov.bd', 0, NULL, NULL, NULL),
(6, 'Dhaka', 'ঢাকা', 'www.dhakadiv.gov.bd', 0, NULL, NULL, NULL),
(7, 'Rangpur', 'রংপুর', 'www.rangpurdiv.gov.bd', 0, NULL, NULL, NULL),
(8, 'Mymensingh', 'ময়মনসিংহ', 'www.mymensinghdiv.gov.bd', 0, NULL, NULL, NULL),
(9, 'Cumilla', 'কুমিল্লা', 'www.cumilladiv.gov.bd', 0, '2023-05-16 04:46:39', NULL, '2023-05-16 04:46:39');
COMMIT;
