USE [pad_db]
SET IDENTITY_INSERT [dbo].[CityCate] ON 
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (1, N'湖南省', NULL, 100000, 0, 0)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (2, N'长沙', 1, 100100, 1, 1)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (3, N'株洲', 1, 100200, 1, 2)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (4, N'湘潭', 1, 100300, 1, 3)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (5, N'衡阳', 1, 100400, 1, 4)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (6, N'邵阳', 1, 100500, 1, 5)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (7, N'岳阳', 1, 100600, 1, 6)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (8, N'常德', 1, 100700, 1, 7)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (9, N'张家界', 1, 100800, 1, 8)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (10, N'益阳', 1, 100900, 1, 9)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (11, N'郴州', 1, 101000, 1, 10)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (12, N'永州', 1, 101100, 1, 11)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (13, N'怀化', 1, 101200, 1, 12)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (14, N'娄底', 1, 101300, 1, 13)
GO
INSERT [dbo].[CityCate] ([ID], [CateName], [PID], [Code], [Level], [OrderIndex]) VALUES (15, N'湘西', 1, 101400, 1, 14)
GO
