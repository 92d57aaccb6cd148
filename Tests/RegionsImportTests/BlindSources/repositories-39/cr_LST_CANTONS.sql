
CREATE TABLE LST_CANTONS (
  id int NOT NULL,
  p_code VARCHAR(3) NOT NULL,
  code VARCHAR(3) NOT NULL,
  name_value varchar(45) DEFAULT NULL,
  PRIMARY KEY (id)
)

INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('1', '1', '01', 'San José');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('2', '1', '02', 'Escazú');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('3', '1', '03', 'Desamparados');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('4', '1', '04', 'Puriscal');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('5', '1', '05', 'Tarrazú');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('6', '1', '06', 'Aserrí');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('7', '1', '07', 'Mora');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('8', '1', '08', 'Goicoechea');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('9', '1', '09', 'Santa Ana');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('10', '1', '10', 'Alajuelita');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('11', '1', '11', 'Vásquez de Coronado');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('12', '1', '12', 'Acosta');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('13', '1', '13', 'Tibás');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('14', '1', '14', 'Moravia');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('15', '1', '15', 'Montes de Oca');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('16', '1', '16', 'Turrubares');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('17', '1', '17', 'Dota');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('18', '1', '18', 'Curridabat');
INSERT INTO LST_CANTONS (id, p_code, code, name_value) VALUES ('19', '1', '19', 'Pérez Zeledón');
