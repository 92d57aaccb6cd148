--Andijan counties

INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('07f10cf9-bd4b-4d0b-8e5e-b0cf970e5c39','64cd814e-6069-497a-9da4-2dc3a9f5583b','Andijan','Андижан','Andijon'); --done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('4621c8ab-aaef-489a-97dd-867e2ae557cd','64cd814e-6069-497a-9da4-2dc3a9f5583b','Asaka District','Асакинский район','Asaka tumani'); --done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('dc042241-9711-482e-99ad-8552f8e99b1a','64cd814e-6069-497a-9da4-2dc3a9f5583b','Ulugʻnor District','Улугнорский район','Ulugʻnor tumani'); -- done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('8c035188-fbc7-46d2-91f5-59b36750270e','64cd814e-6069-497a-9da4-2dc3a9f5583b','Shahrixon District','Шахриханский район','Shahrixon tumani'); -- done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('d18e6d4f-a606-420e-ba34-fd4872fda693','64cd814e-6069-497a-9da4-2dc3a9f5583b','Qoʻrgʻontepa District','Кургантепинский район','Qoʻrgʻontepa tumani'); -- done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('b188dd65-5bba-4902-b586-1ec769a1a375','64cd814e-6069-497a-9da4-2dc3a9f5583b','Jalaquduq District','Джалакудукский район','Jalaquduq tumani'); -- done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('27cecfa3-058e-47ed-b006-1a16c290ab53','64cd814e-6069-497a-9da4-2dc3a9f5583b','Xoʻjaobod District','Ходжаабадский район','Xoʻjaobod tumani'); -- done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('07fb3608-aaf8-4721-81e6-6c8a3409e2b3','64cd814e-6069-497a-9da4-2dc3a9f5583b','Oltinkoʻl District','Алтынкульский район','Oltinkoʻl tumani'); -- done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('c56f94b2-db6c-4091-8507-90e4f326ed30','64cd814e-6069-497a-9da4-2dc3a9f5583b','Baliqchi District','Балыкчинский район','Baliqchi tumani'); -- done ru
--
--Bukhara counties
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('f299f304-2f0f-4e92-9b0d-4738777801cb','5cc1a5e7-ed1d-43e8-8f2e-f2f39c525ebe','Bukhara','Бухара','Buxoro'); -- done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('c59ee803-6e7b-4c74-ae45-125072cba25d','5cc1a5e7-ed1d-43e8-8f2e-f2f39c525ebe','Kogon District','Каганский район','Kogon tumani'); -- done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('14b39ae6-30ef-429e-9b4c-73be20519725','5cc1a5e7-ed1d-43e8-8f2e-f2f39c525ebe','Alat District','Алатский район','Olot tumani'); --  done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('00f9de0c-cfae-4d9f-944f-3d4af2b273f0','5cc1a5e7-ed1d-43e8-8f2e-f2f39c525ebe','Peshku District','Пешкунский район','Peshku tumani'); -- done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('079c0a3c-8d88-4cff-958a-1a26b2c68ee8','5cc1a5e7-ed1d-43e8-8f2e-f2f39c525ebe','Vobkent District','Вабкентский район','Vobkent tumani'); -- done ru
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('3ad85b96-5732-44d8-a5df-ae92210a2bf1','5cc1a5e7-ed1d-43e8-8f2e-f2f39c525ebe','Gʻijduvon District','Гиждуванский район','Gʻijduvon tumani'); -- done ru

--Karakalpakstan counties
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('101bfa2b-3fc1-4894-8079-84160c72c910','e60e6c32-c02f-420f-b765-4c6aef8d90b4','Nukus','Нукус','Nukus');
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('621932fc-8735-4e84-aea5-be8b803fa7c0','e60e6c32-c02f-420f-b765-4c6aef8d90b4','Taxiatosh District','Тахиаташский район','Taxiatosh tumani');
INSERT INTO counties (id, state_id, value, value_ru, value_uz) VALUES ('1323ac0d-5083-45e3-ac2d-7df2230a57a2','e60e6c32-c02f-420f-b765-4c6aef8d90b4','Toʻrtkoʻl District','Турткульский район','Toʻrtkoʻl tumani');
