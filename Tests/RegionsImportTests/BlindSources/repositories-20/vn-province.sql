-- Tỉnh/Thành Phố
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('01', 'Thành phố Hà Nội', 'Thành phố Trung ương');
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('02', 'Tỉnh Hà Giang', 'Tỉnh');
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('04', 'Tỉnh Cao Bằng', 'Tỉnh');
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('06', 'Tỉnh Bắc Kạn', 'Tỉnh');
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('08', 'Tỉnh Tuyên Quang', 'Tỉnh');
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('10', 'Tỉnh Lào Cai', 'Tỉnh');
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('11', 'Tỉnh Điện Biên', 'Tỉnh');
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('12', 'Tỉnh Lai Châu', 'Tỉnh');
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('14', 'Tỉnh Sơn La', 'Tỉnh');
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('15', 'Tỉnh Yên Bái', 'Tỉnh');
INSERT INTO PROVINCE (province_code, name, type)
VALUES ('17', 'Tỉnh Hoà Bình', 'Tỉnh');

UPDATE PROVINCE
SET STATUS      = '1',
    CREATE_DATE = TRUNC(SYSDATE)
WHERE PROVINCE_CODE IS NOT NULL;