GO
SET IDENTITY_INSERT [dbo].[Counties] ON 

GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (1, N'Alba', N'AB')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (2, N'Arad', N'AR')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (4, N'Argeº', N'AG')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (5, N'Bacãu', N'BC')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (6, N'Bihor', N'BH')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (7, N'Bistriþa Nãsãud', N'BN')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (8, N'Botoºani', N'BT')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (9, N'Braºov', N'BV')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (10, N'Brãila', N'BR')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (11, N'Bucureºti', N'B ')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (12, N'Buzãu', N'BZ')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (13, N'Caraº Severin', N'CS')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (14, N'Cluj', N'CJ')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (15, N'Constanþa', N'CT')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (16, N'Covasna', N'CV')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (17, N'Cãlãraºi', N'CL')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (18, N'Dolj', N'DJ')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (19, N'Dâmboviþa', N'DB')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (20, N'Galaþi', N'GL')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (21, N'Giurgiu', N'GR')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (22, N'Gorj', N'GJ')
GO
INSERT [dbo].[Counties] ([Id], [Name], [ShortName]) VALUES (23, N'Harghita', N'HR')
GO
SET IDENTITY_INSERT [dbo].[Counties] OFF
GO
