CREATE TABLE ILCELER
(
    id INT PRIMARY KEY IDENTITY(1, 1),
    ilceadi [NVARCHAR](255) NOT NULL,
    sehirid INT NOT NULL
);
 
INSERT INTO ýlceler(ilceadi, sehirid) VALUES 
('ALADAÐ',1),
('CEYHAN',1),
('ÇUKUROVA',1),
('FEKE',1),
('ÝMAMOÐLU',1),
('KARAÝSALI',1),
('KARATAÞ',1),
('KOZAN',1),
('POZANTI',1),
('SAÝMBEYLÝ',1),
('SARIÇAM',1),
('SEYHAN',1),
('TUFANBEYLÝ',1),
('YUMURTALIK',1),
('YÜREÐÝR',1);
--www.tasarimkodlama.com
 
INSERT INTO ýlceler(ilceadi, sehirid) VALUES 
('BESNÝ',2),
('ÇELÝKHAN',2),
('GERGER',2),
('GÖLBAÞI',2),
('KAHTA',2),
('MERKEZ',2),
('SAMSAT',2),
('SÝNCÝK',2),
('TUT',2);
--www.tasarimkodlama.com
 
INSERT INTO ýlceler(ilceadi, sehirid) VALUES 
('BAÞMAKÇI',3),
('BAYAT',3),
('BOLVADÝN',3),
('ÇAY',3),
('ÇOBANLAR',3),
('DAZKIRI',3),
('DÝNAR',3),
('EMÝRDAÐ',3),
('EVCÝLER',3),
('HOCALAR',3),
('ÝHSANÝYE',3),
('ÝSCEHÝSAR',3),
('KIZILÖREN',3),
('MERKEZ',3),
('SANDIKLI',3),
('SÝNANPAÞA',3),
('SULTANDAÐI',3),
('ÞUHUT',3);
--www.tasarimkodlama.com
 
INSERT INTO ýlceler(ilceadi, sehirid) VALUES 
('DÝYADÝN',4),
('DOÐUBAYAZIT',4),
('ELEÞKÝRT',4),
('HAMUR',4),
('MERKEZ',4),
('PATNOS',4),
('TAÞLIÇAY',4),
('TUTAK',4);
--www.tasarimkodlama.com
 
INSERT INTO ýlceler(ilceadi, sehirid) VALUES 
('AÐAÇÖREN',68),
('ESKÝL',68),
('GÜLAÐAÇ',68),
('GÜZELYURT',68),
('MERKEZ',68),
('ORTAKÖY',68),
('SARIYAHÞÝ',68),
('SULTANHANI',68);
--www.tasarimkodlama.com
 
INSERT INTO ýlceler(ilceadi, sehirid) VALUES 
('GÖYNÜCEK',5),
('GÜMÜÞHACIKÖY',5),
('HAMAMÖZÜ',5),
('MERKEZ',5),
('MERZÝFON',5),
('SULUOVA',5),
('TAÞOVA',5);
--www.tasarimkodlama.com
 
INSERT INTO ýlceler(ilceadi, sehirid) VALUES 
('AKYURT',6),
('ALTINDAÐ',6),
('AYAÞ',6),
('BALA',6),
('BEYPAZARI',6),
('ÇAMLIDERE',6),
('ÇANKAYA',6),
('ÇUBUK',6),
('ELMADAÐ',6),
('ETÝMESGUT',6),
('EVREN',6),
('GÖLBAÞI',6),
('GÜDÜL',6),
('HAYMANA',6),
('KAHRAMANKAZAN',6),
('KALECÝK',6),
('KEÇÝÖREN',6),
('KIZILCAHAMAM',6),
('MAMAK',6),
('NALLIHAN',6),
('POLATLI',6),
('PURSAKLAR',6),
('SÝNCAN',6),
('ÞEREFLÝKOÇHÝSAR',6),
('YENÝMAHALLE',6);
--www.tasarimkodlama.com
 
INSERT INTO ýlceler(ilceadi, sehirid) VALUES 
('ÇILDIR',75),
('DAMAL',75),
('GÖLE',75),
('HANAK',75),
('MERKEZ',75),
('POSOF',75);
--www.tasarimkodlama.com 
