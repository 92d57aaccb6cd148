CREATE TABLE wilayah (kode varchar(13), nama varchar(80));
INSERT INTO wilayah VALUES ('31','Aroland'), ('32','Beland'), ('31.01','Cadot'), ('31.02','Delmar'), ('32.01','Erwin');
CREATE TABLE desa (kode varchar(13), nama varchar(80));
INSERT INTO desa VALUES ('31.01.001','Fanum'), ('31.01.002','Gerle'), ('31.02.001','Harro'), ('32.01.001','Istow'), ('32.01.002','Jandel');
