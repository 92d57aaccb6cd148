CodeSystem: RegionsCS
Id: regions-cs
Title: "Uzbekistan Regions and Locations"
Description: "List of regions and locations in Uzbekistan"
* ^status = #active
* ^content = #complete
* ^caseSensitive = true
* ^hierarchyMeaning = #is-a
* ^language = #uz
* ^experimental = true
* #"Код СОАТО" "Ob'yektning nomi"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Наименование объекта"
  * ^designation[+].language = #en
  * ^designation[=].value = "Name of the object"
* #17 "O'zbekiston Respublikasi"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Республика Узбекистан"
  * ^designation[+].language = #en
  * ^designation[=].value = "Republic of Uzbekistan"
* #1703 "Andijon viloyati (Markaz -Andijon sh.)"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Андижанская область (Центр -г. Андижан )"
  * ^designation[+].language = #en
  * ^designation[=].value = "Andijan Region (Center - Andijan city)"
* #1703200 "Andijon viloyatining tumanlari"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Районы Андижанской области"
  * ^designation[+].language = #en
  * ^designation[=].value = "Districts of Andijan Region"
* #1703202 "Oltinko'l tumani (Markaz -Oltinko'l a.p.)"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Алтынкульский район (Центр - нп Алтынкуль)"
  * ^designation[+].language = #en
  * ^designation[=].value = "Altynkul District (Center - Altynkul town)"
* #1703202550 "Oltinko'l tumanining shaharchalari"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Городские поселки Алтынкульского района"
  * ^designation[+].language = #en
  * ^designation[=].value = "Urban-type settlements of Altynkul District"
* #1703202552 "Bo'ston"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Бустон"
  * ^designation[+].language = #en
  * ^designation[=].value = "Buston"
* #1703202554 "Dalvarzin"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Далварзин"
  * ^designation[+].language = #en
  * ^designation[=].value = "Dalvarzin"
* #1703202556 "Jalabek"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Жалабек"
  * ^designation[+].language = #en
  * ^designation[=].value = "Jalabek"
* #1703202558 "Ijtimoiyat"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Ижтимоият"
  * ^designation[+].language = #en
  * ^designation[=].value = "Ijtimoiyat"
* #1703202562 "Kumakay"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Кумакай"
  * ^designation[+].language = #en
  * ^designation[=].value = "Kumakay"
* #1703202564 "Qo'shtepa"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Куштепа"
  * ^designation[+].language = #en
  * ^designation[=].value = "Qushtepa"
* #1703202566 "Madaniy mehnat"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Маданий мехнат"
  * ^designation[+].language = #en
  * ^designation[=].value = "Madaniy Mehnat"
* #1703202568 "Markaz"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Марказ"
  * ^designation[+].language = #en
  * ^designation[=].value = "Markaz"
* #1703202572 "Maslahat"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Маслахат"
  * ^designation[+].language = #en
  * ^designation[=].value = "Maslahat"
* #1703202574 "Namuna"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Намуна"
  * ^designation[+].language = #en
  * ^designation[=].value = "Namuna"
* #1703202576 "Xondibog'i"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Хондибоги"
  * ^designation[+].language = #en
  * ^designation[=].value = "Khondibogi"
* #1703202800 "Oltinko'l tumanining qishloq fuqarolar yig'inlari"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Сельские сходы граждан Алтынкульского района"
  * ^designation[+].language = #en
  * ^designation[=].value = "Rural communities of Altynkul District"
* #1703202804 "Oltinko'l"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Алтынкуль"
  * ^designation[+].language = #en
  * ^designation[=].value = "Altynkul"
* #1703202807 "Oxunboboyev nomli"
  * ^designation[0].language = #ru
  * ^designation[=].value = "им. Ахунбабаева"
  * ^designation[+].language = #en
  * ^designation[=].value = "Named after Okhunboboyev"
* #1703202813 "Jalabek"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Джалабек"
  * ^designation[+].language = #en
  * ^designation[=].value = "Jalabek"
* #1703202820 "Qo'shtepasaroy"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Коштепасарай"
  * ^designation[+].language = #en
  * ^designation[=].value = "Qushtepasaroy"
* #1703202825 "Kumakay"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Кумакай"
  * ^designation[+].language = #en
  * ^designation[=].value = "Kumakay"
* #1703202830 "Maslahat"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Маслахат"
  * ^designation[+].language = #en
  * ^designation[=].value = "Maslahat"
* #1703202834 "Oraziy"
  * ^designation[0].language = #ru
  * ^designation[=].value = "им. Орази"
  * ^designation[+].language = #en
  * ^designation[=].value = "Oraziy"
