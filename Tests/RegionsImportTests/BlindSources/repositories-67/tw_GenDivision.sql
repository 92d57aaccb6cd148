INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('01', '臺北市', '02')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('02', '高雄市(舊制)', '05')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('03', '臺中市', '04')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('05', '臺南市', '05')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('07', '高雄市', '06')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('11', '基隆市', '18')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('12', '新竹市', '19')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('17', '臺中市(舊制)', '03')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('21', '臺南市(舊制)', '04')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('22', '嘉義市', '20')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('31', '新北市', '01')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('32', '桃園市', '03')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('33', '新竹縣', '08')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('34', '宜蘭縣', '07')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('35', '苗栗縣', '09')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('36', '臺中縣', '03')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('37', '彰化縣', '10')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('38', '南投縣', '11')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('39', '雲林縣', '12')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('40', '嘉義縣', '13')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('41', '臺南縣', '04')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('42', '高雄縣', '05')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('43', '屏東縣', '14')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('44', '澎湖縣', '17')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('45', '花蓮縣', '16')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('46', '臺東縣', '15')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('90', '金門縣', '21')
GO
INSERT INTO [dbo].[GenDivision]([DivisionNo], [DivisionName], [StatDivisionCode])
  VALUES('91', '連江縣', '22')
GO
