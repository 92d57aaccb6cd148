INSERT INTO Governments(Governmente_Name_AR , Governmente_Name_EN) VALUES
( 'القاهرة', 'Cairo'),
( 'الجيزة', 'Giza'),
( 'الأسكندرية', 'Alexandria'),
( 'الدقهلية', 'Dakahlia'),
( 'البحر الأحمر', 'Red Sea'),
( 'البحيرة', 'Beheira'),
( 'الفيوم', 'Fayoum'),
( 'الغربية', 'Gharbiya'),
( 'الإسماعلية', 'Ismailia'),
( 'المنوفية', 'Menofia'),
( 'المنيا', 'Minya'),
( 'القليوبية', 'Qaliubiya'),
( 'الوادي الجديد', 'New Valley'),
( 'السويس', 'Suez'),
( 'اسوان', 'Aswan'),
( 'اسيوط', 'Assiut'),
( 'بني سويف', 'Beni Suef'),
( 'بورسعيد', 'Port Said'),
( 'دمياط', 'Damietta'),
( 'الشرقية', 'Sharkia'),
( 'جنوب سيناء', 'South Sinai'),
( 'كفر الشيخ', 'Kafr Al sheikh'),
( 'مطروح', 'Matrouh'),
( 'الأقصر', 'Luxor'),
( 'قنا', 'Qena'),
( 'شمال سيناء', 'North Sinai'),
( 'سوهاج', 'Sohag');


INSERT INTO Cities(GovernmentId, City_Name_AR,City_Name_EN) VALUES
/* Start Cairo ID:1 */
(1, '15 مايو', '15 May'),
(1, 'الازبكية', 'Al Azbakeyah'),
(1, 'البساتين', 'Al Basatin'),
(1, 'التبين', 'Tebin'),
(1, 'الخليفة', 'El-Khalifa'),
(1, 'الدراسة', 'El darrasa'),
(1, 'الدرب الاحمر', 'Aldarb Alahmar'),
(1, 'مدينة نصر', 'Nasr City'),
/* End Cairo ID:1 */

/* Start Red Sea ID:5 */
(5, 'الغردقة', 'Hurghada'),
(5, 'رأس غارب', 'Ras Ghareb'),
(5, 'سفاجا', 'Safaga'),
(5, 'القصير', 'El Qusiar'),
(5, 'مرسى علم', 'Marsa Alam'),
(5, 'الشلاتين', 'Shalatin'),
(5, 'حلايب', 'Halaib'),
(5, 'الدهار', 'Aldahar'),
/* End Red Sea ID:5 */

/* Start New Valley ID:13 */
(13, 'الخارجة', 'El Kharga'),
(13, 'باريس', 'Paris'),
(13, 'موط', 'Mout'),
(13, 'الفرافرة', 'Farafra'),
(13, 'بلاط', 'Balat'),
(13, 'الداخلة', 'Dakhla'),
/* End New Valley ID:13 */

/* Start South Sinai ID:14 */
(14, 'السويس', 'Suez'),
(14, 'الجناين', 'Alganayen'),
(14, 'عتاقة', 'Ataqah'),
(14, 'العين السخنة', 'Ain Sokhna'),
(14, 'فيصل', 'Faysal'),
/* End South Sinai ID:14 */

/* Start South Sinai ID:21 */
(21, 'الطور', 'Al Toor'),
(21, 'شرم الشيخ', 'Sharm El-Shaikh'),
(21, 'دهب', 'Dahab'),
(21, 'نويبع', 'Nuweiba'),
(21, 'طابا', 'Taba'),
(21, 'سانت كاترين', 'Saint Catherine'),
(21, 'أبو رديس', 'Abu Redis'),
(21, 'أبو زنيمة', 'Abu Zenaima'),
(21, 'رأس سدر', 'Ras Sidr'),
/* End South Sinai ID:21 */

/* Start Luxor ID:24 */
(24, 'الأقصر', 'Luxor'),
(24, 'الأقصر الجديدة', 'New Luxor'),
(24, 'إسنا', 'Esna'),
(24, 'طيبة الجديدة', 'New Tiba'),
(24, 'الزينية', 'Al ziynia'),
(24, 'البياضية', 'Al Bayadieh'),
(24, 'القرنة', 'Al Qarna'),
(24, 'أرمنت', 'Armant'),
(24, 'الطود', 'Al Tud');
/* End Luxor ID:24 */
