SET IDENTITY_INSERT [dbo].[REF_Province] ON 
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (1, NULL, 38, N'BEIJINGSHI', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (2, NULL, 38, N'TIANJINSHI', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (3, NULL, 38, N'HEBEISHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (4, NULL, 38, N'SHANXISHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (5, NULL, 38, N'NEIMENGGUZIZHIQU', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (6, NULL, 38, N'LIAONINGSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (7, NULL, 38, N'JILINSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (8, NULL, 38, N'HEILONGJIANGSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (9, NULL, 38, N'SHANGHAISHI', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (10, NULL, 38, N'JIANGSUSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (11, NULL, 38, N'ZHEJIANGSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (12, NULL, 38, N'ANHUISHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (13, NULL, 38, N'FUJIANSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (14, NULL, 38, N'JIANGXISHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (15, NULL, 38, N'SHANDONGSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (16, NULL, 38, N'HENANSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (17, NULL, 38, N'HUBEISHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (18, NULL, 38, N'HUNANSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (19, NULL, 38, N'GUANGDONGSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (20, NULL, 38, N'GUANGXIZHUANGZUZIZHIQU', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (21, NULL, 38, N'HAINANSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (22, NULL, 38, N'CHONGQINGSHI', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (23, NULL, 38, N'SICHUANSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (24, NULL, 38, N'GUIZHOUSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (25, NULL, 38, N'YUNNANSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (26, NULL, 38, N'XIZANGZIZHIQU', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (27, NULL, 38, N'SHANXISHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (28, NULL, 38, N'GANSUSHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (29, NULL, 38, N'QINGHAISHENG', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (30, NULL, 38, N'NINGXIAHUIZUZIZHIQU', 1)
GO
INSERT [dbo].[REF_Province] ([Id], [Province_Code], [Country_Id], [Province_Name], [Active]) VALUES (31, NULL, 38, N'XINJIANGWEIWUERZIZHIQU', 1)
GO
SET IDENTITY_INSERT [dbo].[REF_Province] OFF
GO
