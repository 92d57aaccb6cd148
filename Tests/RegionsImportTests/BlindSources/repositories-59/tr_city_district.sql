INSERT INTO CITY (ID, NAME) VALUES

(1, 'Adana'),

(2, 'Adıyaman'),

(3, 'Afyon'),

(4, 'Ağri'),

(79, 'KCITYis'),

(81, 'Düzce');




INSERT INTO DISTRICT (ID, CITY_ID, NAME) VALUES

(1, 1, 'Merkez'),

(2, 1, 'Aladag'),

(3, 1, 'Ceyhan'),

(4, 1, 'Feke'),

(5, 1, 'Imamoglu'),

(6, 1, 'Karaisali'),

(7, 1, 'Karatas'),

(8, 1, 'Kozan'),

(9, 1, 'Pozanti'),

(10, 1, 'Saimbeyli'),

(11, 1, 'Seyhan'),

(12, 1, 'Tufanbeyli'),

(13, 1, 'Yumurtalik'),

(14, 1, 'Yüregir'),

(15, 2, 'Merkez'),

(16, 2, 'Besni'),

(17, 2, 'Çelikhan'),

(18, 2, 'Gerger'),

(19, 2, 'Gölbasi'),

(20, 2, 'Kahta'),

(21, 2, 'Samsat'),

(22, 2, 'Sincik'),

(23, 2, 'Tut');
