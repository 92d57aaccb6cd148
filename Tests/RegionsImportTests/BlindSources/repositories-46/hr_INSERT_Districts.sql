USE [CoreDB]
GO
DISABLE TRIGGER [dbo].[trg_Districts] ON [dbo].[Districts]
GO
SET IDENTITY_INSERT [dbo].[Districts] ON 
GO
INSERT [dbo].[Districts] ([DistrictId], [RegionId], [DistrictTitle], [DistrictType], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (557, 1, N'Bedenica', N'Općina', N'admin', CAST(N'2022-07-28T15:35:10.997' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Districts] ([DistrictId], [RegionId], [DistrictTitle], [DistrictType], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (558, 1, N'Bistra', N'Općina', N'admin', CAST(N'2022-07-28T15:35:10.997' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Districts] ([DistrictId], [RegionId], [DistrictTitle], [DistrictType], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (559, 1, N'Brckovljani', N'Općina', N'admin', CAST(N'2022-07-28T15:35:10.997' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Districts] ([DistrictId], [RegionId], [DistrictTitle], [DistrictType], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (560, 1, N'Brdovec', N'Općina', N'admin', CAST(N'2022-07-28T15:35:10.997' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Districts] ([DistrictId], [RegionId], [DistrictTitle], [DistrictType], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (561, 1, N'Dubrava', N'Općina', N'admin', CAST(N'2022-07-28T15:35:10.997' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Districts] ([DistrictId], [RegionId], [DistrictTitle], [DistrictType], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (562, 1, N'Dubravica', N'Općina', N'admin', CAST(N'2022-07-28T15:35:10.997' AS DateTime), NULL, NULL)
GO
INSERT [dbo].[Districts] ([DistrictId], [RegionId], [DistrictTitle], [DistrictType], [UserCreated], [DateCreated], [UserModified], [DateModified]) VALUES (563, 1, N'Dugo Selo', N'Grad', N'admin', CAST(N'2022-07-28T15:35:10.997' AS DateTime), NULL, NULL)
GO
SET IDENTITY_INSERT [dbo].[Districts] OFF
GO
ENABLE TRIGGER [dbo].[trg_Districts] ON [dbo].[Districts]
GO