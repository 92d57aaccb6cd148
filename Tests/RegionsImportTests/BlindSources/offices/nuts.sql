INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE', N'BELGIQUE-BELGIË', N'0', N'BE', N'1', N'1');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE1', N'RÉGION DE BRUXELLES-CAPITALE', N'1', N'BE', N'1', N'2');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE10', N'Région de Bruxelles-Capitale', N'2', N'BE', N'1', N'3');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE100', N'Arr. de Bruxelles-Capitale', N'3', N'BE', N'1', N'4');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE2', N'VLAAMS GEWEST', N'1', N'BE', N'1', N'5');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE21', N'Prov. Antwerpen', N'2', N'BE', N'1', N'6');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE211', N'Arr. Antwerpen', N'3', N'BE', N'1', N'7');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE212', N'Arr. Mechelen', N'3', N'BE', N'1', N'8');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE22', N'Prov. Limburg (BE)', N'2', N'BE', N'1', N'9');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'BE221', N'Arr. Hasselt', N'3', N'BE', N'1', N'10');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'LU', N'LUXEMBOURG', N'0', N'LU', N'2', N'11');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'LU0', N'LUXEMBOURG', N'1', N'LU', N'2', N'12');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'LU00', N'Luxembourg', N'2', N'LU', N'2', N'13');
INSERT INTO nuts (code, label, level, COUNTRY_CODE, _ORDER, SORTING)
VALUES (N'LU000', N'Luxembourg', N'3', N'LU', N'2', N'14');
