GO

SET IDENTITY_INSERT [dbo].[Cities] ON 
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (5, 1, N'Abrud')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (6, 1, N'Aiud')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (7, 1, N'Alba Iulia')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (8, 1, N'Baia de Arieº')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (9, 1, N'Bãneasa')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (10, 1, N'Bistra')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (11, 1, N'Blaj')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (12, 1, N'Bucerdea Grânoasã')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (13, 1, N'Câlnic')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (14, 1, N'Câmpeni')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (15, 1, N'Cetatea de Baltã')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (16, 1, N'Crãciunelu de Jos')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (17, 1, N'Cricãu')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (18, 1, N'Cugir')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (19, 1, N'Daia Românã')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (20, 1, N'Ighiu')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (21, 1, N'Jidvei')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (22, 1, N'Lopadea Nouã')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (23, 1, N'Noslac')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (24, 1, N'Ocna Mureº')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (25, 1, N'Rãdeºti')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (26, 1, N'Râmeþ')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (27, 1, N'Roºia Montanã')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (28, 1, N'Sãliºtea')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (29, 1, N'Sãsciori')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (30, 1, N'Sebeº')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (31, 1, N'ªugag')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (32, 1, N'Teiuº')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (33, 1, N'Unirea')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (34, 1, N'Vinþu de Jos')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (35, 1, N'Zlatna')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (36, 2, N'Almaº')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (37, 2, N'Arad')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (38, 2, N'Chiºineu-Criº')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (39, 2, N'Curtici')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (40, 2, N'Dezna')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (41, 2, N'Ineu')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (42, 2, N'Lipova')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (43, 2, N'Macea')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (44, 2, N'Nãdlac')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (45, 2, N'Pâncota')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (46, 2, N'Pecica')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (47, 2, N'Sântana')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (48, 2, N'Sebiº')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (49, 2, N'ªiria')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (50, 2, N'Vinga')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (51, 4, N'Albota')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (52, 4, N'Câmpulung')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (53, 4, N'Costeºti')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (54, 4, N'Curtea de Argeº')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (55, 4, N'Mioveni')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (56, 4, N'Piteºti')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (57, 4, N'ªtefãneºti')
GO
INSERT [dbo].[Cities] ([Id], [CountyId], [Name]) VALUES (58, 4, N'Topoloveni')
GO
SET IDENTITY_INSERT [dbo].[Cities] OFF
GO
