print 'Insert Districts'
GO 

SET IDENTITY_INSERT Districts ON

INSERT [dbo].[Districts] ([DistrictId], [Code2], [Code], [MainSettlementCode], IsActive, [Name], [SecondLevelRegionCode]) VALUES (1, N'01', N'BLG', N'04279', 1, N'Благоевград', N'BG41')
INSERT [dbo].[Districts] ([DistrictId], [Code2], [Code], [MainSettlementCode], IsActive, [Name], [SecondLevelRegionCode]) VALUES (2, N'02', N'BGS', N'07079', 1, N'Бургас', N'BG34')
INSERT [dbo].[Districts] ([DistrictId], [Code2], [Code], [MainSettlementCode], IsActive, [Name], [SecondLevelRegionCode]) VALUES (3, N'03', N'VAR', N'10135', 1, N'Варна', N'BG33')
INSERT [dbo].[Districts] ([DistrictId], [Code2], [Code], [MainSettlementCode], IsActive, [Name], [SecondLevelRegionCode]) VALUES (4, N'04', N'VTR', N'10447', 1, N'Велико Търново', N'BG32')
INSERT [dbo].[Districts] ([DistrictId], [Code2], [Code], [MainSettlementCode], IsActive, [Name], [SecondLevelRegionCode]) VALUES (5, N'05', N'VID', N'10971', 1, N'Видин', N'BG31')
INSERT [dbo].[Districts] ([DistrictId], [Code2], [Code], [MainSettlementCode], IsActive, [Name], [SecondLevelRegionCode]) VALUES (6, N'06', N'VRC', N'12259', 1, N'Враца', N'BG31')
INSERT [dbo].[Districts] ([DistrictId], [Code2], [Code], [MainSettlementCode], IsActive, [Name], [SecondLevelRegionCode]) VALUES (7, N'07', N'GAB', N'14218', 1, N'Габрово', N'BG32')
INSERT [dbo].[Districts] ([DistrictId], [Code2], [Code], [MainSettlementCode], IsActive, [Name], [SecondLevelRegionCode]) VALUES (8, N'08', N'DOB', N'72624', 1, N'Добрич', N'BG33')
INSERT [dbo].[Districts] ([DistrictId], [Code2], [Code], [MainSettlementCode], IsActive, [Name], [SecondLevelRegionCode]) VALUES (9, N'09', N'KRZ', N'40909', 1, N'Кърджали', N'BG42')
INSERT [dbo].[Districts] ([DistrictId], [Code2], [Code], [MainSettlementCode], IsActive, [Name], [SecondLevelRegionCode]) VALUES (10, N'10', N'KNL', N'41112', 1, N'Кюстендил', N'BG41')

SET IDENTITY_INSERT Districts OFF
GO 
