USE [Qytetari]
GO
SET ANSI_NULLS ON
GO
DECLARE @now datetime2 = SYSUTCDATETIME();

DECLARE @Qark TABLE (QarkKod char(2), Emri nvarchar(60));
INSERT INTO @Qark (QarkKod, Emri)
SELECT '01', N'Berat'
UNION ALL
SELECT '04', N'Elbasan'
UNION ALL
SELECT '09', N'Lezhë'
UNION ALL
SELECT '12', N'Vlorë';

MERGE dbo.Qarku AS tgt USING @Qark AS src ON tgt.Kod = src.QarkKod
WHEN NOT MATCHED THEN INSERT (Kod, Emri, Krijuar) VALUES (src.QarkKod, src.Emri, @now);
GO

EXEC dbo.usp_ShtoBashki @QarkKod = '01', @Kod = '0101', @Emri = N'Berat';
EXEC dbo.usp_ShtoBashki @QarkKod = '01', @Kod = '0102', @Emri = N'Kuçovë';
EXEC dbo.usp_ShtoBashki @QarkKod = '01', @Kod = '0103', @Emri = N'Poliçan';
EXEC dbo.usp_ShtoBashki @QarkKod = '01', @Kod = '0104', @Emri = N'Skrapar';
EXEC dbo.usp_ShtoBashki @QarkKod = '04', @Kod = '0401', @Emri = N'Belsh';
EXEC dbo.usp_ShtoBashki @QarkKod = '04', @Kod = '0402', @Emri = N'Elbasan';
EXEC dbo.usp_ShtoBashki @QarkKod = '04', @Kod = '0403', @Emri = N'Gramsh';
EXEC dbo.usp_ShtoBashki @QarkKod = '09', @Kod = '0901', @Emri = N'Kurbin';
EXEC dbo.usp_ShtoBashki @QarkKod = '09', @Kod = '0902', @Emri = N'Lezhë';
EXEC dbo.usp_ShtoBashki @QarkKod = '09', @Kod = '0903', @Emri = N'Mirditë';
EXEC dbo.usp_ShtoBashki @QarkKod = '12', @Kod = '1201', @Emri = N'Delvinë';
EXEC dbo.usp_ShtoBashki @QarkKod = '12', @Kod = '1202', @Emri = N'Himarë';
EXEC dbo.usp_ShtoBashki @QarkKod = '12', @Kod = '1203', @Emri = N'Sarandë';
EXEC dbo.usp_ShtoBashki @QarkKod = '12', @Kod = '1204', @Emri = N'Vlorë';
GO
PRINT N'U shtuan bashkitë';
GO
