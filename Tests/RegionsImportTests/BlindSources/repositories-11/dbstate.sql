-- phpMyAdmin SQL Dump
-- version 4.1.14
-- http://www.phpmyadmin.net
--
-- Host: 127.0.0.1
-- Generation Time: Apr 29, 2015 at 06:35 PM
-- Server version: 5.6.17
-- PHP Version: 5.5.12

SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
SET time_zone = "+00:00";


/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8 */;

--
-- Database: `dbcountries`
--

-- --------------------------------------------------------

--
-- Table structure for table `tbl_state`
--

CREATE TABLE IF NOT EXISTS `tbl_state` (
  `state_id` int(3) NOT NULL AUTO_INCREMENT,
  `state_name` varchar(25) NOT NULL,
  PRIMARY KEY (`state_id`)
) ENGINE=MyISAM  DEFAULT CHARSET=latin1 AUTO_INCREMENT=4 ;

--
-- Dumping data for table `tbl_country`
--

INSERT INTO `tbl_state` (`state_id`, `state_name`) VALUES
(1, 'Abia State'), 
(2, 'Adamawa State'), 
(3, 'Akwa Ibom State'), 
(4, 'Anambra State'), 
(5, 'Bauchi State'), 
(6, 'Bayelsa State'), 
(7, 'Benue State'), 
(8, 'Borno State');

-- --------------------------------------------------------

--
-- Table structure for table `tbl_state`
--

CREATE TABLE IF NOT EXISTS `tbl_locals` (
  `local_id` int(3) NOT NULL AUTO_INCREMENT,
  `state_id` int(11) NOT NULL,
  `local_name` varchar(100) NOT NULL,
  PRIMARY KEY (`local_id`)
) ENGINE=MyISAM  DEFAULT CHARSET=latin1 AUTO_INCREMENT=7 ;

--
-- Dumping data for table `tbl_state`
--

