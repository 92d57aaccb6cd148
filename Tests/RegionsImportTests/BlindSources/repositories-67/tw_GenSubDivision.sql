INSERT INTO [dbo].[GenSubDivision]([SubdivisionNo], [SubdivisionName], [DivisionNo], [DivisionNoOld], [ZIP], [Type], [StatSubDivisionCode])
  VALUES('0101', '臺北市松山區', '01', '01', '105', NULL, '6300100')
GO
INSERT INTO [dbo].[GenSubDivision]([SubdivisionNo], [SubdivisionName], [DivisionNo], [DivisionNoOld], [ZIP], [Type], [StatSubDivisionCode])
  VALUES('0102', '臺北市大安區', '01', '01', '106', NULL, '6300300')
GO
INSERT INTO [dbo].[GenSubDivision]([SubdivisionNo], [SubdivisionName], [DivisionNo], [DivisionNoOld], [ZIP], [Type], [StatSubDivisionCode])
  VALUES('0109', '臺北市大同區', '01', '01', '103', NULL, '6300600')
GO
INSERT INTO [dbo].[GenSubDivision]([SubdivisionNo], [SubdivisionName], [DivisionNo], [DivisionNoOld], [ZIP], [Type], [StatSubDivisionCode])
  VALUES('0110', '臺北市中山區', '01', '01', '104', NULL, '6300400')
GO
INSERT INTO [dbo].[GenSubDivision]([SubdivisionNo], [SubdivisionName], [DivisionNo], [DivisionNoOld], [ZIP], [Type], [StatSubDivisionCode])
  VALUES('0111', '臺北市內湖區', '01', '01', '114', NULL, '6301000')
GO
INSERT INTO [dbo].[GenSubDivision]([SubdivisionNo], [SubdivisionName], [DivisionNo], [DivisionNoOld], [ZIP], [Type], [StatSubDivisionCode])
  VALUES('0112', '臺北市南港區', '01', '01', '115', NULL, '6300900')
GO
INSERT INTO [dbo].[GenSubDivision]([SubdivisionNo], [SubdivisionName], [DivisionNo], [DivisionNoOld], [ZIP], [Type], [StatSubDivisionCode])
  VALUES('0115', '臺北市士林區', '01', '01', '111', NULL, '6301100')
GO
INSERT INTO [dbo].[GenSubDivision]([SubdivisionNo], [SubdivisionName], [DivisionNo], [DivisionNoOld], [ZIP], [Type], [StatSubDivisionCode])
  VALUES('0116', '臺北市北投區', '01', '01', '112', NULL, '6301200')
GO
INSERT INTO [dbo].[GenSubDivision]([SubdivisionNo], [SubdivisionName], [DivisionNo], [DivisionNoOld], [ZIP], [Type], [StatSubDivisionCode])
  VALUES('0117', '臺北市信義區', '01', '01', '110', NULL, '6300200')
GO
