insert into COUNTRY(name) values ('Birma');
insert into STATE(country_id, name) values (1, 'Ayara Region');
insert into STATE(country_id, name) values (1, 'Baga Region');
insert into STATE(country_id, name) values (1, 'China State');
insert into DISTRICT(state_id, name) values (2, 'Hintha District');
insert into DISTRICT(state_id, name) values (2, 'Kyona District');
insert into DISTRICT(state_id, name) values (2, 'Labua District');
