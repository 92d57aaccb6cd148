insert into Districts (DistrictName,CityId,CreatedDate) Values
('Aladağ',1, Getdate()),
('Ceyhan',1, Getdate()),
('Çukurova',1, Getdate()),
('Feke',1, Getdate()),
('İmamoğlu',1, Getdate()),
('Karaisalı',1, Getdate()),
('Karataş',1, Getdate()),
('Kozan',1, Getdate()),
('Pozantı',1, Getdate()),
('Saimbeyli',1, Getdate()),
('Sarıçam',1, Getdate()),
('Seyhan',1, Getdate()),
('Tufanbeyli',1, Getdate()),
('Yumurtalık',1, Getdate()),
('Yüreğir',1, Getdate());
 
insert into Districts (DistrictName,CityId,CreatedDate) Values
('Besni',2, Getdate()),
('Çelikhan',2, Getdate()),
('Gerger',2, Getdate()),
('Gölbaşı',2, Getdate()),
('Kahta',2, Getdate()),
('Merkez',2, Getdate()),
('Samsat',2, Getdate()),
('Sincik',2, Getdate()),
('Tut',2, Getdate());
 
insert into Districts (DistrictName,CityId,CreatedDate) Values
('Başmakçı',3, Getdate()),
('Bayat',3, Getdate()),
('Bolvadin',3, Getdate()),
('Çay',3, Getdate()),
('Çobanlar',3, Getdate()),
('Dazkırı',3, Getdate()),
('Dinar',3, Getdate()),
('Emirdağ',3, Getdate()),
('Evciler',3, Getdate()),
('Hocalar',3, Getdate()),
('İhsaniye',3, Getdate()),
('İscehisar',3, Getdate()),
('Kızılören',3, Getdate()),
('Merkez',3, Getdate()),
('Sandıklı',3, Getdate()),
('Sinanpaşa',3, Getdate()),
('Sultandağı',3, Getdate()),
('Şuhut',3, Getdate());
 
insert into Districts (DistrictName,CityId,CreatedDate) Values
('Diyadin',4, Getdate()),
('Doğubayazıt',4, Getdate()),
('Eleşkirt',4, Getdate()),
('Hamur',4, Getdate()),
('Merkez',4, Getdate()),
('Patnos',4, Getdate()),
('Taşlıçay',4, Getdate()),
('Tutak',4, Getdate());
 
insert into Districts (DistrictName,CityId,CreatedDate) Values
('Ağaçören',68, Getdate()),
('Eskil',68, Getdate()),
('Gülağaç',68, Getdate()),
('Güzelyurt',68, Getdate()),
('Merkez',68, Getdate()),
('Ortaköy',68, Getdate()),
('Sarıyahşi',68, Getdate()),
('Sultanhanı',68, Getdate());
 
insert into Districts (DistrictName,CityId,CreatedDate) Values
('Göynücek',5, Getdate()),
('Gümüşhacıköy',5, Getdate()),
('Hamamözü',5, Getdate()),
('Merkez',5, Getdate()),
('Merzifon',5, Getdate()),
('Suluova',5, Getdate()),
('Taşova',5, Getdate());
 
insert into Districts (DistrictName,CityId,CreatedDate) Values
('Ardahan',75, Getdate()),
('Çıldır',75, Getdate()),
('Damal',75, Getdate()),
('Göle',75, Getdate()),
('Hanak',75, Getdate()),
('Posof',75, Getdate());
 
insert into Districts (DistrictName,CityId,CreatedDate) Values
('Ardanuç',8, Getdate()),
('Arhavi',8, Getdate()),
('Borçka',8, Getdate()),
('Hopa',8, Getdate()),
('Kemalpaşa',8, Getdate()),
('Merkez',8, Getdate()),
('Murgul',8, Getdate()),
('Şavşat',8, Getdate()),
('Yusufeli',8, Getdate());
 
insert into Districts (DistrictName,CityId,CreatedDate) Values
('Altınova',77, Getdate()),
('Armutlu',77, Getdate()),
('Çiftlikköy',77, Getdate()),
('Çınarcık',77, Getdate()),
('Merkez',77, Getdate()),
('Termal',77, Getdate());
