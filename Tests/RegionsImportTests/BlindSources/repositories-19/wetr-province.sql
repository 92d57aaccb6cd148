INSERT INTO province (countryId, provinceId, name) 
VALUES (1, 1, "Burgenland"),
	(1, 2, "Kärnten"),
	(1, 3, "Niederösterreich"),
	(1, 4, "Oberösterreich"),
	(1, 5, "Salzburg"),
	(1, 6, "Steiermark"),
	(1, 7, "Tirol"),
	(1, 8, "Vorarlberg"),
	(1, 9, "Wien");