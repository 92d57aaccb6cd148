--National Capital Region (NCR)
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Manila', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Mandaluyong', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Marikina', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Pasig', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Quezon City', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of San Juan', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Caloocan', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Malabon', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Navotas', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Valenzuela', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Las Pinas', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Makati', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Muntinlupa', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Paranaque', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Pasay City', true, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Pateros', false, 1, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('City of Taguig', true, 1, NOW(), NULL);


--Ilocos Norte
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Adams', false, 2, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Bacarra', false, 2, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Badoc', false, 2, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Bangui', false, 2, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Banna (Espiritu)', false, 2, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Batac City', true, 2, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Burgos', false, 2, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Carasi', false, 2, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Currimao', false, 2, NOW(), NULL);


--Ilocos Sur
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Alilem', false, 3, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Banayoyo', false, 3, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Bantay', false, 3, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Burgos', false, 3, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Cabugao', false, 3, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Candon City', true, 3, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Caoayan', false, 3, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Cervantes', false, 3, NOW(), NULL);


--La Union
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Agoo', false, 4, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Aringay', false, 4, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Bacnotan', false, 4, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Bagulin', false, 4, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Balaoan', false, 4, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Bangar', false, 4, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Bauang', false, 4, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('Burgos', false, 4, NOW(), NULL);
insert into citymunicipality(towncitymunicipalityname, iscity, provinceid, creationdate, createdby) values ('San Fernando City', true, 4, NOW(), NULL);
