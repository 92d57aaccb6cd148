USE xt8;
INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('110101', '东城区', '110100');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('110102', '西城区', '110100');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('110103', '崇文区', '110100');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('110104', '宣武区', '110100');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('110228', '密云县', '110200');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('110229', '延庆县', '110200');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('120101', '和平区', '120100');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('120107', '塘沽区', '120100');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('120221', '宁河县', '120200');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('120223', '静海县', '120200');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('120225', '蓟　县', '120200');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('130301', '市辖区', '130300');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('130302', '海港区', '130300');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('130303', '山海关区', '130300');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('130304', '北戴河区', '130300');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('130321', '青龙满族自治县', '130300');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('640201', '市辖区', '640200');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('640202', '大武口区', '640200');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('640205', '惠农区', '640200');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('640221', '平罗县', '640200');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('652101', '吐鲁番市', '652100');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('652122', '鄯善县', '652100');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('652123', '托克逊县', '652100');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('659001', '石河子市', '659000');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('659002', '阿拉尔市', '659000');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('659003', '图木舒克市', '659000');

INSERT INTO tb_district
   (`distId`, `distName`, `cId`)
VALUES
   ('659004', '五家渠市', '659000');

