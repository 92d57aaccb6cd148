CREATE TABLE [PROVINCIAS]([cod_provincia] int, [descripcion] varchar(30))
GO
INSERT [PROVINCIAS] ([cod_provincia], [descripcion]) VALUES (1, N'CABA')
INSERT [PROVINCIAS] ([cod_provincia], [descripcion]) VALUES (2, N'Bueno')
INSERT [PROVINCIAS] ([cod_provincia], [descripcion]) VALUES (3, N'Catama')
INSERT [PROVINCIAS] ([cod_provincia], [descripcion]) VALUES (4, N'Cordo')
INSERT [PROVINCIAS] ([cod_provincia], [descripcion]) VALUES (5, N'Corri')
GO
INSERT [LOCALIDADES] ([cod_postal], [desc_localidad], [cod_provincia]) VALUES (1000, N'RECO', 1)
INSERT [LOCALIDADES] ([cod_postal], [desc_localidad], [cod_provincia]) VALUES (1002, N'MONSE', 1)
INSERT [LOCALIDADES] ([cod_postal], [desc_localidad], [cod_provincia]) VALUES (1640, N'ACASO', 2)
INSERT [LOCALIDADES] ([cod_postal], [desc_localidad], [cod_provincia]) VALUES (1648, N'TIGO', 2)
INSERT [LOCALIDADES] ([cod_postal], [desc_localidad], [cod_provincia]) VALUES (4700, N'VALLE', 3)
INSERT [LOCALIDADES] ([cod_postal], [desc_localidad], [cod_provincia]) VALUES (5000, N'CORDO', 4)
INSERT [LOCALIDADES] ([cod_postal], [desc_localidad], [cod_provincia]) VALUES (3400, N'CORRI', 5)
INSERT [LOCALIDADES] ([cod_postal], [desc_localidad], [cod_provincia]) VALUES (3460, N'CURU', 5)
GO
INSERT [dbo].[ROL] ([ID_ROL], [ROL]) VALUES (N'A', N'ADMIN')
INSERT [dbo].[ROL] ([ID_ROL], [ROL]) VALUES (N'C', N'CLIENTE')
GO
INSERT [dbo].[USUARIOS] ([DNI_USU], [NOMBRE_USU], [ID_ROL_USU]) VALUES (N'11', N'Ana', N'A')
INSERT [dbo].[USUARIOS] ([DNI_USU], [NOMBRE_USU], [ID_ROL_USU]) VALUES (N'12', N'Bruno', N'C')
GO
