/*
Navicat SQL Server Data Transfer

Source Server         : CAPACITACION
Source Server Version : 130000
Source Host           : 172.18.1.41:1433
Source Database       : CPV_CAPACITACION2
Source Schema         : dbo

Target Server Type    : SQL Server
Target Server Version : 130000
File Encoding         : 65001

Date: 2017-03-03 11:02:29
*/


-- ----------------------------
-- Table structure for MAE_UBIGEO
-- ----------------------------

-- ----------------------------
-- Records of MAE_UBIGEO
-- ----------------------------
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010101', N'01', N'01', N'01', N'AMAZONAS', N'CHACHAPOYAS', N'CHACHAPOYAS')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010102', N'01', N'01', N'02', N'AMAZONAS', N'CHACHAPOYAS', N'ASUNCION')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010103', N'01', N'01', N'03', N'AMAZONAS', N'CHACHAPOYAS', N'BALSAS')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010104', N'01', N'01', N'04', N'AMAZONAS', N'CHACHAPOYAS', N'CHETO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010105', N'01', N'01', N'05', N'AMAZONAS', N'CHACHAPOYAS', N'CHILIQUIN')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010106', N'01', N'01', N'06', N'AMAZONAS', N'CHACHAPOYAS', N'CHUQUIBAMBA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010107', N'01', N'01', N'07', N'AMAZONAS', N'CHACHAPOYAS', N'GRANADA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010108', N'01', N'01', N'08', N'AMAZONAS', N'CHACHAPOYAS', N'HUANCAS')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010109', N'01', N'01', N'09', N'AMAZONAS', N'CHACHAPOYAS', N'LA JALCA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010110', N'01', N'01', N'10', N'AMAZONAS', N'CHACHAPOYAS', N'LEIMEBAMBA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010111', N'01', N'01', N'11', N'AMAZONAS', N'CHACHAPOYAS', N'LEVANTO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010112', N'01', N'01', N'12', N'AMAZONAS', N'CHACHAPOYAS', N'MAGDALENA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010113', N'01', N'01', N'13', N'AMAZONAS', N'CHACHAPOYAS', N'MARISCAL CASTILLA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010114', N'01', N'01', N'14', N'AMAZONAS', N'CHACHAPOYAS', N'MOLINOPAMPA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010115', N'01', N'01', N'15', N'AMAZONAS', N'CHACHAPOYAS', N'MONTEVIDEO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010116', N'01', N'01', N'16', N'AMAZONAS', N'CHACHAPOYAS', N'OLLEROS')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010117', N'01', N'01', N'17', N'AMAZONAS', N'CHACHAPOYAS', N'QUINJALCA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010118', N'01', N'01', N'18', N'AMAZONAS', N'CHACHAPOYAS', N'SAN FRANCISCO DE DAGUAS')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010119', N'01', N'01', N'19', N'AMAZONAS', N'CHACHAPOYAS', N'SAN ISIDRO DE MAINO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010120', N'01', N'01', N'20', N'AMAZONAS', N'CHACHAPOYAS', N'SOLOCO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010121', N'01', N'01', N'21', N'AMAZONAS', N'CHACHAPOYAS', N'SONCHE')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010201', N'01', N'02', N'01', N'AMAZONAS', N'BAGUA', N'BAGUA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010202', N'01', N'02', N'02', N'AMAZONAS', N'BAGUA', N'ARAMANGO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010203', N'01', N'02', N'03', N'AMAZONAS', N'BAGUA', N'COPALLIN')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010204', N'01', N'02', N'04', N'AMAZONAS', N'BAGUA', N'EL PARCO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010205', N'01', N'02', N'05', N'AMAZONAS', N'BAGUA', N'IMAZA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010206', N'01', N'02', N'06', N'AMAZONAS', N'BAGUA', N'LA PECA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010301', N'01', N'03', N'01', N'AMAZONAS', N'BONGARA', N'JUMBILLA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010302', N'01', N'03', N'02', N'AMAZONAS', N'BONGARA', N'CHISQUILLA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010303', N'01', N'03', N'03', N'AMAZONAS', N'BONGARA', N'CHURUJA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010304', N'01', N'03', N'04', N'AMAZONAS', N'BONGARA', N'COROSHA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010305', N'01', N'03', N'05', N'AMAZONAS', N'BONGARA', N'CUISPES')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010306', N'01', N'03', N'06', N'AMAZONAS', N'BONGARA', N'FLORIDA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010307', N'01', N'03', N'07', N'AMAZONAS', N'BONGARA', N'JAZAN')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010308', N'01', N'03', N'08', N'AMAZONAS', N'BONGARA', N'RECTA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010309', N'01', N'03', N'09', N'AMAZONAS', N'BONGARA', N'SAN CARLOS')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010310', N'01', N'03', N'10', N'AMAZONAS', N'BONGARA', N'SHIPASBAMBA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010311', N'01', N'03', N'11', N'AMAZONAS', N'BONGARA', N'VALERA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010312', N'01', N'03', N'12', N'AMAZONAS', N'BONGARA', N'YAMBRASBAMBA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010401', N'01', N'04', N'01', N'AMAZONAS', N'CONDORCANQUI', N'NIEVA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010402', N'01', N'04', N'02', N'AMAZONAS', N'CONDORCANQUI', N'EL CENEPA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'010403', N'01', N'04', N'03', N'AMAZONAS', N'CONDORCANQUI', N'RIO SANTIAGO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'070101', N'07', N'01', N'01', N'CALLAO', N'CALLAO', N'CALLAO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'070102', N'07', N'01', N'02', N'CALLAO', N'CALLAO', N'BELLAVISTA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'070103', N'07', N'01', N'03', N'CALLAO', N'CALLAO', N'CARMEN DE LA LEGUA REYNOSO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'070104', N'07', N'01', N'04', N'CALLAO', N'CALLAO', N'LA PERLA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'070105', N'07', N'01', N'05', N'CALLAO', N'CALLAO', N'LA PUNTA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'070106', N'07', N'01', N'06', N'CALLAO', N'CALLAO', N'VENTANILLA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'070107', N'07', N'01', N'07', N'CALLAO', N'CALLAO', N'MI PERU')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170101', N'17', N'01', N'01', N'MADRE DE DIOS', N'TAMBOPATA', N'TAMBOPATA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170102', N'17', N'01', N'02', N'MADRE DE DIOS', N'TAMBOPATA', N'INAMBARI')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170103', N'17', N'01', N'03', N'MADRE DE DIOS', N'TAMBOPATA', N'LAS PIEDRAS')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170104', N'17', N'01', N'04', N'MADRE DE DIOS', N'TAMBOPATA', N'LABERINTO')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170201', N'17', N'02', N'01', N'MADRE DE DIOS', N'MANU', N'MANU')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170202', N'17', N'02', N'02', N'MADRE DE DIOS', N'MANU', N'FITZCARRALD')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170203', N'17', N'02', N'03', N'MADRE DE DIOS', N'MANU', N'MADRE DE DIOS')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170204', N'17', N'02', N'04', N'MADRE DE DIOS', N'MANU', N'HUEPETUHE')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170301', N'17', N'03', N'01', N'MADRE DE DIOS', N'TAHUAMANU', N'IÑAPARI')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170302', N'17', N'03', N'02', N'MADRE DE DIOS', N'TAHUAMANU', N'IBERIA')
GO
GO
INSERT INTO [dbo].[MAE_UBIGEO] ([ubigeo], [ccdd], [ccpp], [ccdi], [departamento], [provincia], [distrito]) VALUES (N'170303', N'17', N'03', N'03', N'MADRE DE DIOS', N'TAHUAMANU', N'TAHUAMANU')
GO
GO
