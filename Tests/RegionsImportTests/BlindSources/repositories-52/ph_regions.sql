CREATE TABLE `regions` (
  `id` int(10) UNSIGNED NOT NULL,
  `name` varchar(255) NOT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

--
-- Dumping data for table `regions`
--

INSERT INTO `regions` (`id`, `name`, `created_at`, `updated_at`) VALUES
(1, 'Region I - Ilocos Region', NULL, NULL),
(2, 'Region II - Cagayan Valley', NULL, NULL),
(3, 'Region III - Central Luzon', NULL, NULL),
(4, 'Region IV-A - CALABARZON', NULL, NULL),
(5, 'Region IV-B - MIMAROPA', NULL, NULL),
(6, 'Region V - Bicol Region', NULL, NULL),
(7, 'Region VI - Western Visayas', NULL, NULL),
(8, 'Region VII - Central Visayas', NULL, NULL),
(9, 'Region VIII - Eastern Visayas', NULL, NULL),
(10, 'Region IX - Zamboanga Peninsula', NULL, NULL),
(11, 'Region X - Northern Mindanao', NULL, NULL),
(12, 'Region XI - Davao Region', NULL, NULL),
(13, 'Region XII - SOCCSKSARGEN', NULL, NULL),
(14, 'Region XIII - Caraga', NULL, NULL),
(15, 'National Capital Region (NCR)', NULL, NULL),
(16, 'Cordillera Administrative Region (CAR)', NULL, NULL),
(17, 'Autonomous Region in Muslim Mindanao (ARMM)', NULL, NULL);

--
-- Indexes for dumped tables
--

--
-- Indexes for table `regions`
--
ALTER TABLE `regions`
  ADD PRIMARY KEY (`id`);
COMMIT;
