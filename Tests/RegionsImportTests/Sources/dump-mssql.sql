USE [master]
GO
CREATE TABLE [dbo].[Provinces]([Id] [int] IDENTITY(1,1) NOT NULL,[Name] [nvarchar](50) NULL, CONSTRAINT [PK] PRIMARY KEY CLUSTERED ([Id] ASC)) ON [PRIMARY]
GO
CREATE TABLE [dbo].[Districts]([Id] [int] NOT NULL,[Name] [nvarchar](50) NULL,[ProvinceId] [int] NULL)
GO
SET IDENTITY_INSERT [dbo].[Provinces] ON 
GO
INSERT [dbo].[Provinces] ([Id], [Name]) VALUES (1, N'Alto')
GO
INSERT [dbo].[Provinces] ([Id], [Name]) VALUES (2, N'Bajo')
GO
SET IDENTITY_INSERT [dbo].[Provinces] OFF
GO
INSERT [dbo].[Districts] ([Id], [Name], [ProvinceId]) VALUES (1, N'Aro', 1)
INSERT [dbo].[Districts] ([Id], [Name], [ProvinceId]) VALUES (2, N'Bo', 1)
INSERT [dbo].[Districts] ([Id], [Name], [ProvinceId]) VALUES (3, N'Campo', CAST(2 AS Int))
GO
