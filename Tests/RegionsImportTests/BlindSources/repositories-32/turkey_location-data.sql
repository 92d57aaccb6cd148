USE [MyLocationDb]
GO
SET IDENTITY_INSERT [dbo].[Sehir] ON 
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (1, N'Adana')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (2, N'Adıyaman')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (3, N'Afyonkarahisar')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (4, N'Ağrı')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (5, N'Amasya')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (6, N'Ankara')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (7, N'Antalya')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (8, N'Artvin')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (9, N'Aydın')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (10, N'Balıkesir')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (11, N'Bilecik')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (12, N'Bingöl')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (13, N'Bitlis')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (14, N'Bolu')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (15, N'Burdur')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (16, N'Bursa')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (17, N'Çanakkale')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (18, N'Çankırı')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (19, N'Çorum')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (20, N'Denizli')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (21, N'Diyarbakır')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (22, N'Edirne')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (23, N'Elazığ')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (24, N'Erzincan')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (25, N'Erzurum')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (26, N'Eskişehir')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (27, N'Gaziantep')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (28, N'Giresun')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (29, N'Gümüşhane')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (30, N'Hakkari')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (31, N'Hatay')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (32, N'Isparta')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (33, N'Mersin(İçel)')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (34, N'İstanbul')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (35, N'İzmir')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (36, N'Kars')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (37, N'Kastamonu')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (38, N'Kayseri')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (39, N'Kırklareli')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (40, N'Kırşehir')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (41, N'Kocaeli')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (42, N'Kahramanmaraş')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (43, N'Konya')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (44, N'Kütahya')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (45, N'Malatya')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (46, N'Manisa')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (47, N'Mardin')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (48, N'Muğla')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (49, N'Muş')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (50, N'Nevşehir')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (51, N'Niğde')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (52, N'Ordu')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (53, N'Rize')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (54, N'Sakarya')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (55, N'Samsun')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (56, N'Siirt')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (57, N'Sinop')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (58, N'Sivas')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (59, N'Tekirdağ')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (60, N'Tokat')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (61, N'Trabzon')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (62, N'Tunceli')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (63, N'Şanlıurfa')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (64, N'Uşak')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (65, N'Van')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (66, N'Yozgat')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (67, N'Zonguldak')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (68, N'Aksaray')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (69, N'Bayburt')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (70, N'Karaman')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (71, N'Kırıkkale')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (72, N'Batman')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (73, N'Şırnak')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (74, N'Bartın')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (75, N'Ardahan')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (76, N'Iğdır')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (77, N'Yalova')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (78, N'Karabük')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (79, N'Kilis')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (80, N'Osmaniye')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (81, N'Düzce')
GO
INSERT [dbo].[Sehir] ([Id], [Adi]) VALUES (82, N'Adana2')
GO
SET IDENTITY_INSERT [dbo].[Sehir] OFF
GO
SET IDENTITY_INSERT [dbo].[Ilce] ON 
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (1, 1, N'Çukurova')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (2, 1, N'Girne')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (3, 2, N'Gölbaşı')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (4, 2, N'Tut')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (5, 3, N'Bayat')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (6, 3, N'Çobanlar')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (7, 3, N'Şuhut')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (8, 4, N'Eleşkirt')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (9, 4, N'Hamur')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (10, 4, N'Patnos')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (11, 5, N'Gümüşhacıköy')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (12, 5, N'Merzifon')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (13, 6, N'Evren')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (14, 6, N'Güdül')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (15, 6, N'Kazan')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (16, 6, N'Pursaklar')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (17, 7, N'Aksu')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (18, 7, N'Demre(Kale)')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (19, 7, N'Gazipaşa')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (20, 7, N'Kaş')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (21, 7, N'Konyaaltı')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (22, 7, N'Muratpaşa')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (23, 8, N'Arhavi')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (24, 8, N'Borçka')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (25, 8, N'Hopa')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (26, 9, N'Buharkent(Çubukdağı)')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (27, 9, N'Çine')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (28, 9, N'İncirliova')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (29, 9, N'Karacasu')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (30, 9, N'Karpuzlu')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (31, 9, N'Köşk')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (32, 9, N'Nazilli')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (33, 9, N'Sultanhisar')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (34, 10, N'Ayvalık')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (35, 10, N'Balya')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (36, 10, N'Burhaniye')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (37, 10, N'Edremit')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (38, 10, N'Merkez')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (39, 10, N'Sındırgı')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (40, 11, N'Gölpazarı')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (41, 11, N'Merkez')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (42, 12, N'Adaklı')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (43, 12, N'Merkez')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (44, 12, N'Yedisu')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (45, 13, N'Adilcevaz')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (46, 13, N'Merkez')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (47, 14, N'Dörtdivan')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (48, 14, N'Merkez')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (49, 15, N'Altınyayla(Dirmil)')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (50, 16, N'Büyükorhan')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (51, 16, N'Gemlik')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (52, 16, N'Mustafakemalpaşa')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (53, 16, N'Nilüfer')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (54, 17, N'Bayramiç')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (55, 17, N'Eceabat')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (56, 17, N'Yenice')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (57, 18, N'Atkaracalar')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (58, 18, N'Bayramören')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (59, 18, N'Çerkeş')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (60, 18, N'Yapraklı')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (61, 19, N'Bayat')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (62, 19, N'İskilip')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (63, 19, N'Osmancık')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (64, 19, N'Uğurludağ')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (65, 20, N'Baklan')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (66, 20, N'Çal')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (67, 20, N'Güney')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (68, 20, N'Tavas')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (69, 21, N'Çınar')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (70, 21, N'Çüngüş')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (71, 21, N'Dicle')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (72, 21, N'Lice')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (73, 21, N'Sur')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (74, 21, N'Yenişehir')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (75, 22, N'Keşan')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (76, 22, N'Süloğlu(Süleoğlu)')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (77, 23, N'Alacakaya')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (78, 23, N'Kovancılar')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (79, 24, N'Kemaliye')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (80, 25, N'Karaçoban')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (81, 25, N'Narman')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (82, 25, N'Oltu')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (83, 25, N'Olur')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (84, 25, N'Tekman')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (85, 25, N'Tortum')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (86, 25, N'Uzundere')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (87, 26, N'Çifteler')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (88, 26, N'Han')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (89, 26, N'Mihalgazi')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (90, 26, N'Mihalıççık')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (91, 26, N'Tepebaşı')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (926, 63, N'Birecik')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (927, 63, N'Hilvan')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (928, 63, N'Viranşehir')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (929, 64, N'Banaz')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (930, 64, N'Sivaslı')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (931, 65, N'Bahçesaray')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (932, 65, N'Merkez')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (933, 66, N'Saraykent')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (934, 66, N'Sarıkaya')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (935, 66, N'Yerköy')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (936, 67, N'Alaplı')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (937, 67, N'Merkez')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (938, 68, N'Sarıyahşi')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (939, 69, N'Aydıntepe')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (940, 69, N'Demirözü')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (941, 70, N'Kazımkarabekir')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (942, 71, N'Sulakyurt')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (943, 72, N'Hasankeyf')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (944, 72, N'Sason')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (945, 73, N'Güçlükonak')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (946, 73, N'Silopi')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (947, 74, N'Merkez')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (948, 75, N'Göle')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (949, 76, N'Merkez')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (950, 77, N'Termal')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (951, 79, N'Elbeyli')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (952, 79, N'Musabeyli')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (953, 79, N'Polateli')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (954, 80, N'Bahçe')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (955, 80, N'Düziçi')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (956, 80, N'Hasanbeyli')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (957, 80, N'Sumbas')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (958, 81, N'Çilimli')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (959, 81, N'Gümüşova')
GO
INSERT [dbo].[Ilce] ([Id], [SehirId], [Adi]) VALUES (960, 81, N'Merkez')
GO
SET IDENTITY_INSERT [dbo].[Ilce] OFF
GO
