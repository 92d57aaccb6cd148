insert into COUNTRY(name) values ('Myanmar');

insert into STATE(country_id, name) values (1, 'Ayeyarwady Region');
insert into STATE(country_id, name) values (1, 'Bago Region');
insert into STATE(country_id, name) values (1, 'Chin State');
insert into STATE(country_id, name) values (1, 'Kachin State');
insert into STATE(country_id, name) values (1, 'Kayah State');
insert into STATE(country_id, name) values (1, 'Kayin State');
insert into STATE(country_id, name) values (1, 'Magway Region');
insert into STATE(country_id, name) values (1, 'Mandalay Region');
insert into STATE(country_id, name) values (1, 'Mon State');
insert into STATE(country_id, name) values (1, 'Naypyidaw Union Territory');
insert into STATE(country_id, name) values (1, 'Rakhine State');
insert into STATE(country_id, name) values (1, 'Sagaing Region');
insert into STATE(country_id, name) values (1, 'Shan State');
insert into STATE(country_id, name) values (1, 'Tanintharyi Region');
insert into STATE(country_id, name) values (1, 'Yangon Region');

insert into DISTRICT(state_id, name) values (1, 'Hinthada District');
insert into DISTRICT(state_id, name) values (1, 'Kyonpyaw District');
insert into DISTRICT(state_id, name) values (1, 'Labutta District');
insert into DISTRICT(state_id, name) values (1, 'Ma-ubin District');
insert into DISTRICT(state_id, name) values (1, 'Myaungmya District');
insert into DISTRICT(state_id, name) values (1, 'Myanaung District');
insert into DISTRICT(state_id, name) values (1, 'Pathein District');
insert into DISTRICT(state_id, name) values (1, 'Pyapon District');

