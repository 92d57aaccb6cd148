INSERT INTO district (provinceId, districtId, name) 
VALUES ( 1, 1, "Eisenstadt"),
	(1,  2, "Eisenstadt-Umgebung"),
	( 1, 3, "Güssing"),
	(1,  4, "Jennersdorf"),
	(1,  5, "Mattersburg"),
	( 1, 6, "Neusiedl am See"),
	(1,  7, "Oberpullendorf"),
	( 1, 8, "Oberwart"),
	( 1, 9, "Rust");

INSERT INTO district (provinceId, districtId, name) 
VALUES ( 2, 10, "Klagenfurt am Wörthersee"),
	( 2, 11, "Klagenfurt-Land"),
	( 2, 12, "Feldkirchen"),
	( 2, 13, "Hermagor"),
	( 2, 14, "Sankt Veit an der Glan"),
	( 2, 15, "Spittal an der Drau"),
	( 2, 16, "Villach"),
	( 2, 17, "Villach-Land"),
	( 2, 18, "Völkermarkt"),
	( 2, 19, "Wolfsberg");

INSERT INTO district (provinceId, districtId, name) 
VALUES ( 3, 20, "Amstetten"),
	( 3, 21, "Baden"),
	( 3, 22, "Bruck an der Leitha"),
	( 3, 23, "Gänserndorf"),
	( 3, 24, "Gmünd"),
	( 3, 25, "Hollabrunn"),
	( 3, 26, "Horn"),
	( 3, 27, "Korneuburg"),
	( 3, 28, "Krems"),
	( 3, 29, "Krems an der Donau"),
	( 3, 30, "Lilienfeld"),
	( 3, 31, "Melk"),
	( 3, 32, "Mistelbach"),
	( 3, 33, "Mödling"),
	( 3, 34, "Neunkirchen"),
	( 3, 35, "Sankt Pölten"),
	( 3, 36, "Scheibbs"),
	( 3, 37, "Tulln"),
	( 3, 38, "Waidhofen an der Thaya"),
	( 3, 39, "Waidhofen an der Ybbs"),
	( 3, 40, "Wiener Neustadt"),
	( 3, 41, "Zwettl");

INSERT INTO district (provinceId, districtId, name) 
VALUES ( 4, 42, "Braunau am Inn"),
	( 4, 43, "Eferding"),
	( 4, 44, "Freistadt"),
	( 4, 45, "Gmunden"),
	( 4, 46, "Grieskirchen"),
	( 4, 47, "Kirchdorf an der Krems"),
	( 4, 48, "Linz-Land"),
	( 4, 49, "Perg"),
	( 4, 50, "Ried im Innkreis"),
	( 4, 51, "Rohrbach"),
	( 4, 52, "Schärding"),
	( 4, 53, "Steyr-Land"),
	( 4, 54, "Urfahr-Umgebung"),
	( 4, 55, "Vöcklabruck"),
	( 4, 56, "Wels-Land");

INSERT INTO district (provinceId, districtId, name) 
VALUES ( 5, 57, "Salzburg-Stadt"),
	( 5, 58, "Hallein"),
	( 5, 59, "Salzburg-Umgebung"),
	( 5, 60, "St. Johann im Pongau"),
	( 5, 61, "Tamsweg"),
	( 5, 62, "Zell am See");

INSERT INTO district (provinceId, districtId, name) 
VALUES ( 6, 63, "Bruck-Mürzzuschlag"),
	( 6, 64, "Deutschlandsberg"),
	( 6, 65, "Graz"),
	( 6, 66, "Graz-Umgebung"),
	( 6, 67, "Hartberg-Fürstenfeld"),
	( 6, 68, "Leibnitz"),
	( 6, 69, "Leoben"),
	( 6, 70, "Liezen"),
	( 6, 71, "Murau"),
	( 6, 72, "Murtal"),
	( 6, 73, "Südoststeiermark"),
	( 6, 74, "Voitsberg"),
	( 6, 75, "Weiz");

INSERT INTO district (provinceId, districtId, name) 
VALUES ( 7, 76, "Imst"),
	( 7, 77, "Innsbruck"),
	( 7, 78, "Innsbruck-Land"),
	( 7, 79, "Kitzbühel"),
	( 7, 80, "Kufstein"),
	( 7, 81, "Landeck"),
	( 7, 82, "Lienz"),
	( 7, 83, "Reutte"),
	( 7, 84, "Schwaz");

INSERT INTO district (provinceId, districtId, name) 
VALUES ( 8, 85, "Bludenz"),
	( 8, 86, "Bregenz"),
	( 8, 87, "Dornbirn"),
	( 8, 88, "Feldkirch");

INSERT INTO district (provinceId, districtId, name) 
VALUES ( 9, 89, "Wien");
