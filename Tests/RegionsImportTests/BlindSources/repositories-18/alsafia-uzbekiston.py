region_uz=['Andijon viloyati',
'Buxoro viloyati',
"Xorazm viloyati",
"Navoiy viloyati",
"Toshkent shahri"]

region_ru=[
    'Андижанская область',
'Бухарская область',
'Хорезмская область',
"Навоийская область",
"Ташкент город"]


dict={
    "uz":{
        'Andijon viloyati':["Andijon tumani","Asaka tumani","Baliqchi tumani","Bo'z tumani","Buloqboshi tumani","Izboskan tumani","Jalaquduq tumani","Xo'jaobod tumani","Qo'rg'ontepa tumani","Marhamat tumani","Oltinko'l tumani","Paxtaobod tumani","Shahrixon tumani","Ulug'nor tumani"],
        'Buxoro viloyati':["Olot tumani","Buxoro tumani","G'ijduvon tumani","Jondor tumani","Kogon tumani","Qorako'l tumani","Qorovulbozor tumani","Peshku tumani","Romitan tumani","Shofirkon tumani","Vobkent tumani"],
        "Xorazm viloyati":["Bog'ot tumani","Gurlan tumani","Xonqa tumani","Hazorasp tumani","Xiva tumani","Qo'shko'pir tumani","Shovot tumani","Urganch tumani","Yangiariq tumani","Yangibozor tumani","Tuproqqal'a tumani"],
        "Navoiy viloyati":["Konimex tumani","Karmana tumani","Qiziltepa tumani","Xatirchi tumani","Navbahor tumani","Nurota tumani","Tomdi tumani","Uchquduq tumani"],
        "Toshkent shahri":["Bektemir tumani","Chilonzor tumani","Hamza tumani","Mirobod tumani","Mirzo Ulug'bek","Sergeli tumani","Shayxontohur tumani","Olmazor tumani","Uchtepa tumani","Yakkasaroy tumani","Yunusobod tumani","Yangihayot tumani"]

    },
    'ru':{
        'Андижанская область':["Андижанский район","Асакинский район","Баликчинский район","Бозский район","Булокбошинский район","Избосканский район","Жалакудукский район","Ходжаабадский район","Кург'онтепинский район","Мархамат район","Алтынкульский район","Пахтаабадский район","Шахриханский район","Улугнорский район"],
        'Бухарская область':["Алатский район","Бухарский район","Гиждуванский район","Джондорский район","Когонский район","Каракульский район","Коровулбозорский район","Пешку район","Ромитан район","Шофиркон тумани","Вобкент тумани"],
        'Хорезмская область':["Багатский район","Гурланский район","Ханкинский район","Хазараспский район","Хивинский район","Кошкопирский район","Шовотский район","Ургенчский район","Янгиарыкский район","Янгибозорский район","Тупроккалинский район"],
        "Навоийская область":["Конимекс район","Карманинский район","Гызылтепинский район","Хатырчинский район","Навбахорский район","Нуратинский район","Томдинский район","Учкудукский район"],
        "Ташкент город":["Бектемирский район","Чиланзарский район","Хамзинский район","Мирабадский район","Мирзо Улугбек","Сергелийский район","Шайхантахурский район","Алмазарский район","Учтепинский район","Яккасарайский район","Юнусабадский район","Янгихайотский район"]

    }
}







