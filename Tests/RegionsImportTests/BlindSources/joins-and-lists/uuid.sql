INSERT INTO province (id, created_at, name) VALUES
('2d20c677-0634-89ac-1dd7-57cddfc62ed0', '2022-01-01 00:00:00', 'Luanda'),
('a335b0c3-4df4-a541-7879-325c249cf1f6', '2022-01-01 00:00:00', 'Benguela'),
('0015866d-13b1-039c-1fe1-691161497af9', '2022-01-01 00:00:00', 'Huíla');
INSERT INTO municipality (id, created_at, name, province_id) VALUES
('47dcdd72-4002-ddbc-e78b-a0891d54c255', '2022-01-01 00:00:00', 'Viana', '2d20c677-0634-89ac-1dd7-57cddfc62ed0'),
('85498560-c673-873f-acd6-db1202d2f672', '2022-01-01 00:00:00', 'Cacuaco', '2d20c677-0634-89ac-1dd7-57cddfc62ed0'),
('87c2822b-5dbf-8356-46f6-574fab71c794', '2022-01-01 00:00:00', 'Lobito', 'a335b0c3-4df4-a541-7879-325c249cf1f6'),
('df80730c-e19f-a457-2597-39445ef35808', '2022-01-01 00:00:00', 'Catumbela', 'a335b0c3-4df4-a541-7879-325c249cf1f6'),
('df21a32f-8e41-be74-5ef7-67ee5235cec4', '2022-01-01 00:00:00', 'Lubango', '0015866d-13b1-039c-1fe1-691161497af9');
INSERT INTO commune (id, created_at, name, municipality_id) VALUES
('6e10d172-3fdc-9b9f-fadf-64f6d9ecf186', '2022-01-01 00:00:00', 'Calumbo', '47dcdd72-4002-ddbc-e78b-a0891d54c255'),
('31c6dd70-f940-4a7a-c3cc-6dcb825f9f59', '2022-01-01 00:00:00', 'Funda', '85498560-c673-873f-acd6-db1202d2f672'),
('730918dd-034e-ac0a-934b-d9458f039885', '2022-01-01 00:00:00', 'Quicolo', '85498560-c673-873f-acd6-db1202d2f672'),
('5e5a8c88-cc35-b511-7dbe-8657a990690d', '2022-01-01 00:00:00', 'Canjala', '87c2822b-5dbf-8356-46f6-574fab71c794'),
('fef11950-6ac3-8393-7dcc-1bfffe16394b', '2022-01-01 00:00:00', 'Hoque', 'df21a32f-8e41-be74-5ef7-67ee5235cec4');