* #1703202840 "Suvyulduz"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Сувюлдуз"
  * ^designation[+].language = #en
  * ^designation[=].value = "Suvyulduz"
* #1703206 "Baliqchi tumani (Markaz -Baliqchi shaharchasi)"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Балыкчинский район (Центр - гп Баликчи )"
  * ^designation[+].language = #en
  * ^designation[=].value = "Baliqchi District (Center - Baliqchi town)"
* #1703206550 "Baliqchi tumanining shaharchalari"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Городские поселки Балыкчинского района"
  * ^designation[+].language = #en
  * ^designation[=].value = "Urban-type settlements of Baliqchi District"
* #1703206551 "Baliqchi"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Баликчи"
  * ^designation[+].language = #en
  * ^designation[=].value = "Baliqchi"
* #1703206554 "Xo'jaobod"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Хужаабад"
  * ^designation[+].language = #en
  * ^designation[=].value = "Khujaobod"
* #1703206558 "Chinobod markaz"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Чинобод марказ"
  * ^designation[+].language = #en
  * ^designation[=].value = "Chinobod Markaz"
* #1703206800 "Baliqchi tumanining qishloq fuqarolar yig'inlari"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Сельские сходы граждан Балыкчинского района"
  * ^designation[+].language = #en
  * ^designation[=].value = "Rural communities of Baliqchi District"
* #1703206803 "Olimbek"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Алимбек"
  * ^designation[+].language = #en
  * ^designation[=].value = "Alimbek"
* #1703206807 "Oxunboboyev nomli"
  * ^designation[0].language = #ru
  * ^designation[=].value = "им. Ахунбабаева"
  * ^designation[+].language = #en
  * ^designation[=].value = "Named after Okhunboboyev"
* #1703206813 "Baliqchi"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Балыкчи"
  * ^designation[+].language = #en
  * ^designation[=].value = "Baliqchi"
* #1703206824 "Guliston"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Гулистан"
  * ^designation[+].language = #en
  * ^designation[=].value = "Guliston"
* #1703206831 "Bo'ston"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Бустан"
  * ^designation[+].language = #en
  * ^designation[=].value = "Buston"
* #1703206846 "Siza"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Сиза"
  * ^designation[+].language = #en
  * ^designation[=].value = "Siza"
* #1703206857 "O'rmonbek"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Урманбек"
  * ^designation[+].language = #en
  * ^designation[=].value = "Urmonbek"
* #1703206868 "Xo'jaobod"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Ходжаабад"
  * ^designation[+].language = #en
  * ^designation[=].value = "Khujaobod"
* #1703206879 "Eskixaqqulobod"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Эски Хаккулабад"
  * ^designation[+].language = #en
  * ^designation[=].value = "Eskikhakkulobod"
* #1703209 "Bo'ston tumani (Markaz -Bo'z shaharchasi)"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Бустонский район (Центр - гп Боз)"
  * ^designation[+].language = #en
  * ^designation[=].value = "Buston District (Center - Buz town)"
* #1703209550 "Bo'ston tumanining shaharchalari"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Городские поселки Бустонского района"
  * ^designation[+].language = #en
  * ^designation[=].value = "Urban-type settlements of Buston District"
* #1703209551 "Bo'z"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Боз"
  * ^designation[+].language = #en
  * ^designation[=].value = "Buz"
* #1703209555 "M.Jalolov nomli"
  * ^designation[0].language = #ru
  * ^designation[=].value = "М.Жалолов"
  * ^designation[+].language = #en
  * ^designation[=].value = "Named after M. Jalolov"
* #1703209559 "Xoldevonbek"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Холдевонбек"
  * ^designation[+].language = #en
  * ^designation[=].value = "Kholdevonbek"
* #1703209800 "Bo'ston tumanining qishloq fuqarolar yig'inlari"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Сельские сходы граждан Бустонского района"
  * ^designation[+].language = #en
  * ^designation[=].value = "Rural communities of Buston District"
* #1703209811 "Xoldevonbek"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Халдеванбек"
  * ^designation[+].language = #en
  * ^designation[=].value = "Kholdevonbek"
* #1703209846 "M.Jalolov nomli"
  * ^designation[0].language = #ru
  * ^designation[=].value = "им. М. Джалалова"
  * ^designation[+].language = #en
  * ^designation[=].value = "Named after M. Jalolov"
* #1703209857 "Xovos"
  * ^designation[0].language = #ru
  * ^designation[=].value = "Хавас"
  * ^designation[+].language = #en
  * ^designation[=].value = "Khovos"
