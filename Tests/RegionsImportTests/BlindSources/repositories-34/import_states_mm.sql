insert into state(name, type, region, capital, population) values ('Ayeyarwady', 'Region', 'Lower','Pathein', 1857483);
insert into state(name, type, region, capital, population) values ('Yangon', 'Region', 'Lower','Yangon', 1257483);
insert into state(name, type, region, capital, population) values ('Yankin', 'Region', 'Lower','Yangon', 1257483);
insert into state(name, type, region, capital, population) values ('Mandalay', 'State', 'Upper','Mandalay', 957483);

insert into district(name, state_id) values ('Pathein',1);
insert into district(name, state_id) values ('MyaungMya',1);

insert into district(name, state_id) values ('Kamayut',2);
insert into district(name, state_id) values ('Hlaing',2);
insert into district(name, state_id) values ('HlaingTharyar',2);
insert into district(name, state_id) values ('ShwePyiThar',2);

insert into district(name, state_id) values ('Kanbe',3);
insert into district(name, state_id) values ('YanShin',3);

insert into district(name, state_id) values ('Royal',4);
