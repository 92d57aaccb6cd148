INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'BAFOULABE', NULL, NULL, '1');
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KAYES', NULL, NULL, '1');
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'YELIMANE', NULL, NULL, '1');
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'AOUROU', NULL, NULL, '1');

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KOULIKORO', NULL, NULL, '2'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KOLOKANI', NULL, NULL, '2'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KATI', NULL, NULL, '2'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KANGABA', NULL, NULL, '2'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'BANAMBA', NULL, NULL, '2'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'SANANKOROBA', NULL, NULL, '2'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'SIKASSO', NULL, NULL, '3'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KADIOLO', NULL, NULL, '3'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KIGNAN', NULL, NULL, '3'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'NIENA', NULL, NULL, '3'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'SEGOU', NULL, NULL, '4'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'MACINA', NULL, NULL, '4'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'BAROUELI', NULL, NULL, '4'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'NIONO', NULL, NULL, '4'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'MOPTI', NULL, NULL, '5'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'DJENNE', NULL, NULL, '5'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'YOUWAROU', NULL, NULL, '5'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'TENENKOU', NULL, NULL, '5'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'TOMBOUCTOU', NULL, NULL, '6'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'NIAFUNKE', NULL, NULL, '6'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'GOUNDAM', NULL, NULL, '6'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'DIRE', NULL, NULL, '6'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'BER', NULL, NULL, '6'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'LERE', NULL, NULL, '6'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'BOUREM', NULL, NULL, '7'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'ANSONGO', NULL, NULL, '7'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'GAO', NULL, NULL, '7'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'ERSANE', NULL, NULL, '7'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'DJEBOCK', NULL, NULL, '7'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'AL MOUSTARAT', NULL, NULL, '7'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'TALATAYE', NULL, NULL, '7'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KIDAL', NULL, NULL, '8'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'TESSALIT', NULL, NULL, '8'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'ABEIBARA', NULL, NULL, '8'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'TIN-ESSAKO', NULL, NULL, '8'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'ACHIBOGHO', NULL, NULL, '8'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'ANEFIS', NULL, NULL, '8'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'ESSOUK', NULL, NULL, '8'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'TIMETRINE', NULL, NULL, '8'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'ACHOURATT', NULL, NULL, '9'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'AL-OURCHE', NULL, NULL, '9'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'ARAOUANE', NULL, NULL, '9'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'BOUJBEHA', NULL, NULL, '9'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'FOUM-ELBA', NULL, NULL, '9'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'TAOUDENIT', NULL, NULL, '9'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'ANDERAMBOUKANE', NULL, NULL, '10'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'INEKAR', NULL, NULL, '10'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'MENAKA', NULL, NULL, '10'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'TIDERMENE', NULL, NULL, '10'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'BOUGOUNI', NULL, NULL, '11'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'GARALO', NULL, NULL, '11'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KOLONDIEBA', NULL, NULL, '11'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KOUMANTOU', NULL, NULL, '11'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'OUELESSEBOUGOU', NULL, NULL, '11'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'YANFOLILA', NULL, NULL, '11'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'BANCO', NULL, NULL, '12'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'BELECO', NULL, NULL, '12'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'DIOILA', NULL, NULL, '12'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'FANA', NULL, NULL, '12'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'MASSIGUI', NULL, NULL, '12'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'SANDARE', NULL, NULL, '13'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'TROUNGOUMBE', NULL, NULL, '13'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'DIEMA', NULL, NULL, '13'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'NIORO', NULL, NULL, '13'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KOUTIALA', NULL, NULL, '14'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, "M'PESSOBA", NULL, NULL, '14'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'YOROSSO', NULL, NULL, '14'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KENIEBA', NULL, NULL, '15'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'KITA', NULL, NULL, '15'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'SAGABANI', NULL, NULL, '15'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'SEBECORO', NULL, NULL, '15'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'TOUKOTO', NULL, NULL, '15'); 

INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'NARA', NULL, NULL, '16'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'BALLE', NULL, NULL, '16'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'DILLY', NULL, NULL, '16'); 
INSERT INTO `cercles` (`id`, `non`, `created_at`, `updated_at`, `region_id`) VALUES (NULL, 'MOURDIAH', NULL, NULL, '16'); 

