SET ANSI_NULLS ON
GO
SET QUOTED_IDENTIFIER ON
GO
SET ANSI_PADDING ON
GO
CREATE TABLE [dbo].[Area](
[codeID] [char](6) NOT NULL,
 [name] [nvarchar](50) NOT NULL,
 [parentID] [char](6) NOT NULL
) ON [PRIMARY]
GO
SET ANSI_PADDING OFF
GO
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110000', N'北京市', N'0     ')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110100', N'市辖区', N'110000')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110101', N'东城区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110102', N'西城区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110105', N'朝阳区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110106', N'丰台区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110107', N'石景山区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110108', N'海淀区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110109', N'门头沟区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110111', N'房山区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110112', N'通州区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110113', N'顺义区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110114', N'昌平区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110115', N'大兴区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110116', N'怀柔区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110117', N'平谷区', N'110100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110200', N'县', N'110000')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110228', N'密云县', N'110200')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'110229', N'延庆县', N'110200')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120000', N'天津市', N'0     ')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120100', N'市辖区', N'120000')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120101', N'和平区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120102', N'河东区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120103', N'河西区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120104', N'南开区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120105', N'河北区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120106', N'红桥区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120110', N'东丽区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120111', N'西青区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120112', N'津南区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120113', N'北辰区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120114', N'武清区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120115', N'宝坻区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120116', N'滨海新区', N'120100')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120200', N'县', N'120000')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120221', N'宁河县', N'120200')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120223', N'静海县', N'120200')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'120225', N'蓟县', N'120200')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130000', N'河北省', N'0     ')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130400', N'邯郸市', N'130000')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130401', N'市辖区', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130402', N'邯山区', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130403', N'丛台区', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130404', N'复兴区', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130406', N'峰峰矿区', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130421', N'邯郸县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130423', N'临漳县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130424', N'成安县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130425', N'大名县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130426', N'涉县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130427', N'磁县', N'130400')
GO
print 'Processed 100 total records'
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130428', N'肥乡县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130429', N'永年县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130430', N'邱县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130431', N'鸡泽县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130432', N'广平县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130433', N'馆陶县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130434', N'魏县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130435', N'曲周县', N'130400')
INSERT [dbo].[Area] ([codeID], [name], [parentID]) VALUES (N'130481', N'武安市', N'130400')
