CREATE TABLE `city` (
  `cityid` int(11) NOT NULL,
  `city` varchar(250) NOT NULL,
  `regionid` int(11) NOT NULL,
  `status` int(11) NOT NULL DEFAULT '1',
  `regdate` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP
) ENGINE=InnoDB DEFAULT CHARSET=utf8;

--
-- Dumping data for table `city`
--

INSERT INTO `city` (`cityid`, `city`, `regionid`, `status`, `regdate`) VALUES
(1, 'Addis Ababa', 1, 1, '2022-04-25 14:50:36'),
(2, 'Gondar', 2, 1, '2022-04-25 14:50:36'),
(3, 'Mekele', 3, 1, '2022-04-25 14:51:27'),
(4, 'Adama (Nazret)', 4, 1, '2022-04-25 14:51:27'),
(5, 'Awasa (Hawassa)', 5, 1, '2022-04-25 14:53:41'),
(6, 'Bahir Dar', 2, 1, '2022-04-25 14:53:41'),
(7, 'Dire Dawa (Dire Dewa)', 6, 1, '2022-04-25 14:54:47'),
(8, 'Dessie (Desie)', 2, 1, '2022-04-25 14:54:47'),
(9, 'Jimma (Jima )', 4, 1, '2022-04-25 14:56:27'),
(10, 'Jijiga', 7, 1, '2022-04-25 14:56:27'),
(11, 'Shashemene (Shashamane)', 4, 1, '2022-04-25 14:56:27'),
(12, 'Wolayta Sodo (Sodo)', 8, 1, '2022-04-25 14:58:17'),
(13, 'Debre Zeyit (Bishoftu)', 4, 1, '2022-04-25 14:58:17'),
(14, 'Arba Minch', 8, 1, '2022-04-25 14:59:07'),
(15, 'Hosaena (Hosaina )', 8, 1, '2022-04-25 14:59:07'),
(16, 'Harer (Harar)', 9, 1, '2022-04-25 14:59:59'),
(17, 'Dilla (Dila)', 8, 1, '2022-04-25 14:59:59'),
(18, 'Nekemte', 4, 1, '2022-04-25 15:00:39'),
(21, 'Assela (Asella, Asela)', 4, 1, '2022-04-25 15:01:50'),
(24, 'Adigrat', 3, 1, '2022-04-25 15:03:32'),
(31, 'Gambela', 10, 1, '2022-04-25 15:06:50'),
(38, 'Yirga Alem', 5, 1, '2022-04-25 15:10:08'),
(43, 'Gode', 7, 1, '2022-04-25 15:11:37'),
(51, 'Assosa (Asosa)', 11, 1, '2022-04-25 15:15:43'),
(72, 'Bonga', 12, 1, '2022-04-25 15:33:31'),
(73, 'Jinka', 8, 1, '2022-04-25 15:32:17'),
(112, 'Asayita (Asaita)', 13, 1, '2022-04-25 15:53:38'),
(134, 'Awash', 13, 1, '2022-04-25 16:26:53'),
(180, 'Erta Ale', 13, 1, '2022-04-25 17:05:23');

--
-- Constraints for table `city`
--
ALTER TABLE `city`
  ADD CONSTRAINT `city_ibfk_1` FOREIGN KEY (`regionid`) REFERENCES `region` (`regionid`);
COMMIT;
