INSERT INTO CITY (ID, NAME) VALUES

(1, 'Adana'),

(2, 'Adıyaman'),

(3, 'Afyon');



INSERT INTO DISTRICT (ID, CITY_ID, NAME) VALUES

(1, 1, 'Merkez'),

(2, 1, 'Aladag'),

(3, 1, 'Ceyhan'),

(4, 1, 'Feke'),

(5, 2, 'Merkez'),

(6, 2, 'Besni'),

(7, 2, 'Kahta'),

(8, 3, 'Merkez'),

(9, 3, 'Bolvadin');
