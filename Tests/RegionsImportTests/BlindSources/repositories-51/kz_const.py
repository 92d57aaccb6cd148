eng_city_id = {'Astana': 71,'Almata' : 75,'Shymkent' : 79,'Akmola_reg' : 11
    ,'Aktobe_reg' : 15,'Almaata_reg' : 19,'Atyrau_reg' : 23,'East_Kz_reg' : 63
    ,'Jambyl_reg' : 31,'West_Kz_reg' : 27, 'Karaganda_reg' : 35,'Kostanay' : 39
    ,'Kyzylorda_reg' : 43,'Mangistau_reg' : 47,'Abay_reg' : 10,'Zhetysu_reg' : 33
    ,'Ulytau_reg' : 62,'Pavlodar_reg' : 55,'North_Kz_reg' : 59,'Turkestan_reg' : 61}

rus_city_id = {'Астана': 71,'Алмата' : 75,'Шимкент' : 79,'Акмола' : 11
    ,'Актобе' : 15,'Алматинский регион' : 19,'Атырау' : 23,'Восточный регион' : 63
    ,'Жамбыл' : 31,'Западный регион' : 27, 'Караганда' : 35,'Костанай' : 39
    ,'Кызылорда' : 43,'Мангыстау' : 47,'Абай' : 10,'Жетысу' : 33
    ,'Улытау' : 62,'Павлодар' : 55,'Северный регион' : 59,'Туркестан' : 61}
