print 'Insert Municipalities'
GO 

SET IDENTITY_INSERT Municipalities ON

INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	1	, 	2	, 	N'0201'	, N'BGS01'	, N'00151'	, N'3'	, N'Айтос', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	2	, 	2	, 	N'0204'	, N'BGS04'	, N'07079'	, N'1'	, N'Бургас', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	3	, 	2	, 	N'0206'	, N'BGS06'	, N'17974'	, N'3'	, N'Средец', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	4	, 	2	, 	N'0208'	, N'BGS08'	, N'35883'	, N'4'	, N'Камено', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	5	, 	2	, 	N'0209'	, N'BGS09'	, N'36525'	, N'3'	, N'Карнобат', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	6	, 	2	, 	N'0212'	, N'BGS12'	, N'46663'	, N'3'	, N'Малко Търново', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	7	, 	2	, 	N'0213'	, N'BGS13'	, N'48619'	, N'3'	, N'Царево', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	8	, 	2	, 	N'0215'	, N'BGS15'	, N'51500'	, N'2'	, N'Несебър', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	9	, 	2	, 	N'0217'	, N'BGS17'	, N'57491'	, N'3'	, N'Поморие', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	14	, 	1	, 	N'0101'	, N'BLG01'	, N'02676'	, N'3'	, N'Банско', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	15	, 	1	, 	N'0102'	, N'BLG02'	, N'03504'	, N'4'	, N'Белица', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	16	, 	1	, 	N'0103'	, N'BLG03'	, N'04279'	, N'1'	, N'Благоевград', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	17	, 	1	, 	N'0111'	, N'BLG11'	, N'17395'	, N'3'	, N'Гоце Делчев', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	18	, 	1	, 	N'0113'	, N'BLG13'	, N'18366'	, N'4'	, N'Гърмен', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	28	, 	8	, 	N'0803'	, N'DOB03'	, N'02508'	, N'3'	, N'Балчик', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	29	, 	8	, 	N'0812'	, N'DOB12'	, N'14711'	, N'3'	, N'Генерал Тошево', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	30	, 	8	, 	N'0815'	, N'DOB15'	, N'72624'	, N'3'	, N'Добрич-селска', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	31	, 	8	, 	N'0817'	, N'DOB17'	, N'35064'	, N'3'	, N'Каварна', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	34	, 	8	, 	N'0828'	, N'DOB28'	, N'72624'	, N'1'	, N'Добрич', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	36	, 	7	, 	N'0705'	, N'GAB05'	, N'14218'	, N'1'	, N'Габрово', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	37	, 	7	, 	N'0712'	, N'GAB12'	, N'23947'	, N'3'	, N'Дряново', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	38	, 	7	, 	N'0729'	, N'GAB29'	, N'65927'	, N'2'	, N'Севлиево', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	39	, 	7	, 	N'0735'	, N'GAB35'	, N'73403'	, N'3'	, N'Трявна', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	56	, 	10	, 	N'1004'	, N'KNL04'	, N'04501'	, N'3'	, N'Бобов дол', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	57	, 	10	, 	N'1005'	, N'KNL05'	, N'04532'	, N'5'	, N'Бобошево', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	59	, 	10	, 	N'1029'	, N'KNL29'	, N'41112'	, N'1'	, N'Кюстендил', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	65	, 	9	, 	N'0902'	, N'KRZ02'	, N'00607'	, N'4'	, N'Ардино', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	66	, 	9	, 	N'0908'	, N'KRZ08'	, N'20746'	, N'5'	, N'Джебел', 1)
INSERT [dbo].[Municipalities] ([MunicipalityId], [DistrictId], [Code2], [Code], [MainSettlementCode], [Category], [Name], [IsActive]) VALUES (	69	, 	9	, 	N'0916'	, N'KRZ16'	, N'40909'	, N'1'	, N'Кърджали', 1)

SET IDENTITY_INSERT Municipalities OFF
GO 
