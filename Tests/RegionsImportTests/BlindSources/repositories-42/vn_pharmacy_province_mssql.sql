SET IDENTITY_INSERT [dbo].[Provinces] ON 
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (1, N'Hà Nội', N'101', N'Thành phố', 237, 1, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (2, N'Bắc Ninh', N'223', N'Tỉnh', 237, 2, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (3, N'Quảng Ninh', N'225', N'Tỉnh', 237, 3, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (4, N'Hải Phòng', N'103', N'Thành phố', 237, 4, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (5, N'Hưng Yên', N'109', N'Tỉnh', 237, 5, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (6, N'Ninh Bình', N'117', N'Tỉnh', 237, 6, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (7, N'Cao Bằng', N'203', N'Tỉnh', 237, 7, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (8, N'Tuyên Quang', N'211', N'Tỉnh', 237, 8, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (9, N'Lào Cai', N'205', N'Tỉnh', 237, 9, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (10, N'Thái Nguyên', N'215', N'Tỉnh', 237, 10, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (11, N'Lạng Sơn', N'209', N'Tỉnh', 237, 11, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (12, N'Phú Thọ', N'217', N'Tỉnh', 237, 12, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (13, N'Điện Biên', N'301', N'Tỉnh', 237, 13, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (14, N'Lai Châu', N'302', N'Tỉnh', 237, 14, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (15, N'Sơn La', N'303', N'Tỉnh', 237, 15, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (16, N'Thanh Hoá', N'401', N'Tỉnh', 237, 16, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (17, N'Nghệ An', N'403', N'Tỉnh', 237, 17, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (18, N'Hà Tĩnh', N'405', N'Tỉnh', 237, 18, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (19, N'Quảng Trị', N'409', N'Tỉnh', 237, 19, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (20, N'Huế', N'411', N'Thành phố', 237, 20, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (21, N'Đà Nẵng', N'501', N'Thành phố', 237, 21, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (22, N'Quảng Ngãi', N'505', N'Tỉnh', 237, 22, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (23, N'Khánh Hòa', N'511', N'Tỉnh', 237, 23, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (24, N'Gia Lai', N'603', N'Tỉnh', 237, 24, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (25, N'Đắk Lắk', N'605', N'Tỉnh', 237, 25, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (26, N'Lâm Đồng', N'703', N'Tỉnh', 237, 26, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (27, N'Tây Ninh', N'709', N'Tỉnh', 237, 27, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (28, N'Đồng Nai', N'713', N'Tỉnh', 237, 28, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (29, N'Hồ Chí Minh', N'701', N'Thành phố', 237, 29, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (30, N'Vĩnh Long', N'809', N'Tỉnh', 237, 30, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (31, N'Đồng Tháp', N'803', N'Tỉnh', 237, 31, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (32, N'An Giang', N'805', N'Tỉnh', 237, 32, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (33, N'Cần Thơ', N'815', N'Thành phố', 237, 33, N'', N'', 1)
GO
INSERT [dbo].[Provinces] ([Id], [Name], [Code], [Type], [CountryId], [SortOrder], [ZipCode], [PhoneCode], [IsStatus]) VALUES (34, N'Cà Mau', N'823', N'Tỉnh', 237, 34, N'', N'', 1)
GO
SET IDENTITY_INSERT [dbo].[Provinces] OFF
GO 