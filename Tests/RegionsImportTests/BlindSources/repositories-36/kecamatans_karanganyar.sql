-- phpMyAdmin SQL Dump
-- version 5.2.0
-- https://www.phpmyadmin.net/
--
-- Host: localhost:3306
-- Generation Time: Aug 26, 2025 at 01:43 AM
-- Server version: 11.4.2-MariaDB-log
-- PHP Version: 8.2.20

SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
START TRANSACTION;
SET time_zone = "+00:00";


/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8mb4 */;

--
-- Database: `sapamas`
--

-- --------------------------------------------------------

--
-- Table structure for table `kecamatans`
--
--
-- Dumping data for table `kecamatans`
--

INSERT INTO `kecamatans` (`kode`, `kode_kabupaten`, `nama_kecamatan`, `created_at`, `updated_at`) VALUES
('331301', '3313', 'Jatipuro', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331302', '3313', 'Jatiyoso', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331303', '3313', 'Jumapolo', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331304', '3313', 'Jumantono', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331305', '3313', 'Matesih', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331306', '3313', 'Tawangmangu', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331307', '3313', 'Ngargoyoso', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331308', '3313', 'Karangpandan', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331309', '3313', 'Karanganyar', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331310', '3313', 'Tasikmadu', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331311', '3313', 'Jaten', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331312', '3313', 'Colomadu', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331313', '3313', 'Gondangrejo', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331314', '3313', 'Kebakkramat', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331315', '3313', 'Mojogedang', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331316', '3313', 'Kerjo', '2025-03-06 00:45:27', '2025-03-06 00:45:27'),
('331317', '3313', 'Jenawi', '2025-03-06 00:45:27', '2025-03-06 00:45:27');


COMMIT;

/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
