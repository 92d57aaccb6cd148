insert into userlevels(userlevel, leveldesc, creationdate) values(1, 'Citizen', NOW());
insert into userlevels(userlevel, leveldesc, creationdate) values(2, 'Enumerator', NOW());
insert into userlevels(userlevel, leveldesc, creationdate) values(3, 'Administrator', NOW());
insert into userlevels(userlevel, leveldesc, creationdate) values(4, 'Super Administrator', NOW());

insert into regions(regionname, creationdate) values('National Capital Region (NCR)', NOW());
insert into regions(regionname, creationdate) values('Region 1 - Ilocos Region', NOW());
insert into regions(regionname, creationdate) values('Region 2 - Cagayan Valley', NOW());
insert into regions(regionname, creationdate) values('Region 3 - Central Luzon', NOW());

insert into genders(genderdesc, creationdate) values('Male', NOW());
insert into genders(genderdesc, creationdate) values('Female', NOW());
insert into genders(genderdesc, creationdate) values('LGBTQ+', NOW());

insert into civstatus(civstatusdesc, creationdate) values('Single', NOW());
insert into civstatus(civstatusdesc, creationdate) values('Married', NOW());
insert into civstatus(civstatusdesc, creationdate) values('Separated', NOW());
insert into civstatus(civstatusdesc, creationdate) values('Widower', NOW());

