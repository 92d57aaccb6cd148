--ncr
insert into provinces (provincename, regionid, creationdate) values('Metro Manila', 1, NOW());

--region 1
insert into provinces (provincename, regionid, creationdate) values('Ilocos Norte', 2, NOW());
insert into provinces (provincename, regionid, creationdate) values('Ilocos Sur', 2, NOW());
insert into provinces (provincename, regionid, creationdate) values('La Union', 2, NOW());
insert into provinces (provincename, regionid, creationdate) values('Pangasinan', 2, NOW());

--region 2
insert into provinces (provincename, regionid, creationdate) values('Batanes', 3, NOW());
insert into provinces (provincename, regionid, creationdate) values('Cagayan', 3, NOW());
insert into provinces (provincename, regionid, creationdate) values('Isabela', 3, NOW());
insert into provinces (provincename, regionid, creationdate) values('Nueva Vizcaya', 3, NOW());
insert into provinces (provincename, regionid, creationdate) values('Quirino', 3, NOW());

--region 3
insert into provinces (provincename, regionid, creationdate) values('Aurora', 4, NOW());
insert into provinces (provincename, regionid, creationdate) values('Bataan', 4, NOW());
insert into provinces (provincename, regionid, creationdate) values('Bulacan', 4, NOW());
insert into provinces (provincename, regionid, creationdate) values('Nueva Ecija', 4, NOW());
insert into provinces (provincename, regionid, creationdate) values('Pampanga', 4, NOW());
insert into provinces (provincename, regionid, creationdate) values('Tarlac', 4, NOW());
insert into provinces (provincename, regionid, creationdate) values('Zambales', 4, NOW());
