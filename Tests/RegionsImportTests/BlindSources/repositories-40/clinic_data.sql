insert into region(id, name)
values (1, '{
  "uz": "Qoraqalpog`iston",
  "uzCyr": "Қорақалпогистон",
  "ru": "Қорақалпогистон",
  "en": "Qoraqalpog`iston"
}');
insert into region(id, name)
values (2, '{
  "uz": "Andijon",
  "uzCyr": "Андижон",
  "ru": "Андижан",
  "en": "Andijon"
}');
insert into region(id, name)
values (3, '{
  "uz": "Buxoro",
  "uzCyr": "Бухоро",
  "ru": "БУХОРО",
  "en": "Buxoro"
}');
insert into region(id, name)
values (4, '{
  "uz": "Jizzax",
  "uzCyr": "Жиззах",
  "ru": "ЖИЗЗАХ",
  "en": "Jizzax"
}');
insert into region(id, name)
values (5, '{
  "uz": "Qashqadaryo",
  "uzCyr": "Қашқадарё",
  "ru": "ҚАШҚАДАРЁ",
  "en": "Qashqadaryo"
}');
insert into region(id, name)
values (6, '{
  "uz": "Navoiy",
  "uzCyr": "Навоий",
  "ru": "НАВОИЙ",
  "en": "Navoiy"
}');
insert into region(id, name)
values (7, '{
  "uz": "Namangan",
  "uzCyr": "Наманган",
  "ru": "НАМАНГАН",
  "en": "Namangan"
}');
insert into region(id, name)
values (8, '{
  "uz": "Samarqand",
  "uzCyr": "Самарқанд",
  "ru": "САМАРҚАНД",
  "en": "Samarqand"
}');
insert into region(id, name)
values (9, '{
  "uz": "Surxondaryo",
  "uzCyr": "Сурхондарё",
  "ru": "СУРХОНДАРЁ",
  "en": "Surxondaryo"
}');
insert into region(id, name)
values (10, '{
  "uz": "Sirdaryo",
  "uzCyr": "Сирдарё",
  "ru": "СИРДАРЁ",
  "en": "Sirdaryo"
}');
insert into region(id, name)
values (11, '{
  "uz": "Toshkent",
  "uzCyr": "Тошкент",
  "ru": "Ташкент",
  "en": "Tashkent"
}');
insert into region(id, name)
values (12, '{
  "uz": "Farg`ona",
  "uzCyr": "Фарг`она",
  "ru": "ФАРҒОНА",
  "en": "Farg`ona"
}');
insert into region(id, name)
values (13, '{
  "uz": "Xorazm",
  "uzCyr": "Хоразм",
  "ru": "Хорезм",
  "en": "Khorezm"
}');
insert into social_status(name)
VALUES ('{
  "uz": "Nogiron",
  "uzCyr": "Ногирон",
  "ru": "инвалид",
  "en": "invalid"
}');
insert into social_status(name)
VALUES ('{
  "uz": "Yolg`iz ona",
  "uzCyr": "Ёлгиз она",
  "ru": "мать-одиночка",
  "en": "single mother"
}');
insert into social_status(name)
VALUES ('{
  "uz": "Boshqalar",
  "uzCyr": "Бошқалар",
  "ru": "другие",
  "en": "others"
}');
insert into section(title)
VALUES ('{
  "uz": "Jinoiy",
  "uzCyr": "Жиноий",
  "ru": "Jinoiy",
  "en": "Jinoiy"
}');
insert into section(title)
VALUES ('{
  "uz": "Anti-terror",
  "uzCyr": "Анти-террор",
  "ru": "Anti-terror",
  "en": "Anti-terror"
}');
insert into nation(name)
VALUES ('{
  "uz": "O`zbek",
  "uzCyr": "О`збек",
  "ru": "Узбек",
  "en": "Uzbek"
}');
insert into nation(name)
VALUES ('{
  "uz": "Qozoq",
  "uzCyr": "Қозоқ",
  "ru": "Казахский",
  "en": "Kazakh"
}');
insert into nation(name)
VALUES ('{
  "uz": "Rus",
  "uzCyr": "Рус",
  "ru": "Русь",
  "en": "Russian"
}');
insert into nation(name)
VALUES ('{
  "uz": "Tatar",
  "uzCyr": "Татар",
  "ru": "Tатарский",
  "en": "Tatar"
}');
insert into position(description, title)
values ('{
  "uz": "Serjant",
  "uzCyr": "Сержант",
  "ru": "Serjant",
  "en": "Serjant"
}', '{
  "uz": "Serjant",
  "uzCyr": "Сержант",
  "ru": "Serjant",
  "en": "Serjant"
}');


insert into district(name, region_id)
values ('{
  "uz": "Olmazor",
  "uzCyr": "Олмазор",
  "ru": "Олмазор",
  "en": "Olmazor"
}', 1);

INSERT INTO district (region_id, name)
VALUES (1, '{
  "uz": "Amudaryo",
  "uzCyr": "",
  "ru": "Амударья",
  "en": "Amudaryo"
}'),
       (1, '{
         "uz": "Beruniy tumani",
         "uzCyr": "Беруний тумани",
         "ru": "Беруний район",
         "en": "Beruniy district"
       }'),
       (1, '{
         "uz": "Kegayli tumani",
         "uzCyr": "Кегайли тумани",
         "ru": "Кегайли район",
         "en": "Kegayli district"
       }'),
       (1, '{
         "uz": "Qonliko‘l tumani",
         "uzCyr": "Қонликўл тумани",
         "ru": "Қонликўл район",
         "en": "Qonliko‘l district"
       }'),
       (1, '{
         "uz": "Qorao‘zak tumani",
         "uzCyr": "Қораўзак тумани",
         "ru": "Қораўзак район",
         "en": "Qorao‘zak district"
       }'),
       (1, '{
         "uz": "Qo‘ng‘irot tumani",
         "uzCyr": "Қўнғирот тумани",
         "ru": "Қўнғирот район",
         "en": "Qo‘ng‘irot district"
       }'),
       (1, '{
         "uz": "Nukus tumani",
         "uzCyr": "Нукус тумани",
         "ru": "Нукус район",
         "en": "Nukus district"
       }'),
       (1, '{
         "uz": "Nukus shahri",
         "uzCyr": "Нукус шаҳри",
         "ru": "Нукус город",
         "en": "Nukus city"
       }'),
       (1, '{
         "uz": "Taxtako‘pir shahri",
         "uzCyr": "Тахтакўпир шаҳри",
         "ru": "Нукус город",
         "en": "Nukus city"
       }');
