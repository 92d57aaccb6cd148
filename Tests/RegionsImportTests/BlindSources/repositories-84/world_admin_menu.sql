CREATE TABLE `admin_menu` (
  `id` int(10) UNSIGNED NOT NULL,
  `parent_id` int(11) NOT NULL DEFAULT 0,
  `order` int(11) NOT NULL DEFAULT 0,
  `title` varchar(50) NOT NULL,
  `icon` varchar(50) NOT NULL,
  `uri` varchar(255) DEFAULT NULL,
  `permission` varchar(255) DEFAULT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

--
-- Dumping data for table `admin_menu`
--

INSERT INTO `admin_menu` (`id`, `parent_id`, `order`, `title`, `icon`, `uri`, `permission`, `created_at`, `updated_at`) VALUES
(1, 0, 1, 'Dashboard', 'fa-bar-chart', '/', NULL, NULL, '2023-04-15 14:24:57'),
(3, 0, 10, 'My Workers', 'fa-users', 'auth/users', NULL, NULL, '2023-04-22 08:00:52'),
(19, 0, 11, 'Edit my profile', 'fa-edit', 'auth/setting', NULL, '2023-01-02 09:32:35', '2023-04-22 08:00:52'),
(46, 0, 2, 'Create new Invoice', 'fa-plus', 'invoices/create', NULL, '2023-04-15 14:24:50', '2023-04-19 09:01:12'),
(48, 0, 9, 'Products', 'fa-tags', 'products', NULL, '2023-04-19 08:19:16', '2023-04-22 08:00:52'),
(49, 0, 6, 'Invoices', 'fa-file-text-o', 'invoices', NULL, '2023-04-19 08:21:09', '2023-04-22 08:00:52');
