USE [Geo]
GO
SET IDENTITY_INSERT [dbo].[Provincia] ON
GO
INSERT [dbo].[Provincia] ([IdProvincia], [Nombre], [Activo]) VALUES (1, N'Pinar del Río', 1)
GO
INSERT [dbo].[Provincia] ([IdProvincia], [Nombre], [Activo]) VALUES (2, N'Artemisa', 1)
GO
INSERT [dbo].[Provincia] ([IdProvincia], [Nombre], [Activo]) VALUES (3, N'La Habana', 1)
GO
SET IDENTITY_INSERT [dbo].[Provincia] OFF
GO
INSERT [dbo].[Municipio] ([IdMunicipio], [Nombre], [IdProvincia], [FechaAlta]) VALUES (1, N'Viñales', 1, CAST(N'2015-01-01T00:00:00.000' AS DateTime))
GO
INSERT [dbo].[Municipio] ([IdMunicipio], [Nombre], [IdProvincia], [FechaAlta]) VALUES (2, N'Mantua', 1, CAST(N'2015-01-01T00:00:00.000' AS DateTime))
GO
INSERT [dbo].[Municipio] ([IdMunicipio], [Nombre], [IdProvincia], [FechaAlta]) VALUES (3, N'Mariel', 2, CAST(N'2015-01-01T00:00:00.000' AS DateTime))
GO
INSERT [dbo].[Municipio] ([IdMunicipio], [Nombre], [IdProvincia], [FechaAlta]) VALUES (4, N'Playa', 3, CAST(N'2015-01-01T00:00:00.000' AS DateTime))
GO
INSERT [dbo].[Municipio] ([IdMunicipio], [Nombre], [IdProvincia], [FechaAlta]) VALUES (5, N'Regla', 3, CAST(N'2015-01-01T00:00:00.000' AS DateTime))
GO
INSERT [dbo].[Municipio] ([IdMunicipio], [Nombre], [IdProvincia], [FechaAlta]) VALUES (6, N'Cerro', 3, CAST(N'2015-01-01T00:00:00.000' AS DateTime))
GO
