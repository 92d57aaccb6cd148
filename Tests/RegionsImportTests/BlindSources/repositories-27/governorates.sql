-- phpMyAdmin SQL Dump
-- version 5.2.2
-- https://www.phpmyadmin.net/
--
-- Host: 127.0.0.1:55001
-- Generation Time: Jul 18, 2025 at 01:42 AM
-- Server version: 10.4.32-MariaDB
-- PHP Version: 8.2.12

--
-- Dumping data for table `governorates`
--

INSERT INTO `governorates` (`id`, `name_ar`, `name_en`, `created_at`, `updated_at`) VALUES
(1, 'القاهرة', 'Cairo', NOW(), NOW()),
(2, 'الجيزة', 'Giza', NOW(), NOW()),
(3, 'الإسكندرية', 'Alexandria', NOW(), NOW()),
(4, 'الدقهلية', 'Dakahlia', NOW(), NOW()),
(5, 'البحر الأحمر', 'Red Sea', NOW(), NOW()),
(6, 'البحيرة', 'Beheira', NOW(), NOW()),
(7, 'الفيوم', 'Fayoum', NOW(), NOW()),
(8, 'الغربية', 'Gharbiya', NOW(), NOW()),
(9, 'الإسماعيلية', 'Ismailia', NOW(), NOW()),
(10, 'المنوفية', 'Menofia', NOW(), NOW()),
(11, 'المنيا', 'Minya', NOW(), NOW()),
(12, 'القليوبية', 'Qaliubiya', NOW(), NOW()),
(13, 'الوادي الجديد', 'New Valley', NOW(), NOW()),
(14, 'السويس', 'Suez', NOW(), NOW()),
(15, 'أسوان', 'Aswan', NOW(), NOW()),
(16, 'أسيوط', 'Assiut', NOW(), NOW()),
(17, 'بني سويف', 'Beni Suef', NOW(), NOW()),
(18, 'بورسعيد', 'Port Said', NOW(), NOW()),
(19, 'دمياط', 'Damietta', NOW(), NOW()),
(20, 'الشرقية', 'Sharkia', NOW(), NOW()),
(21, 'جنوب سيناء', 'South Sinai', NOW(), NOW()),
(22, 'كفر الشيخ', 'Kafr El Sheikh', NOW(), NOW()),
(23, 'مطروح', 'Matrouh', NOW(), NOW()),
(24, 'الأقصر', 'Luxor', NOW(), NOW()),
(25, 'قنا', 'Qena', NOW(), NOW()),
(26, 'شمال سيناء', 'North Sinai', NOW(), NOW()),
(27, 'سوهاج', 'Sohag', NOW(), NOW());
