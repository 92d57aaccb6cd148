USE [CoreDB]
GO
DISABLE TRIGGER [dbo].[trg_Regions] ON [dbo].[Regions]
GO
SET IDENTITY_INSERT [dbo].[Regions] ON 
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (1, N'ZAGREBAČKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (2, N'KRAPINSKO-ZAGORSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (3, N'SISAČKO-MOSLAVAČKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (4, N'KARLOVAČKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (5, N'VARAŽDINSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (6, N'KOPRIVNIČKO-KRIŽEVAČKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (7, N'BJELOVARSKO-BILOGORSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (8, N'PRIMORSKO-GORANSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (9, N'LIČKO-SENJSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (10, N'VIROVITIČKO-PODRAVSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (11, N'POŽEŠKO-SLAVONSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (12, N'BRODSKO-POSAVSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (13, N'ZADARSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (14, N'OSJEČKO-BARANJSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (15, N'ŠIBENSKO-KNINSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (16, N'VUKOVARSKO-SRIJEMSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (17, N'SPLITSKO-DALMATINSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (18, N'ISTARSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (19, N'DUBROVAČKO-NERETVANSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (20, N'MEĐIMURSKA', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Regions] ([RegionId], [RegionTitle], [CountryId], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (21, N'GRAD ZAGREB', 54, N'admin', CAST(N'2022-07-28T11:14:53.780' AS DateTime), NULL, NULL)
GO
SET IDENTITY_INSERT [dbo].[Regions] OFF
GO
ENABLE TRIGGER [dbo].[trg_Regions] ON [dbo].[Regions]
GO