/**********创建省级表**********/
CREATE TABLE Province
(
	ProvinceID INT IDENTITY(1,1) PRIMARY KEY,  --省份主键
	ProvinceName NVARCHAR(50) NOT NULL,        --省份名称
	ProvinceSort INT,					      --省份排序
	ProvinceRemark NVARCHAR(50)		          --说明		  
)
Go

INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'北京市','1',N'直辖市')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'天津市','2',N'直辖市')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'河北省','5',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'山西省','6',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'内蒙古自治区','32',N'自治区')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'辽宁省','8',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'吉林省','9',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'黑龙江省','10',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'上海市','3',N'直辖市')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'江苏省','11',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'浙江省','12',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'安徽省','13',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'福建省','14',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'江西省','15',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'山东省','16',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'河南省','17',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'湖北省','18',N'省份')
INSERT Province(ProvinceName,ProvinceSort,ProvinceRemark) Values(N'湖南省','19',N'省份')
