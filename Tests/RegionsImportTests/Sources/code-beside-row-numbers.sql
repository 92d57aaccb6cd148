INSERT INTO provinces (id, name, code, sort_order) VALUES (1, N'Aldea', N'301', 4);
INSERT INTO provinces (id, name, code, sort_order) VALUES (2, N'Brisa', N'107', 2);
INSERT INTO provinces (id, name, code, sort_order) VALUES (3, N'Corvo', N'225', 3);
INSERT INTO provinces (id, name, code, sort_order) VALUES (4, N'Dunas', N'418', 1);
INSERT INTO provinces (id, name, code, sort_order) VALUES (5, N'Estela', N'703', 5);
