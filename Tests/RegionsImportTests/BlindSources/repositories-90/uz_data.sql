CREATE EXTENSION IF NOT EXISTS "uuid-ossp";
INSERT INTO region ( name_uz, name_oz, name_ru) VALUES
( 'Qoraqalpog‘iston Respublikasi', 'Қорақалпоғистон Республикаси', 'Республика Каракалпакстан'),
( 'Andijon viloyati', 'Андижон вилояти', 'Андижанская область'),
( 'Buxoro viloyati', 'Бухоро вилояти', 'Бухарская область'),
( 'Jizzax viloyati', 'Жиззах вилояти', 'Джизакская область'),
( 'Qashqadaryo viloyati', 'Қашқадарё вилояти', 'Кашкадарьинская область'),
( 'Navoiy viloyati', 'Навоий вилояти', 'Навоийская область'),
( 'Namangan viloyati', 'Наманган вилояти', 'Наманганская область'),
( 'Samarqand viloyati', 'Самарқанд вилояти', 'Самаркандская область'),
( 'Surxandaryo viloyati', 'Сурхандарё вилояти', 'Сурхандарьинская область'),
( 'Sirdaryo viloyati', 'Сирдарё вилояти', 'Сырдарьинская область'),
( 'Toshkent viloyati', 'Тошкент вилояти', 'Ташкентская область'),
( 'Farg‘ona viloyati', 'Фарғона вилояти', 'Ферганская область'),
( 'Xorazm viloyati', 'Хоразм вилояти', 'Хорезмская область'),
( 'Toshkent shahri', 'Тошкент шаҳри', 'Город Ташкент');
COMMIT;


