INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE', N'BELGIQUE-BELGIË', N'0', N'BE', N'1', N'1');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE1', N'RÉGION DE BRUXELLES-CAPITALE / BRUSSELS HOOFDSTEDELIJK GEWEST', N'1', N'BE', N'1', N'2');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE10', N'Région de Bruxelles-Capitale / Brussels Hoofdstedelijk Gewest', N'2', N'BE', N'1', N'3');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE100', N'Arr. de Bruxelles-Capitale / Arr. van Brussel-Hoofdstad', N'3', N'BE', N'1', N'4');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE2', N'VLAAGEWEST', N'1', N'BE', N'1', N'5');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE21', N'Prov. Antwerpen', N'2', N'BE', N'1', N'6');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE211', N'Arr. Antwerpen', N'3', N'BE', N'1', N'7');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE212', N'Arr. Mechelen', N'3', N'BE', N'1', N'8');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE213', N'Arr. Turnhout', N'3', N'BE', N'1', N'9');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE22', N'Prov. Limburg (BE)', N'2', N'BE', N'1', N'10');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE221', N'Arr. Hasselt', N'3', N'BE', N'1', N'11');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE222', N'Arr. Maaseik', N'3', N'BE', N'1', N'12');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE223', N'Arr. Tongeren', N'3', N'BE', N'1', N'13');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE23', N'Prov. Oost-Vlaanderen', N'2', N'BE', N'1', N'14');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE231', N'Arr. Aalst', N'3', N'BE', N'1', N'15');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE232', N'Arr. Dendermonde', N'3', N'BE', N'1', N'16');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE233', N'Arr. Eeklo', N'3', N'BE', N'1', N'17');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE234', N'Arr. Gent', N'3', N'BE', N'1', N'18');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE235', N'Arr. Oudenaarde', N'3', N'BE', N'1', N'19');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE236', N'Arr. Sint-Niklaas', N'3', N'BE', N'1', N'20');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE24', N'Prov. Vlaams-Brabant', N'2', N'BE', N'1', N'21');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE241', N'Arr. Halle-Vilvoorde', N'3', N'BE', N'1', N'22');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE242', N'Arr. Leuven', N'3', N'BE', N'1', N'23');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE25', N'Prov. West-Vlaanderen', N'2', N'BE', N'1', N'24');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE251', N'Arr. Brugge', N'3', N'BE', N'1', N'25');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE252', N'Arr. Diksmuide', N'3', N'BE', N'1', N'26');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE253', N'Arr. Ieper', N'3', N'BE', N'1', N'27');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE254', N'Arr. Kortrijk', N'3', N'BE', N'1', N'28');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE255', N'Arr. Oostende', N'3', N'BE', N'1', N'29');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE256', N'Arr. Roeselare', N'3', N'BE', N'1', N'30');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE257', N'Arr. Tielt', N'3', N'BE', N'1', N'31');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE258', N'Arr. Veurne', N'3', N'BE', N'1', N'32');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE3', N'RÉGION WALLONNE', N'1', N'BE', N'1', N'33');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE31', N'Prov. Brabant Wallon', N'2', N'BE', N'1', N'34');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE310', N'Arr. Nivelles', N'3', N'BE', N'1', N'35');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE32', N'Prov. Hainaut', N'2', N'BE', N'1', N'36');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE321', N'Arr. Ath', N'3', N'BE', N'1', N'37');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE322', N'Arr. Charleroi', N'3', N'BE', N'1', N'38');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE323', N'Arr. Mons', N'3', N'BE', N'1', N'39');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE324', N'Arr. Mouscron', N'3', N'BE', N'1', N'40');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE325', N'Arr. Soignies', N'3', N'BE', N'1', N'41');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE326', N'Arr. Thuin', N'3', N'BE', N'1', N'42');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE327', N'Arr. Tournai', N'3', N'BE', N'1', N'43');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE33', N'Prov. Liège', N'2', N'BE', N'1', N'44');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE331', N'Arr. Huy', N'3', N'BE', N'1', N'45');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE332', N'Arr. Liège', N'3', N'BE', N'1', N'46');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE334', N'Arr. Waremme', N'3', N'BE', N'1', N'47');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE335', N'Arr. Verviers - communes francophones', N'3', N'BE', N'1', N'48');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE336', N'Bezirk Verviers - Deutschsprachige Gemeinschaft', N'3', N'BE', N'1', N'49');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE34', N'Prov. Luxembourg (BE)', N'2', N'BE', N'1', N'50');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE341', N'Arr. Arlon', N'3', N'BE', N'1', N'51');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE342', N'Arr. Bastogne', N'3', N'BE', N'1', N'52');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE343', N'Arr. Marche-en-Famenne', N'3', N'BE', N'1', N'53');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE344', N'Arr. Neufchâteau', N'3', N'BE', N'1', N'54');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE345', N'Arr. Virton', N'3', N'BE', N'1', N'55');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE35', N'Prov. Namur', N'2', N'BE', N'1', N'56');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE351', N'Arr. Dinant', N'3', N'BE', N'1', N'57');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE352', N'Arr. Namur', N'3', N'BE', N'1', N'58');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE353', N'Arr. Philippeville', N'3', N'BE', N'1', N'59');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BEZ', N'EXTRA-REGIO NUTS 1', N'1', N'BE', N'1', N'60');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BEZZ', N'Extra-Regio NUTS 2', N'2', N'BE', N'1', N'61');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BEZZZ', N'Extra-Regio NUTS 3', N'3', N'BE', N'1', N'62');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG', N'БЪЛГАРИЯ (BULGARIA)', N'0', N'BG', N'2', N'63');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG3', N'СЕВЕРНА И ЮГОИЗТОЧНА БЪЛГАРИЯ (SEVERNA I YUGOIZTOCHNA BULGARIA)', N'1', N'BG', N'2', N'64');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG31', N'Северозападен (Severozapaden)', N'2', N'BG', N'2', N'65');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG311', N'Видин (Vidin)', N'3', N'BG', N'2', N'66');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG312', N'Монтана (Montana)', N'3', N'BG', N'2', N'67');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG313', N'Враца (Vratsa)', N'3', N'BG', N'2', N'68');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG314', N'Плевен (Pleven)', N'3', N'BG', N'2', N'69');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG315', N'Ловеч (Lovech)', N'3', N'BG', N'2', N'70');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG32', N'Северен централен (Severen tsentralen)', N'2', N'BG', N'2', N'71');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG321', N'Велико Търново (Veliko Tarnovo)', N'3', N'BG', N'2', N'72');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG322', N'Габрово (Gabrovo)', N'3', N'BG', N'2', N'73');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG323', N'Русе (Ruse)', N'3', N'BG', N'2', N'74');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG324', N'Разград (Razgrad)', N'3', N'BG', N'2', N'75');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG325', N'Силистра (Silistra)', N'3', N'BG', N'2', N'76');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG33', N'Североизточен (Severoiztochen)', N'2', N'BG', N'2', N'77');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG331', N'Варна (Varna)', N'3', N'BG', N'2', N'78');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG332', N'Добрич (Dobrich)', N'3', N'BG', N'2', N'79');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG333', N'Шумен (Shumen)', N'3', N'BG', N'2', N'80');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG334', N'Търговище (Targovishte)', N'3', N'BG', N'2', N'81');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG34', N'Югоизточен (Yugoiztochen)', N'2', N'BG', N'2', N'82');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG341', N'Бургас (Burgas)', N'3', N'BG', N'2', N'83');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG342', N'Сливен (Sliven)', N'3', N'BG', N'2', N'84');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG343', N'Ямбол (Yambol)', N'3', N'BG', N'2', N'85');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG344', N'Стара Загора (Stara Zagora)', N'3', N'BG', N'2', N'86');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG4', N'ЮГОЗАПАДНА И ЮЖНА ЦЕНТРАЛНА БЪЛГАРИЯ (YUGOZAPADNA I YUZHNA TSENTRALNA BULGARIA)', N'1', N'BG', N'2', N'87');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG41', N'Югозападен (Yugozapaden)', N'2', N'BG', N'2', N'88');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG411', N'София (столица) (Sofia (stolitsa))', N'3', N'BG', N'2', N'89');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG412', N'София (Sofia)', N'3', N'BG', N'2', N'90');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG413', N'Благоевград (Blagoevgrad)', N'3', N'BG', N'2', N'91');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG414', N'Перник (Pernik)', N'3', N'BG', N'2', N'92');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG415', N'Кюстендил (Kyustendil)', N'3', N'BG', N'2', N'93');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG42', N'Южен централен (Yuzhen tsentralen)', N'2', N'BG', N'2', N'94');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG421', N'Пловдив (Plovdiv)', N'3', N'BG', N'2', N'95');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG422', N'Хасково (Haskovo)', N'3', N'BG', N'2', N'96');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG423', N'Пазарджик (Pazardzhik)', N'3', N'BG', N'2', N'97');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG424', N'Смолян (Smolyan)', N'3', N'BG', N'2', N'98');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BG425', N'Кърджали (Kardzhali)', N'3', N'BG', N'2', N'99');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BGZ', N'EXTRA-REGIO NUTS 1', N'1', N'BG', N'2', N'100');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BGZZ', N'Extra-Regio NUTS 2', N'2', N'BG', N'2', N'101');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BGZZZ', N'Extra-Regio NUTS 3', N'3', N'BG', N'2', N'102');