INSERT INTO `tbl_locals` (`local_id`, `state_id`, `local_name`) VALUES
(1, 1, 'Aba South'), (2, 1, 'Arochukwu'), (3, 1, 'Bende'), (4, 1, 'Ikwuano'), (5, 1, 'Isiala Ngwa North'), (6, 1, 'Isiala Ngwa South'), (7, 1, 'Isuikwuato'), (8, 1, 'Obi Ngwa'), (9, 1, 'Ohafia'), (10, 1, 'Osisioma'), (11, 1, 'Ugwunagbo'), (12, 1, 'Ukwa East'), (13, 1, 'Ukwa West'), (14, 1, 'Umuahia North'), (15, 1, 'Umuahia South'), (16, 1, 'Umu Nneochi'), (17, 2, 'Fufure'), (18, 2, 'Ganye'), (19, 2, 'Gayuk'), (20, 2, 'Gombi'), (21, 2, 'Grie'), (22, 2, 'Hong'), (23, 2, 'Jada'), (24, 2, 'Lamurde'), (25, 2, 'Madagali'), (26, 2, 'Maiha'), (27, 2, 'Mayo Belwa'), (28, 2, 'Michika'), (29, 2, 'Mubi North'), (30, 2, 'Mubi South'), (31, 2, 'Numan'), (32, 2, 'Shelleng'), (33, 2, 'Song'), (34, 2, 'Toungo'), (35, 2, 'Yola North'), (36, 2, 'Yola South'), (37, 3, 'Eastern Obolo'), (38, 3, 'Eket'), (39, 3, 'Esit Eket'), (40, 3, 'Essien Udim'), (41, 3, 'Etim Ekpo'), (42, 3, 'Etinan'), (43, 3, 'Ibeno'), (44, 3, 'Ibesikpo Asutan'), (45, 3, 'Ibiono-Ibom'), (46, 3, 'Ika'), (47, 3, 'Ikono'), (48, 3, 'Ikot Abasi'), (49, 3, 'Ikot Ekpene'), (50, 3, 'Ini'), (51, 3, 'Itu'), (52, 3, 'Mbo'), (53, 3, 'Mkpat-Enin'), (54, 3, 'Nsit-Atai'), (55, 3, 'Nsit-Ibom'), (56, 3, 'Nsit-Ubium'), (57, 3, 'Obot Akara'), (58, 3, 'Okobo'), (59, 3, 'Onna'), (60, 3, 'Oron'), (61, 3, 'Oruk Anam'), (62, 3, 'Udung-Uko'), (63, 3, 'Ukanafun'), (64, 3, 'Uruan'), (65, 3, 'Urue-Offong/Oruko'), (66, 3, 'Uyo'), (67, 4, 'Anambra East'), (68, 4, 'Anambra West'), (69, 4, 'Anaocha'), (70, 4, 'Awka North'), (71, 4, 'Awka South'), (72, 4, 'Ayamelum'), (73, 4, 'Dunukofia'), (74, 4, 'Ekwusigo'), (75, 4, 'Idemili North'), (76, 4, 'Idemili South'), (77, 4, 'Ihiala'), (78, 4, 'Njikoka'), (79, 4, 'Nnewi North'), (80, 4, 'Nnewi South'), (81, 4, 'Ogbaru'), (82, 4, 'Onitsha North'), (83, 4, 'Onitsha South'), (84, 4, 'Orumba North'), (85, 4, 'Orumba South'), (86, 4, 'Oyi'), (87, 5, 'Bauchi'), (88, 5, 'Bogoro'), (89, 5, 'Damban'), (90, 5, 'Darazo'), (91, 5, 'Dass'), (92, 5, 'Gamawa'), (93, 5, 'Ganjuwa'), (94, 5, 'Giade'), (95, 5, 'Itas/Gadau'), (96, 5, 'Jama''are'), (97, 5, 'Katagum'), (98, 5, 'Kirfi'), (99, 5, 'Misau'), (100, 5, 'Ningi'), (101, 5, 'Shira'), (102, 5, 'Tafawa Balewa'), (103, 5, 'Toro'), (104, 5, 'Warji'), (105, 5, 'Zaki'), (106, 6, 'Ekeremor'), (107, 6, 'Kolokuma/Opokuma'), (108, 6, 'Nembe'), (109, 6, 'Ogbia'), (110, 6, 'Sagbama'), (111, 6, 'Southern Ijaw'), (112, 6, 'Yenagoa'), (113, 7, 'Apa'), (114, 7, 'Ado'), (115, 7, 'Buruku'), (116, 7, 'Gboko'), (117, 7, 'Guma'), (118, 7, 'Gwer East'), (119, 7, 'Gwer West'), (120, 7, 'Katsina-Ala'), (121, 7, 'Konshisha'), (122, 7, 'Kwande'), (123, 7, 'Logo'), (124, 7, 'Makurdi'), (125, 7, 'Obi'), (126, 7, 'Ogbadibo'), (127, 7, 'Ohimini'), (128, 7, 'Oju'), (129, 7, 'Okpokwu'), (130, 7, 'Oturkpo'), (131, 7, 'Tarka'), (132, 7, 'Ukum'), (133, 7, 'Ushongo'), (134, 7, 'Vandeikya'), (135, 8, 'Askira/Uba'), (136, 8, 'Bama'), (137, 8, 'Bayo'), (138, 8, 'Biu'), (139, 8, 'Chibok'), (140, 8, 'Damboa'), (141, 8, 'Dikwa'), (142, 8, 'Gubio'), (143, 8, 'Guzamala'), (144, 8, 'Gwoza'), (145, 8, 'Hawul'), (146, 8, 'Jere'), (147, 8, 'Kaga'), (148, 8, 'Kala/Balge'), (149, 8, 'Konduga'), (150, 8, 'Kukawa'), (151, 8, 'Kwaya Kusar'), (152, 8, 'Mafa'), (153, 8, 'Magumeri'), (154, 8, 'Maiduguri'), (155, 8, 'Marte'), (156, 8, 'Mobbar'), (157, 8, 'Monguno'), (158, 8, 'Ngala'), (159, 8, 'Nganzai'), (160, 8, 'Shani');

/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
