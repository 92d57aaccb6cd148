INSERT INTO `districts` (`district_id`, `district_division_id`, `district_name`, `district_bn_name`, `district_lat`, `district_lon`, `district_url`, `is_trash`, `created_at`, `deleted_at`, `updated_at`) VALUES
(1, 4, 'Barguna', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(2, 4, 'Barisal', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(3, 4, 'Bhola', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(4, 4, 'Jhalakati', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(5, 4, 'Patuakhali', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(6, 4, 'Pirojpur', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(7, 1, 'Bandarban', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(8, 1, 'Chattogram', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(9, 1, 'Cox\'s Bazar', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(10, 1, 'Khagrachhari', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(18, 6, 'Dhaka Outside', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(19, 6, 'Dhaka', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(20, 6, 'Faridpur', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(21, 6, 'Foreign', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(29, 8, 'Mymensingh', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(43, 7, 'Rangpur', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(49, 3, 'Khulna', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(61, 2, 'Rajshahi', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(63, 5, 'Habiganj', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(64, 5, 'Moulvibazar', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(66, 5, 'Sylhet', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);

--
-- Indexes for table `districts`
--
ALTER TABLE `districts`
  ADD PRIMARY KEY (`district_id`);
COMMIT;
