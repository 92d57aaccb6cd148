print 'Insert Provinces'
GO

SET IDENTITY_INSERT Provinces ON

INSERT [dbo].[Provinces] ([ProvinceId], [Code], [IsActive], [Name]) VALUES (1, N'BLA', 1, N'Благова')
INSERT [dbo].[Provinces] ([ProvinceId], [Code], [IsActive], [Name]) VALUES (2, N'BUR', 1, N'Бурова')
INSERT [dbo].[Provinces] ([ProvinceId], [Code], [IsActive], [Name]) VALUES (3, N'VAR', 1, N'Варова')

print 'Insert Municipalities'
GO

INSERT [dbo].[Municipalities] ([MunicipalityId], [ProvinceId], [Code], [Name]) VALUES (	1	,	2	, N'BUR01'	, N'Айтова')
INSERT [dbo].[Municipalities] ([MunicipalityId], [ProvinceId], [Code], [Name]) VALUES (	2	,	2	, N'BUR04'	, N'Средева')
INSERT [dbo].[Municipalities] ([MunicipalityId], [ProvinceId], [Code], [Name]) VALUES (	3	,	1	, N'BLA02'	, N'Белова')
INSERT [dbo].[Municipalities] ([MunicipalityId], [ProvinceId], [Code], [Name]) VALUES (	4	,	1	, N'BLA11'	, N'Гърмова')
INSERT [dbo].[Municipalities] ([MunicipalityId], [ProvinceId], [Code], [Name]) VALUES (	5	,	3	, N'VAR07'	, N'Долова')
GO
