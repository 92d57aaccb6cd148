CREATE TABLE `departments` (
  `id` varchar(191) NOT NULL,
  `name` varchar(191) NOT NULL,
  `code` varchar(191) DEFAULT NULL,
  `createdAt` datetime(3) NOT NULL DEFAULT current_timestamp(3),
  `updatedAt` datetime(3) NOT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

--
-- Déchargement des données de la table `departments`
--

INSERT INTO `departments` (`id`, `name`, `code`, `createdAt`, `updatedAt`) VALUES
('db390482-1dec-11f1-9f08-bc111e65a1f8', 'Alibori', 'AL', '2026-03-12 08:24:15.000', '2026-03-12 08:24:15.000'),
('db3909e1-1dec-11f1-9f08-bc111e65a1f8', 'Borgou', 'BO', '2026-03-12 08:24:15.000', '2026-03-12 08:24:15.000'),
('db390a26-1dec-11f1-9f08-bc111e65a1f8', 'Couffo', 'CU', '2026-03-12 08:24:15.000', '2026-03-12 08:24:15.000'),
('db390a4e-1dec-11f1-9f08-bc111e65a1f8', 'Donga', 'DO', '2026-03-12 08:24:15.000', '2026-03-12 08:24:15.000'),
('db390a6a-1dec-11f1-9f08-bc111e65a1f8', 'Littoral', 'LI', '2026-03-12 08:24:15.000', '2026-03-12 08:24:15.000'),
('db390aa3-1dec-11f1-9f08-bc111e65a1f8', 'Ouémé', 'OU', '2026-03-12 08:24:15.000', '2026-03-12 08:24:15.000'),
('db390ad5-1dec-11f1-9f08-bc111e65a1f8', 'Zou', 'ZO', '2026-03-12 08:24:15.000', '2026-03-12 08:24:15.000');
